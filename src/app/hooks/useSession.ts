import { useServices } from '#/app/hooks/ServicesContext';
import { useReadable } from '#/app/hooks/useReadable';
import type { Services } from '#/usecases/shared/services';
import type { Readable } from '#/usecases/shared/store';

/** The one session of its kind, what can be done with it and what it shows now. */
export const useSession = <T extends object, S extends Readable<T>>(
  sessionOf: (services: Services) => S & Readable<T>,
): Omit<S, keyof Readable<T>> & T => {
  const session = sessionOf(useServices());
  const snapshot = useReadable(session);
  return { ...session, ...snapshot };
};

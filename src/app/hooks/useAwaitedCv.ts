import { useServices } from '#/app/hooks/ServicesContext';
import { useCv } from '#/app/hooks/useCv';
import { useRecord } from '#/app/hooks/useRecord';
import { savedCorrectionsRecord } from '#/domain/cv/savedCorrectionsRecord';
import { cvSessionOf } from '#/usecases/cv/cvSession';
import type { CvState } from '#/usecases/cv/cvState';

/** A CV that is kept comes back: until it was looked for and read, nothing is known to be missing. */
const isComing = ({ status }: CvState): boolean => status === 'none' || status === 'reading';

/** The CV kept on the device whose reading is not over, by what was kept of it; null where none is awaited. */
export const useAwaitedCv = (): { readonly firstName: string | null } | null => {
  const { state, storageProblem } = useCv();
  const kept = useRecord(savedCorrectionsRecord);
  return isComing(state) && storageProblem === null && kept.ok && kept.value !== null
    ? { firstName: kept.value.firstName ?? null }
    : null;
};

/** Fills the profile from the CV, once its reading is over. */
export const useFillProfile = (): (() => void) => {
  const services = useServices();
  return () =>
    void Promise.all([
      import('#/usecases/cv/fillProfile'),
      import('#/usecases/cv/settledCv').then(({ settledCv }) => settledCv(cvSessionOf(services))),
    ]).then(([{ fillProfile }, read]) => {
      if (read !== null) fillProfile(services, read);
    });
};

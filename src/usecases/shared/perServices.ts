import type { Services } from '#/usecases/shared/services';

/**
 * One of a thing for each set of services, made when it is first asked for. It stands beside the
 * services rather than in a screen, and so outlives every screen that uses it.
 */
export const perServices = <T extends object>(
  create: (services: Services) => T,
): ((services: Services) => T) => {
  const made = new WeakMap<Services, T>();
  return (services) => {
    const known = made.get(services);
    if (known) return known;
    const one = create(services);
    made.set(services, one);
    return one;
  };
};

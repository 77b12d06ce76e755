import { createContext, useContext } from 'react';

import type { Services } from '#/usecases/shared/services';

export const ServicesContext = createContext<Services | null>(null);

/** The services of the application. Throws outside `ServicesContext`: a screen without them is a bug. */
export const useServices = (): Services => {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('useServices needs a ServicesContext above it');
  return services;
};

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { createCvSession } from '#/usecases/cv/cvSession';
import type { CvSession, CvSnapshot } from '#/usecases/cv/cvSession';
import { perServices } from '#/usecases/shared/perServices';

const CvContext = createContext<CvSession | null>(null);

// Beside the services rather than in the provider: the CV outlives a walk through the public pages.
const sessionOf = perServices((services) => {
  const session = createCvSession(services);
  void session.restore();
  return session;
});

/** Holds the CV that all screens share, and brings back a kept one. */
export const CvProvider = ({ children }: { readonly children: ReactNode }) => {
  const session = sessionOf(useServices());
  return <CvContext value={session}>{children}</CvContext>;
};

/** The shared CV and what can be done with it. Throws outside `CvProvider`: specification, section 8. */
export const useCv = (): CvSnapshot & Omit<CvSession, 'getSnapshot' | 'subscribe'> => {
  const session = useContext(CvContext);
  if (session === null) throw new Error('useCv needs a CvProvider above it');
  const snapshot = useSyncExternalStore(session.subscribe, session.getSnapshot);
  return { ...session, ...snapshot };
};

import { useSession } from '#/app/hooks/useSession';
import { cvSessionOf } from '#/usecases/cv/cvSession';
import type { CvSession, CvSnapshot } from '#/usecases/cv/cvSession';

/** The shared CV and what can be done with it. */
export const useCv = (): CvSnapshot & Omit<CvSession, 'getSnapshot' | 'subscribe'> =>
  useSession<CvSnapshot, CvSession>(cvSessionOf);

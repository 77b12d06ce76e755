import { useServices } from '#/app/hooks/ServicesContext';
import { useCv } from '#/app/hooks/useCv';
import { useRecord } from '#/app/hooks/useRecord';
import { savedCorrectionsRecord } from '#/domain/cv/savedCorrectionsRecord';
import { cvSessionOf } from '#/usecases/cv/cvSession';
import type { CvState } from '#/usecases/cv/cvState';

type Awaited = { readonly firstName: string | null };

/** What is known of a CV that is kept before it has come back. */
type Kept = Awaited & { readonly fileName: string; readonly told: string | null };

/**
 * The CV whose reading is not over: one just imported, or one that is kept, which comes back once it was looked for.
 * Until then nothing is known to be missing.
 */
export const awaitedCvOf = (
  { status }: Pick<CvState, 'status'>,
  kept: Awaited | null,
  isStorageSound: boolean,
): Awaited | null => {
  const isKept = isStorageSound && kept !== null;
  if (status === 'reading') return { firstName: isKept ? kept.firstName : null };
  return status === 'none' && isKept ? kept : null;
};

/** What the record beside a CV that is kept tells of it; null where none is kept. */
export const useKeptCv = (): Kept | null => {
  const kept = useRecord(savedCorrectionsRecord);
  if (!kept.ok || kept.value === null) return null;
  const { fileName, firstName = null, told = null } = kept.value;
  return { fileName, firstName, told };
};

/** The CV whose reading is not over, by what was kept of it; null where none is awaited. */
export const useAwaitedCv = (): Awaited | null => {
  const { state, storageProblem } = useCv();
  return awaitedCvOf(state, useKeptCv(), storageProblem === null);
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

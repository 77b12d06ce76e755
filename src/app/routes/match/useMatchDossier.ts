import { useServices } from '#/app/hooks/ServicesContext';
import { useRecord } from '#/app/hooks/useRecord';
import { hrefOfDossier } from '#/app/navigation/dossierHrefs';
import { subjectAddress } from '#/app/navigation/subjectAddress';
import { ADDRESSES } from '#/copy/addresses';
import { dossiersRecord } from '#/domain/dossier/dossiersRecord';
import type { MatchDossier } from '#/pages/MatchPage/MatchPage.state';
import { followDossier } from '#/usecases/dossier/changeDossier';
import type { MatchState } from '#/usecases/match/matchSession';

/** The dossier of the result in view; null before one, for an example, and where none could be opened. */
export const useMatchDossier = (state: MatchState): MatchDossier | null => {
  const services = useServices();
  const kept = useRecord(dossiersRecord);
  const id = state.status === 'complete' ? state.analysis.dossierId : null;
  const dossier = kept.ok ? kept.value?.find((one) => one.id === id) : undefined;
  if (dossier === undefined) return null;
  const subject = { kind: 'dossier', id: dossier.id } as const;
  return {
    href: hrefOfDossier(dossier.id),
    letter: subjectAddress(ADDRESSES.coverLetter, subject),
    interview: subjectAddress(ADDRESSES.interview, subject),
    followed: dossier.followedOn !== null,
    onFollow: () => followDossier(services, dossier.id, true),
  };
};

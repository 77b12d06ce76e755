import { useCv } from '#/app/hooks/useCv';
import { useRecord } from '#/app/hooks/useRecord';
import type { SheetNames } from '#/domain/dossier/dossierSheet.fr';
import { profileRecord } from '#/domain/profile/profileRecord';

/** Names that a sheet leaves out on demand: the person, whoever was met, and every employer that the CV or the offer tells. */
export const useNamesToHide = (company: string, people: readonly string[] = []): SheetNames => {
  const { state } = useCv();
  const profile = useRecord(profileRecord);
  const own = profile.ok ? profile.value : null;
  const cv = state.status === 'read' ? state.cv : null;
  return {
    people: [
      own?.firstName ?? '',
      own?.lastName ?? '',
      cv?.person.firstName?.value ?? '',
      cv?.person.lastName?.value ?? '',
      ...people,
    ],
    employers: [
      company,
      ...(cv?.experiences ?? []).map((one) => one.company?.value ?? ''),
      ...(own?.experiences ?? []).map((one) => one.company),
    ],
  };
};

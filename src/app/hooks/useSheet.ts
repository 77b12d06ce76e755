import { useState } from 'react';

import { useCv } from '#/app/hooks/useCv';
import { useRecord } from '#/app/hooks/useRecord';
import { withoutNames } from '#/domain/dossier/dossierSheet.fr';
import type { Sheet, SheetNames } from '#/domain/dossier/dossierSheet.fr';
import { profileRecord } from '#/domain/profile/profileRecord';

/** Names that a sheet leaves out on demand: the person, whoever was met, and every employer that the CV or the offer tells. */
const useNamesToHide = (company: string, people: readonly string[]): SheetNames => {
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

/** A sheet to be printed or handed over, with its names or without them as asked. */
export const useSheet = (whole: Sheet, company: string, people: readonly string[] = []) => {
  const [nameless, setNameless] = useState(false);
  const names = useNamesToHide(company, people);
  return {
    sheet: nameless ? withoutNames(whole, names) : whole,
    nameless,
    onNameless: setNameless,
    onPrint: () => window.print(),
  };
};

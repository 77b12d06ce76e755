import { subjectAddress } from '#/app/navigation/subjectAddress';
import { ADDRESSES } from '#/copy/addresses';
import type { SubjectRef } from '#/usecases/subject/subject';

/** Address of a dossier. */
export const hrefOfDossier = (id: number): string => `${ADDRESSES.dossier}/${id}`;

/** Address that opens the dossier of an offer or an application, the first time as later. */
export const hrefOpeningDossier = (subject: SubjectRef): string =>
  subject.kind === 'dossier'
    ? hrefOfDossier(subject.id)
    : subjectAddress(ADDRESSES.dossier, subject);

/** What an address of a dossier shows in its place. */
export const DOSSIER_VIEW = 'vue';

/** Address of the CV made for the job of a dossier. */
export const hrefOfDossierCv = (id: number): string => `${hrefOfDossier(id)}?${DOSSIER_VIEW}=cv`;

/** Address of the sheet of a dossier, to be printed. */
export const hrefOfDossierSheet = (id: number): string =>
  `${hrefOfDossier(id)}?${DOSSIER_VIEW}=fiche`;

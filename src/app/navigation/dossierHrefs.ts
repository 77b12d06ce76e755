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

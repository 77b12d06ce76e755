import { subjectAddress } from '#/app/navigation/subjectAddress';
import { ADDRESSES, hrefOfDossier } from '#/copy/addresses';
import type { SubjectRef } from '#/usecases/subject/subject';

/** Address that opens the dossier of an offer or an application, the first time as later. */
export const hrefOpeningDossier = (subject: SubjectRef): string =>
  subject.kind === 'dossier'
    ? hrefOfDossier(subject.id)
    : subjectAddress(ADDRESSES.dossier, subject);

/** What an address of a dossier asks for, once it is open. */
export const DOSSIER_GESTURE = 'geste';
const FOLLOW_UP = 'relance';

/** Address that opens the dossier of an application on the message of its next follow-up. */
export const hrefOfFollowUp = (applicationId: number): string =>
  `${hrefOpeningDossier({ kind: 'application', id: applicationId })}&${DOSSIER_GESTURE}=${FOLLOW_UP}`;

/** Whether an address asks for that message. */
export const asksFollowUp = (search: URLSearchParams): boolean =>
  search.get(DOSSIER_GESTURE) === FOLLOW_UP;

/** What an address of a dossier shows in its place. */
export const DOSSIER_VIEW = 'vue';

/** Address of the CV made for the job of a dossier. */
export const hrefOfDossierCv = (id: number): string => `${hrefOfDossier(id)}?${DOSSIER_VIEW}=cv`;

/** Address of the sheet of a dossier, to be printed. */
export const hrefOfDossierSheet = (id: number): string =>
  `${hrefOfDossier(id)}?${DOSSIER_VIEW}=fiche`;

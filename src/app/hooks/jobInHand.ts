import { hrefOpeningDossier } from '#/app/navigation/dossierHrefs';
import type { HeldJob, Subject } from '#/usecases/subject/subject';

/** The job that a screen was opened on, while the text that it works on is still its advertisement; else null. */
export const jobInHand = (
  subject: Subject | null,
  text: string,
  advertisement: string,
): HeldJob | null =>
  subject === null || advertisement.trim() === '' || text !== advertisement
    ? null
    : {
        title: subject.title,
        company: subject.company,
        href: hrefOpeningDossier(
          subject.dossierId === null ? subject : { kind: 'dossier', id: subject.dossierId },
        ),
      };

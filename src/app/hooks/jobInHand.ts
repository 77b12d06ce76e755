import { hrefOpeningDossier } from '#/app/navigation/dossierHrefs';
import type { Services } from '#/usecases/shared/services';
import type { HeldJob, Subject } from '#/usecases/subject/subject';

/** The job that a screen was opened on, while the text that it works on is still its advertisement; else null. */
export const jobInHand = (
  services: Services,
  subject: Subject | null,
  { text, advertisement }: { readonly text: string; readonly advertisement: string },
): HeldJob | null => {
  if (subject === null || advertisement.trim() === '' || text !== advertisement) return null;
  const { kind, id, dossierId, title, company } = subject;
  return {
    title,
    company,
    href: hrefOpeningDossier(dossierId === null ? subject : { kind: 'dossier', id: dossierId }),
    // What is noted with an application, or told by a catalogue, was not read.
    correction:
      kind === 'dossier'
        ? async () => {
            // Most readings need none.
            const work = await import('#/usecases/match/correctJob').catch(() => null);
            return work?.correctionOf(services, id) ?? null;
          }
        : null,
  };
};

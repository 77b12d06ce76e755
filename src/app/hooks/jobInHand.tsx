import { hrefOpeningDossier } from '#/app/navigation/dossierHrefs';
import { lazyComponent } from '#/components/loading/lazyComponent';
import type { JobStoodOn } from '#/modules/JobInHand/JobInHand';
import type { Subject } from '#/usecases/subject/subject';

// Most readings need no correction.
const CorrectingJob = lazyComponent(
  async () => (await import('#/app/routes/dossier/CorrectingJob')).CorrectingJob,
);

/** The job that a screen was opened on, while the text that it works on is still its advertisement; else null. */
export const jobInHand = (
  subject: Subject | null,
  text: string,
  advertisement: string,
): JobStoodOn | null => {
  if (subject === null || advertisement.trim() === '' || text !== advertisement) return null;
  const { kind, id, dossierId, title, company } = subject;
  return {
    title,
    company,
    href: hrefOpeningDossier(dossierId === null ? subject : { kind: 'dossier', id: dossierId }),
    // What is noted with an application, or told by a catalogue, was not read.
    correct:
      kind === 'dossier' ? (onDone) => <CorrectingJob dossierId={id} onDone={onDone} /> : null,
  };
};

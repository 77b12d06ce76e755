import type { Services } from '#/usecases/shared/services';
import type { HeldJob, Subject } from '#/usecases/subject/subject';

/** The job in hand with the way to put right what was read of it: what is noted with an application, or told by a catalogue, was not read. */
export const correctableJob = (
  services: Services,
  subject: Subject | null,
  held: HeldJob | null,
): HeldJob | null =>
  held === null || subject?.kind !== 'dossier'
    ? held
    : {
        ...held,
        correction: async () => {
          const work = await import('#/usecases/match/correctJob').catch(() => null);
          return work?.correctionOf(services, subject.id) ?? null;
        },
      };

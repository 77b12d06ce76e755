import type { Application } from '#/domain/applications/application';
import type { Day } from '#/domain/applications/days';
import type { DossierContents } from '#/domain/dossier/contents';
import type { Dossier } from '#/domain/dossier/dossier';
import { peopleOf } from '#/domain/dossier/people';
import type { DossierPerson } from '#/domain/dossier/people';
import { answeredCount } from '#/domain/interview/session';

/** One letter of the job. */
export type DossierLetter = {
  readonly id: number;
  readonly name: string;
  readonly changedOn: Day;
  /** It is the one that was noted as sent. */
  readonly sent: boolean;
};

/** One training for the interview of the job. */
export type DossierTraining = {
  readonly id: number;
  readonly on: Day;
  readonly answered: number;
  readonly total: number;
  readonly finished: boolean;
};

/** What was made and noted for a job, as it is listed. */
export type DossierSummary = {
  readonly letters: readonly DossierLetter[];
  readonly trainings: readonly DossierTraining[];
  readonly application: Application | null;
  readonly people: readonly DossierPerson[];
  /** Those of the application, or of the dossier while there is none. */
  readonly notes: string;
};

/** Lists what a dossier joins. */
export const summaryOf = (
  dossier: Dossier,
  { application, letters, interviews }: DossierContents,
): DossierSummary => ({
  letters: letters.map(({ id, name, changedAt, applicationId }) => ({
    id,
    name,
    changedOn: changedAt.slice(0, 10),
    sent: application !== null && applicationId === application.id,
  })),
  trainings: interviews.map((session) => ({
    id: session.id,
    on: session.startedAt.slice(0, 10),
    answered: answeredCount(session),
    total: session.questions.length,
    finished: session.finishedAt !== null,
  })),
  application,
  people: peopleOf(dossier, application),
  notes: application?.notes ?? dossier.notes,
});

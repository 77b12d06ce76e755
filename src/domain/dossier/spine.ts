import { dayOf } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import { nextFollowUp } from '#/domain/applications/followUps';
import type { DossierContents } from '#/domain/dossier/contents';
import { answeredCount } from '#/domain/interview/session';

/** The way of one job, in order. */
export const DOSSIER_STEPS = [
  'read',
  'compared',
  'letter',
  'sent',
  'followUp',
  'interview',
  'answer',
] as const;
export type DossierStep = (typeof DOSSIER_STEPS)[number];

/** `next` is the one thing to do now: one step at most has it. `skipped` was left out on the way, and can still be done. */
export const STEP_STANDINGS = ['done', 'next', 'later', 'skipped'] as const;
export type StepStanding = (typeof STEP_STANDINGS)[number];

export type SpineStep = {
  readonly step: DossierStep;
  readonly standing: StepStanding;
  /** The day it was done; null where it is not, or where the day is not known. */
  readonly on: Day | null;
};

/** The days on which the steps were done, as far as they were. `today` tells what is past. */
const daysDone = (
  { job, application, analysis, letters, interviews }: DossierContents,
  openedOn: Day,
  today: Day,
): Readonly<Record<DossierStep, Day | null>> => {
  const followUps = (application?.followUps ?? []).flatMap(({ doneOn }) => doneOn ?? []);
  const met = (application?.interviews ?? []).map(({ start }) => dayOf(start));
  const trained = interviews.filter((one) => answeredCount(one) > 0);
  const answer = application?.history.find(({ status }) => status === 'rejected');
  const past = met.filter((day) => day < today);
  return {
    read: job.title === '' ? null : openedOn,
    compared: analysis === null ? null : analysis.date.slice(0, 10),
    letter:
      letters[0] === undefined
        ? application !== null && application.letter !== ''
          ? application.date
          : null
        : letters[0].changedAt.slice(0, 10),
    sent: application?.date ?? null,
    followUp: followUps.toSorted().at(-1) ?? null,
    interview:
      past.toSorted().at(-1) ??
      (application?.status === 'interview' ? null : (trained[0]?.startedAt.slice(0, 10) ?? null)),
    answer: application?.status === 'rejected' ? (answer?.on ?? application.date) : null,
  };
};

/** The one thing to do now; null where an answer has come and nothing is left. */
export const nextStepOf = (
  contents: DossierContents,
  done: Readonly<Record<DossierStep, Day | null>>,
  today: Day,
): DossierStep | null => {
  const { application } = contents;
  if (application === null)
    return (
      (['read', 'compared', 'letter', 'sent'] as const).find((step) => done[step] === null) ??
      'sent'
    );
  switch (application.status) {
    case 'rejected':
      return null;
    case 'interview':
      return application.interviews.some(({ start }) => dayOf(start) >= today) ||
        done.interview === null
        ? 'interview'
        : 'answer';
    case 'sent':
    case 'inReview': {
      if (nextFollowUp(application) !== null) return 'followUp';
      return done.interview === null ? 'interview' : 'answer';
    }
  }
};

/** Where a dossier stands: each step with what is done of it, and one that comes next. */
export const spineOf = (
  contents: DossierContents,
  openedOn: Day,
  today: Day,
): readonly SpineStep[] => {
  const done = daysDone(contents, openedOn, today);
  const next = nextStepOf(contents, done, today);
  const isSent = contents.application !== null;
  return DOSSIER_STEPS.map((step) => {
    const on = done[step];
    if (step === next) return { step, standing: 'next', on };
    if (on !== null) return { step, standing: 'done', on };
    const passed = isSent && (step === 'compared' || step === 'letter');
    return { step, standing: passed ? 'skipped' : 'later', on };
  });
};

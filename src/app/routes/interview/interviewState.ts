import { ADDRESSES } from '#/copy/addresses';
import type { Cv } from '#/domain/cv/cv';
import type { InterviewSession } from '#/domain/interview/interview';
import { choicesOf } from '#/domain/interview/interviewsRecord';
import type { InterviewPreferences } from '#/domain/interview/interviewsRecord';
import { answerTo, currentQuestion } from '#/domain/interview/session';
import type { Result } from '#/domain/shared/result';
import { readingProblemOf } from '#/domain/storage/unreadable';
import type { Unreadable } from '#/domain/storage/unreadable';
import type { VaultProblem } from '#/domain/storage/Vault';
import type {
  CvStanding,
  InterviewHrefs,
  InterviewingState,
  InterviewState,
  ReadingStatus,
  Resumable,
  SetupState,
} from '#/pages/InterviewPage/InterviewPage.state';
import type { AnswerReviewer } from '#/usecases/interview/answerReviewer';
import type { InterviewMachine } from '#/usecases/interview/interviewReducer';
import type { DictationState } from '#/usecases/shared/dictationState';

const VIEW = 'vue';
const HISTORY = 'historique';
const ONE = 'entretien';

/** Addresses of the views of the interview simulator. */
export const interviewHrefs: InterviewHrefs = {
  start: ADDRESSES.interview,
  history: `${ADDRESSES.interview}?${VIEW}=${HISTORY}`,
  of: (id) => `${ADDRESSES.interview}?${ONE}=${id}`,
};

/** What the screen is made from. */
export type InterviewSources = {
  readonly machine: InterviewMachine;
  readonly stored: Result<readonly InterviewSession[] | null, VaultProblem>;
  readonly preferences: InterviewPreferences;
  readonly cv: Cv | null;
  readonly cvStanding: CvStanding;
  readonly subject: SetupState['subject'];
  /** The job that the address names, as long as that text is its advertisement. */
  readonly held: (text: string) => SetupState['inHand'];
  readonly recentJobs: SetupState['recentJobs'];
  readonly dictation: DictationState;
  readonly reading: ReadingStatus;
  readonly reviewer: AnswerReviewer | 'loading' | 'unavailable';
  readonly unreadable: Unreadable;
};

const resumableIn = (sessions: readonly InterviewSession[]): Resumable | null => {
  const open = sessions.find(({ finishedAt }) => finishedAt === null);
  return open
    ? {
        id: open.id,
        title: open.title,
        startedAt: open.startedAt,
        index: open.index,
        total: open.questions.length,
      }
    : null;
};

const finished = (
  session: InterviewSession,
  { reviewer, cv }: InterviewSources,
  past: boolean,
): InterviewState => ({
  status: 'finished',
  session,
  review: typeof reviewer === 'string' ? reviewer : reviewer.reviewInterview(session, cv),
  past,
});

const interviewing = (
  machine: Extract<InterviewMachine, { phase: 'interviewing' }>,
  { reviewer, preferences, dictation, reading, cv }: InterviewSources,
): InterviewingState => {
  const { session, reviewed, timer } = machine;
  const question = currentQuestion(session);
  const feedback =
    reviewed === null || typeof reviewer === 'string'
      ? reviewed && (reviewer as 'loading' | 'unavailable')
      : reviewer.reviewAnswer(session, question, reviewed, cv);
  return {
    status: 'interviewing',
    session,
    timer,
    timerHidden: preferences.timerHidden,
    dictation,
    reading,
    feedback,
    feedbackStale: reviewed !== null && reviewed.text !== answerTo(session, question.id).text,
    outline: typeof reviewer === 'string' ? [] : reviewer.outlineOf(session, question, cv),
  };
};

/** The past interview that an address names; null where it names none, or one that is gone. */
export const namedInterview = (
  sessions: readonly InterviewSession[],
  params: URLSearchParams,
): InterviewSession | null =>
  sessions.find(({ id, finishedAt }) => finishedAt !== null && String(id) === params.get(ONE)) ??
  null;

/** What the screen shows: a view of the past where the address names one, else the interview of this page. */
export const interviewState = (
  sources: InterviewSources,
  params: URLSearchParams,
): InterviewState => {
  const { machine, stored, preferences, cvStanding, subject, unreadable } = sources;
  const sessions = stored.ok ? (stored.value ?? []) : [];
  const named = namedInterview(sessions, params);
  if (named) return finished(named, sources, true);
  if (params.get(VIEW) === HISTORY) {
    if (!stored.ok) return { status: readingProblemOf(stored.problem) };
    return { status: 'history', sessions, unreadable };
  }
  switch (machine.phase) {
    case 'interviewing':
      return interviewing(machine, sources);
    case 'finished':
      return finished(machine.session, sources, false);
    case 'setup':
      return {
        status: 'setup',
        offerText: machine.offerText,
        choices: choicesOf(preferences),
        cv: cvStanding,
        subject,
        inHand: sources.held(machine.offerText),
        recentJobs: sources.recentJobs,
        resumable: resumableIn(sessions),
        past: sessions.filter(({ finishedAt }) => finishedAt !== null).length,
        preparing: machine.preparing,
        unreadable,
      };
  }
};

import type { InterviewSession } from '#/domain/interview/interview';
import {
  interviewsRecord,
  withInterview,
  withoutInterview,
} from '#/domain/interview/interviewsRecord';
import { answeredCount, currentQuestion } from '#/domain/interview/session';
import { lazy } from '#/domain/shared/lazy';
import { updateRecord } from '#/domain/storage/updateRecord';
import { openDossier, postingOfText } from '#/usecases/dossier/openDossier';
import { loadAnswerReviewer } from '#/usecases/interview/answerReviewer';
import type { AnswerReviewer } from '#/usecases/interview/answerReviewer';
import { interviewToasts } from '#/usecases/interview/interview.copy';
import { INITIAL_INTERVIEW, interviewReducer } from '#/usecases/interview/interviewReducer';
import type { InterviewAction, InterviewMachine } from '#/usecases/interview/interviewReducer';
import type { InterviewRequest } from '#/usecases/interview/prepareInterview';
import type { Services } from '#/usecases/shared/services';
import { createStore, singleton } from '#/usecases/shared/store';
import type { Readable } from '#/usecases/shared/store';

/** What composes an interview weighs more than the screen that asks for one. */
const preparing = lazy(() => import('#/usecases/interview/prepareInterview'));
type Preparation = Awaited<ReturnType<typeof preparing>>;

/** Typing is kept at most this often, in milliseconds; leaving the page keeps at once. */
const KEEP_AFTER_MS = 600;

/** The interview of this page. It outlives its screen: going to import a CV loses nothing. */
export type InterviewStore = Readable<InterviewMachine> & {
  readonly dispatch: (action: InterviewAction) => void;
  readonly start: (request: InterviewRequest) => Promise<void>;
  readonly resume: (session: InterviewSession) => void;
  /** Marks the answers, then ends. Where what marks them does not load, it ends without marks. */
  readonly finish: () => Promise<void>;
  /** Back to the start; the interview can be taken up again, unless nothing was answered. */
  readonly leave: () => void;
  /** Leaves out the question in view, now and whenever this offer is trained for again: the offer does not ask for that. */
  readonly setQuestionAside: () => Promise<void>;
  /** Writes down what was not yet. */
  readonly keep: () => void;
};

type Parts = Pick<Services, 'analyzer' | 'lexicon' | 'vault' | 'notify' | 'now'>;

/** Starts with nothing asked. `loadReviewer` stands for the lazy chunk in tests. */
export const createInterviewStore = (
  parts: Parts,
  loadReviewer: () => Promise<AnswerReviewer | null> = () => loadAnswerReviewer(parts),
): InterviewStore => {
  const { getSnapshot, subscribe, set, begin } = createStore<InterviewMachine>(INITIAL_INTERVIEW);
  let unsaved = false;
  let warned = false;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const keep = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const machine = getSnapshot();
    if (!unsaved || machine.phase === 'setup') return;
    unsaved = false;
    const { session } = machine;
    const stored = updateRecord(parts.vault, interviewsRecord, [], (all) =>
      withInterview(all, session),
    );
    // Said once: the user types on, and every further word would say it again.
    if (!stored.ok && !warned) {
      warned = true;
      parts.notify({ tone: 'destructive', ...interviewToasts.notKept });
    }
  };
  const dispatch = (action: InterviewAction): void => {
    const before = getSnapshot();
    const next = interviewReducer(before, action);
    if (next === before) return;
    set(next);
    if (next.phase !== 'setup' && (before.phase === 'setup' || before.session !== next.session)) {
      unsaved = true;
      if (action.type === 'written' || action.type === 'dictated' || action.type === 'ticked')
        timer ??= setTimeout(keep, KEEP_AFTER_MS);
      else keep();
    }
  };

  return {
    getSnapshot,
    subscribe,
    dispatch,
    start: async (request) => {
      const isLatest = begin();
      const started = parts.now();
      dispatch({ type: 'preparing' });
      let preparation: Preparation;
      try {
        preparation = await preparing();
      } catch {
        if (!isLatest()) return;
        dispatch({ type: 'notPrepared' });
        parts.notify({ tone: 'destructive', ...interviewToasts.notPrepared });
        return;
      }
      const understood = await preparation.understandOffer(request, parts);
      const dossierId =
        request.dossierId ??
        openDossier(parts, postingOfText(request.offerText, { ...understood, ...request.subject }));
      const session = preparation.interviewOn({ ...request, dossierId }, understood, started);
      if (!isLatest() || getSnapshot().phase !== 'setup') return;
      dispatch({ type: 'begun', session });
    },
    resume: (session) => {
      begin();
      dispatch({ type: 'begun', session });
    },
    finish: async () => {
      const reviewer = await loadReviewer();
      const machine = getSnapshot();
      if (machine.phase !== 'interviewing') return;
      dispatch({
        type: 'finished',
        at: parts.now().toISOString(),
        marks: reviewer?.reviewInterview(machine.session, null).marks ?? null,
      });
    },
    setQuestionAside: async () => {
      const machine = getSnapshot();
      if (machine.phase !== 'interviewing') return;
      const question = currentQuestion(machine.session);
      // Few visits need it.
      const work = await import('#/usecases/interview/setQuestionAside').catch(() => null);
      if (work?.setQuestionAside(parts, machine.session, question).ok !== true) {
        parts.notify({ tone: 'destructive', ...interviewToasts.notSetAside });
        return;
      }
      dispatch({ type: 'notAsked', questionId: question.id });
      parts.notify({ tone: 'success', ...interviewToasts.setAside });
    },
    leave: () => {
      const machine = getSnapshot();
      if (machine.phase !== 'interviewing') return;
      keep();
      const { session } = machine;
      if (answeredCount(session) === 0)
        updateRecord(parts.vault, interviewsRecord, [], (all) => withoutInterview(all, session.id));
      dispatch({ type: 'left' });
    },
    keep,
  };
};

/** The one interview of the application. */
export const interviewStoreOf = singleton((services) => createInterviewStore(services));

import type {
  InterviewAnswer,
  InterviewMarks,
  InterviewSession,
} from '#/domain/interview/interview';
import { withoutQuestion } from '#/domain/interview/notAskedQuestion';
import {
  answerTo,
  atLastQuestion,
  currentQuestion,
  finishSession,
  goTo,
  withAnswer,
  withDictated,
} from '#/domain/interview/session';

/** The timer of an answer: it waits for the first word, unless it is started by hand. */
export const TIMER_STATES = ['waiting', 'running', 'paused'] as const;
export type TimerState = (typeof TIMER_STATES)[number];

/** Where an interview stands: specification, section 4. */
export type InterviewMachine =
  | { readonly phase: 'setup'; readonly offerText: string; readonly preparing: boolean }
  | {
      readonly phase: 'interviewing';
      readonly session: InterviewSession;
      readonly timer: TimerState;
      /** The answer whose feedback is in view, as it was when it was asked for; null for none. */
      readonly reviewed: InterviewAnswer | null;
    }
  | { readonly phase: 'finished'; readonly session: InterviewSession };

export type InterviewAction =
  | { readonly type: 'offerChanged'; readonly text: string }
  | { readonly type: 'preparing' }
  /** What asks the questions did not load. */
  | { readonly type: 'notPrepared' }
  | { readonly type: 'begun'; readonly session: InterviewSession }
  | { readonly type: 'written'; readonly text: string }
  | { readonly type: 'dictated'; readonly questionId: string; readonly words: string }
  | { readonly type: 'ticked'; readonly listening: boolean }
  | { readonly type: 'timerToggled' }
  | { readonly type: 'wentTo'; readonly index: number }
  | { readonly type: 'next' }
  /** The offer does not ask for what the question is about. */
  | { readonly type: 'notAsked'; readonly questionId: string }
  | { readonly type: 'feedbackToggled' }
  | { readonly type: 'finished'; readonly at: string; readonly marks: InterviewMarks | null }
  | { readonly type: 'left' }
  | { readonly type: 'restarted' };

export const INITIAL_INTERVIEW: InterviewMachine = {
  phase: 'setup',
  offerText: '',
  preparing: false,
};

type Interviewing = Extract<InterviewMachine, { phase: 'interviewing' }>;

const asked = (session: InterviewSession): Interviewing => ({
  phase: 'interviewing',
  session,
  timer: 'waiting',
  reviewed: null,
});

const TOGGLED: Readonly<Record<TimerState, TimerState>> = {
  waiting: 'running',
  running: 'paused',
  paused: 'running',
};

const started = (timer: TimerState): TimerState => (timer === 'waiting' ? 'running' : timer);

/** Words may settle after the question has changed: they belong to the one they were said for. */
const dictated = (state: Interviewing, questionId: string, words: string): Interviewing => {
  const { session } = state;
  const answer = withDictated(answerTo(session, questionId), words);
  return {
    ...state,
    timer: questionId === currentQuestion(session).id ? started(state.timer) : state.timer,
    session: { ...session, answers: { ...session.answers, [questionId]: answer } },
  };
};

const ticked = (state: Interviewing, listening: boolean): Interviewing => {
  const running = state.timer === 'running';
  if (!running && !listening) return state;
  return {
    ...state,
    session: withAnswer(state.session, (answer) => ({
      ...answer,
      seconds: answer.seconds + (running ? 1 : 0),
      spokenSeconds: answer.spokenSeconds + (listening ? 1 : 0),
    })),
  };
};

const interviewing = (state: Interviewing, action: InterviewAction): InterviewMachine => {
  const { session } = state;
  switch (action.type) {
    case 'written':
      return {
        ...state,
        timer: started(state.timer),
        session: withAnswer(session, (answer) => ({ ...answer, text: action.text })),
      };
    case 'dictated':
      return dictated(state, action.questionId, action.words);
    case 'ticked':
      return ticked(state, action.listening);
    case 'timerToggled':
      return { ...state, timer: TOGGLED[state.timer] };
    case 'wentTo':
      return asked(goTo(session, action.index));
    case 'next':
      return atLastQuestion(session) ? state : asked(goTo(session, session.index + 1));
    case 'notAsked':
      return asked(withoutQuestion(session, action.questionId));
    case 'feedbackToggled': {
      // Asked again after a change, it is the new answer that is looked at.
      const answer = answerTo(session, currentQuestion(session).id);
      const shown = state.reviewed?.text === answer.text;
      return { ...state, reviewed: shown ? null : answer };
    }
    case 'finished':
      return {
        phase: 'finished',
        session: finishSession(session, action.at, action.marks),
      };
    case 'left':
      return { phase: 'setup', offerText: session.offerText, preparing: false };
    case 'begun':
    case 'restarted':
    case 'offerChanged':
    case 'preparing':
    case 'notPrepared':
      return state;
  }
};

/** What becomes of an interview. An action that does not fit the phase changes nothing. */
export const interviewReducer = (
  state: InterviewMachine,
  action: InterviewAction,
): InterviewMachine => {
  if (action.type === 'restarted') return INITIAL_INTERVIEW;
  if (action.type === 'begun') return asked(action.session);
  switch (state.phase) {
    case 'setup':
      if (action.type === 'offerChanged') return { ...state, offerText: action.text };
      if (action.type === 'notPrepared') return { ...state, preparing: false };
      return action.type === 'preparing' ? { ...state, preparing: true } : state;
    case 'interviewing':
      return interviewing(state, action);
    case 'finished':
      return state;
  }
};

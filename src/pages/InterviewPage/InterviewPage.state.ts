import type { InterviewSession } from '#/domain/interview/interview';
import type { InterviewChoices, InterviewPreferences } from '#/domain/interview/interviewsRecord';
import type { OutlineLine } from '#/domain/interview/outlineLines';
import type { AnswerReview } from '#/domain/interview/review/answerReview';
import type { InterviewReview } from '#/domain/interview/review/reviewInterview';
import type { SoundPlace } from '#/domain/interview/Speech';
import type { Unreadable } from '#/domain/storage/unreadable';
import type { Destination, TextModelRequest } from '#/domain/textmodel/TextModel';
import type { TimerState } from '#/usecases/interview/interviewReducer';
import type { DictationState } from '#/usecases/shared/dictationState';
import type { HeldJob } from '#/usecases/subject/subject';
import type { Proposal, Reworded } from '#/usecases/textmodel/proposalOf';

export type InterviewStatus = InterviewState['status'];

/** What is known of the CV while an interview is set up. */
export const CV_STANDINGS = ['none', 'reading', 'read', 'unreadable'] as const;
export type CvStanding = (typeof CV_STANDINGS)[number];

/** An interview that was interrupted. */
export type Resumable = {
  readonly id: number;
  readonly title: string | null;
  readonly startedAt: string;
  readonly index: number;
  readonly total: number;
};

export type SetupState = {
  readonly status: 'setup';
  readonly offerText: string;
  readonly choices: InterviewChoices;
  readonly cv: CvStanding;
  /** The job that the address names, while its advertisement is the text; null for what is typed. */
  readonly inHand: HeldJob | null;
  /** Jobs whose advertisement need not be pasted again. */
  readonly recentJobs: readonly HeldJob[];
  /** The application or offer that the address names; `withText` tells whether it brought its text. */
  readonly subject: {
    readonly title: string;
    readonly company: string;
    readonly withText: boolean;
  } | null;
  readonly resumable: Resumable | null;
  /** How many finished interviews there are. */
  readonly past: number;
  /** The offer is being read. */
  readonly preparing: boolean;
  /** What of the kept interviews could not be read. */
  readonly unreadable: Unreadable;
};

export const READING_STATUSES = ['idle', 'speaking', 'noFrenchVoice', 'unsupported'] as const;
export type ReadingStatus = (typeof READING_STATUSES)[number];

export type InterviewingState = {
  readonly status: 'interviewing';
  readonly session: InterviewSession;
  readonly timer: TimerState;
  readonly timerHidden: boolean;
  readonly dictation: DictationState;
  readonly reading: ReadingStatus;
  /** Null where it was not asked for; `loading` while what reads answers comes. */
  readonly feedback: AnswerReview | 'loading' | 'unavailable' | null;
  /** The answer changed since its feedback. */
  readonly feedbackStale: boolean;
  /** Empty until what makes it is there, and where there is none to give. */
  readonly outline: readonly OutlineLine[];
};

export type FinishedState = {
  readonly status: 'finished';
  readonly session: InterviewSession;
  readonly review: InterviewReview | 'loading' | 'unavailable';
  /** Opened from the history rather than just finished. */
  readonly past: boolean;
};

export type HistoryState = {
  readonly status: 'history';
  readonly sessions: readonly InterviewSession[];
  readonly unreadable: Unreadable;
};

export type InterviewState =
  | SetupState
  | InterviewingState
  | FinishedState
  | HistoryState
  /** What was kept cannot be read: it is put aside at the next interview. */
  | { readonly status: 'damaged' }
  /** A later version of the application wrote what was kept: it is left as it is. */
  | { readonly status: 'newer' }
  | { readonly status: 'unavailable' };

export type InterviewDialogKind = InterviewDialog['kind'];

export type InterviewDialog =
  | { readonly kind: 'voiceNotice'; readonly place: SoundPlace }
  | { readonly kind: 'delete'; readonly title: string | null }
  | {
      readonly kind: 'consent';
      readonly destination: Destination;
      readonly request: TextModelRequest;
    };

export type SetupActions = {
  readonly onOfferText: (text: string) => void;
  readonly onChoices: (
    change: Partial<Pick<InterviewPreferences, 'kinds' | 'practice' | 'size'>>,
  ) => void;
  readonly onStart: () => void;
  readonly onResume: (id: number) => void;
};

export type AnswerActions = {
  readonly onAnswer: (text: string) => void;
  readonly onDictate: () => void;
  readonly onRead: () => void;
  readonly onTimer: () => void;
  readonly onTimerHidden: (hidden: boolean) => void;
  readonly onFeedback: () => void;
  readonly onGoTo: (index: number) => void;
  readonly onNext: () => void;
  /** The offer does not ask for what the question is about. */
  readonly onNotAsked: () => void;
  readonly onFinish: () => void;
  /** Back to the start, the interview kept for later. */
  readonly onLeave: () => void;
};

/** A connected model, and what can be asked of it for the plan in view. */
export type OutlineRewording = {
  readonly proposal: Proposal | null;
  /** Other words that were taken in place of the plan; null for none. */
  readonly taken: Reworded | null;
  readonly onAsk: () => void;
  readonly onAccept: () => void;
  readonly onDiscard: () => void;
  /** Back to the plan as it was. */
  readonly onRestore: () => void;
};

export type AfterActions = {
  readonly onRestart: () => void;
  readonly onExport: () => void;
  readonly onPrint: () => void;
  readonly onAskDelete: (id: number) => void;
  /** Reads the history again. */
  readonly onRetry: () => void;
};

export type InterviewDialogActions = {
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Addresses of the views. */
export type InterviewHrefs = {
  readonly start: string;
  readonly history: string;
  readonly of: (id: number) => string;
};

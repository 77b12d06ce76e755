import type { SoundPlace } from '#/domain/interview/Speech';
import type { Agreement, ParagraphRole } from '#/domain/letters/letter';
import type {
  FrameField,
  LetterAnswers,
  LetterContent,
  LetterForm,
} from '#/domain/letters/letterDraft';
import type { DownloadFormat } from '#/domain/letters/LetterFiles';
import type { LetterFinding } from '#/domain/letters/lint/finding';
import type { ReadingProblem, Unreadable } from '#/domain/storage/unreadable';
import type { Destination, TextModelRequest } from '#/domain/textmodel/TextModel';
import type { LetterKeeping } from '#/usecases/letters/openLetter';
import type { DictationState } from '#/usecases/shared/dictationState';
import type { Proposal } from '#/usecases/textmodel/proposalOf';

export type LetterStatus = LetterState['status'];

/** The letter on the table. */
export type OpenLetter = {
  readonly name: string;
  readonly content: LetterContent;
  /** Null until it has been read again. */
  readonly findings: readonly LetterFinding[] | null;
  readonly words: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly keeping: LetterKeeping;
  /** The application it is attached to; null for none. */
  readonly attachedTo: string | null;
};

export type LetterState =
  | { readonly status: 'idle' }
  | { readonly status: 'generating' }
  | { readonly status: 'sample'; readonly content: LetterContent }
  /** Neither a profile nor a readable CV, and no sample in their place. */
  | { readonly status: 'noSource' }
  | { readonly status: 'ready'; readonly letter: OpenLetter }
  | { readonly status: 'failed' };

/** How far the reading of the CV has come. */
export const CV_READINGS = ['underWay', 'done', 'failed'] as const;

/** The questions of the letter, each answered at the keyboard or by voice. */
export type SpokenQuestion = keyof LetterAnswers;

/** The question whose answer is spoken, and how far that has come. */
export type SpokenLetter = {
  readonly question: SpokenQuestion;
  readonly dictation: DictationState;
};

/** What the letter can be made from. */
export type LetterSources = {
  readonly profile: boolean;
  /** A sample stands where there is neither. */
  readonly sample: boolean;
  /** How the CV speaks of its writer. */
  readonly agreement: Agreement;
  readonly cv: {
    readonly fileName: string;
    readonly reading: (typeof CV_READINGS)[number];
  } | null;
  /** The voice, besides the keyboard; absent until a question was spoken. */
  readonly spoken?: SpokenLetter | null;
};

export type LetterSummary = {
  readonly id: number;
  readonly name: string;
  readonly changedAt: Date;
  readonly attachedTo: string | null;
  /** It is the one on the table. */
  readonly open: boolean;
};

export const LETTER_LISTS = ['ready', 'unavailable', 'damaged', 'newer'] as const;
export type LetterListStatus = (typeof LETTER_LISTS)[number];

/** The kept letters, or why they cannot be shown. */
export type LetterList =
  | {
      readonly status: 'ready';
      readonly letters: readonly LetterSummary[];
      readonly unreadable: Unreadable;
    }
  | { readonly status: ReadingProblem };

export type LetterDialogKind = LetterDialog['kind'];

export type LetterDialog =
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'delete'; readonly name: string }
  | {
      readonly kind: 'attach';
      readonly applications: readonly { readonly id: number; readonly label: string }[];
    }
  | { readonly kind: 'voiceNotice'; readonly place: SoundPlace }
  | {
      readonly kind: 'consent';
      readonly destination: Destination;
      readonly request: TextModelRequest;
    };

export type LetterFormActions = {
  readonly onChange: (change: Partial<LetterForm>) => void;
  readonly onGenerate: () => void;
  /** Listens to the answer of a question, after the agreement that it needs, or stops. */
  readonly onDictate: (question: SpokenQuestion) => void;
};

export type LetterActions = {
  readonly onRegenerate: () => void;
  readonly onRegenerateParagraph: (role: ParagraphRole) => void;
  readonly onRewrite: (role: ParagraphRole, text: string) => void;
  readonly onFrame: (field: FrameField, text: string) => void;
  readonly onFix: (finding: LetterFinding) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onCopy: () => void;
  readonly onDownload: (format: DownloadFormat) => void;
  /** The specification's toast for a letter that is only a sample. */
  readonly onDownloadSample: () => void;
  readonly onPrint: () => void;
  readonly onAttach: () => void;
};

/** A connected model, and what can be asked of it for each paragraph. */
export type ParagraphRewording = {
  /** What is under way or proposed; null for nothing. */
  readonly current: { readonly role: ParagraphRole; readonly proposal: Proposal } | null;
  readonly onAsk: (role: ParagraphRole) => void;
  readonly onAccept: (role: ParagraphRole) => void;
  readonly onDiscard: () => void;
};

export type LetterListActions = {
  readonly onNew: () => void;
  readonly onOpen: (id: number) => void;
  readonly onDuplicate: (id: number) => void;
  readonly onAskRename: (id: number) => void;
  readonly onAskDelete: (id: number) => void;
};

export type LetterDialogActions = {
  readonly onRename: (name: string) => void;
  readonly onDelete: () => void;
  readonly onAttachTo: (applicationId: number) => void;
  /** Lets the text go to the model. */
  readonly onSend: () => void;
  /** Lets the browser listen. */
  readonly onVoice: () => void;
  readonly onCancel: () => void;
};

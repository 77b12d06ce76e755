import type { ChatMessage, ReplyLink } from '#/domain/assistant/message';
import type { Destination, TextModelProblem, TextModelRequest } from '#/domain/textmodel/TextModel';

export type AssistantStatus = AssistantState['status'];

export type AssistantState =
  | { readonly status: 'firstVisit'; readonly suggestions: readonly string[] }
  | {
      readonly status: 'conversation';
      readonly messages: readonly ChatMessage[];
      /** The reply that has just come, shown as it is told; null for a conversation found again. */
      readonly arriving: number | null;
    }
  | { readonly status: 'thinking'; readonly messages: readonly ChatMessage[] }
  /** What makes replies could not be loaded; the question stands. */
  | { readonly status: 'failed'; readonly messages: readonly ChatMessage[] };

/** How a connected model stands. */
export type RewordingStatus = RewordingState['status'];

export type RewordingState =
  | { readonly status: 'off' | 'ready' }
  | { readonly status: 'running'; readonly messageId: number; readonly text: string }
  | { readonly status: 'failed'; readonly messageId: number; readonly problem: TextModelProblem };

/** A connected model, and what can be asked of it. */
export type Rewording = {
  readonly state: RewordingState;
  readonly onReword: (messageId: number) => void;
  readonly onCancel: () => void;
};

export type AssistantDialogKind = AssistantDialog['kind'];

export type AssistantDialog =
  | { readonly kind: 'erase' }
  | {
      readonly kind: 'consent';
      readonly destination: Destination;
      readonly request: TextModelRequest;
    };

export type AssistantDialogActions = {
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** What a reply carries that acts. */
export type ReplyActions = {
  readonly hrefOf: (link: ReplyLink) => string;
  /** Asks a proposed question. */
  readonly onAsk: (question: string) => void;
  readonly onCopy: (text: string) => void;
};

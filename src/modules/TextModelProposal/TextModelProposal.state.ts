import type { NewFact } from '#/domain/textmodel/checkNewFacts';
import type { TextModelProblem } from '#/domain/textmodel/TextModel';

/** How far other words of a text are. */
export const PROPOSAL_STATUSES = ['running', 'done', 'failed'] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

export type Proposal =
  | { readonly status: 'running'; readonly text: string }
  | {
      readonly status: 'done';
      readonly text: string;
      /** Who wrote it, in words for the user. */
      readonly by: string;
      /** What stands in no source of the text. */
      readonly newFacts: readonly NewFact[];
    }
  | { readonly status: 'failed'; readonly problem: TextModelProblem };

/** A text whose words were taken from a model. */
export type Reworded = Omit<Extract<Proposal, { readonly status: 'done' }>, 'status'>;

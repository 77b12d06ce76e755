import type { NewFact } from '#/domain/textmodel/checkNewFacts';
import type { TextModelProblem } from '#/domain/textmodel/TextModel';
import type { TextModelRun } from '#/usecases/textmodel/textModelRunner';

/** What a screen shows of a run: nothing before the text has left. */
export const proposalOf = (run: TextModelRun): Proposal | null => {
  switch (run.status) {
    case 'idle':
    case 'asking':
      return null;
    case 'running':
      return { status: 'running', text: run.text };
    case 'done':
      return { status: 'done', text: run.text, by: run.by, newFacts: run.newFacts };
    case 'failed':
      return { status: 'failed', problem: run.problem };
  }
};

/** How far other words of a text are. */
export type ProposalStatus = Proposal['status'];

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

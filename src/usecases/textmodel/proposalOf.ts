import type { Proposal } from '#/modules/TextModelProposal/TextModelProposal.state';
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

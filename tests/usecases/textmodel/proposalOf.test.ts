import { describe, expect, it } from 'vitest';

import { rewordingRequest } from '#/domain/textmodel/requests.fr';
import { proposalOf } from '#/usecases/textmodel/proposalOf';

describe('what a screen shows of a run', () => {
  it('shows nothing before the text has left', () => {
    expect(proposalOf({ status: 'idle' })).toBeNull();
    expect(
      proposalOf({
        status: 'asking',
        destination: { kind: 'browser' },
        request: rewordingRequest('letterParagraph', 'Bonjour'),
      }),
    ).toBeNull();
  });

  it('shows what comes, what came with its new facts, and why nothing came', () => {
    expect(proposalOf({ status: 'running', text: 'Bon' })).toEqual({
      status: 'running',
      text: 'Bon',
    });
    const done = {
      status: 'done',
      text: 'Bonjour 2016',
      by: 'llama',
      newFacts: [{ kind: 'date', text: '2016' }],
    } as const;
    expect(proposalOf(done)).toEqual(done);
    expect(proposalOf({ status: 'failed', problem: 'timeout' })).toEqual({
      status: 'failed',
      problem: 'timeout',
    });
  });
});

import { describe, expect, test, vi } from 'vitest';

import type { Proposals } from '#/app/hooks/useProposal';
import { outlineRewording } from '#/app/routes/interview/useOutlineRewording';
import type { ShownOutline, TakenOutlines } from '#/app/routes/interview/useOutlineRewording';
import type { OutlineLine } from '#/domain/interview/outlineLines';
import type { Proposal } from '#/usecases/textmodel/proposalOf';
import { anInterview } from '#tests/support/builders/anInterview';

const done: Proposal = {
  status: 'done',
  text: 'Je commence par mon métier.',
  by: 'llama3.2',
  newFacts: [{ kind: 'date', text: '2016' }],
};

const { id, questions } = anInterview();
const [question] = questions;
if (question === undefined) throw new Error('an interview without questions');

const lineOf = (text: string, note: string | null = null): OutlineLine => ({
  label: 'action',
  source: 'cv',
  text,
  note,
});
const shown = {
  sessionId: id,
  question,
  lines: [lineOf('Conduite de chariots', 'Cariste, depuis 2020')],
} satisfies NonNullable<ShownOutline>;

/** The screen over time: what was taken, and a desk that has one proposal for what it was last asked. */
const screen = (proposal: Proposal) => {
  let asked = { key: '', version: '' };
  let taken: TakenOutlines = new Map();
  const ask = vi.fn<Proposals['ask']>((key, version) => {
    asked = { key, version };
  });
  const close = vi.fn<Proposals['close']>(() => {
    asked = { key: '', version: '' };
  });
  const of: Proposals['of'] = (key, version) =>
    asked.key === key && asked.version === version ? proposal : null;
  const view = (plan: ShownOutline, connected = true) =>
    outlineRewording(plan, { connected, of, ask, close }, taken, (next) => {
      taken = next;
    });
  /** Asks, and waits until the words of the plan have left. */
  const asking = async (plan: ShownOutline): Promise<void> => {
    const before = ask.mock.calls.length;
    view(plan)?.onAsk();
    await vi.waitFor(() => expect(ask.mock.calls.length).toBe(before + 1));
  };
  return { view, asking, ask, close };
};

describe('rewording the plan of an answer', () => {
  test('is offered where a model is connected and there is a plan', () => {
    const { view } = screen(done);
    expect(view(shown, false)).toBeNull();
    expect(view(null)).toBeNull();
    expect(view({ ...shown, lines: [] })).toBeNull();
    expect(view(shown)).toMatchObject({ proposal: null, taken: null });
  });

  test('asks with the plan, and may rest on the question and the posts of its lines', async () => {
    const { asking, ask } = screen(done);
    await asking(shown);
    const task = ask.mock.calls[0]?.[2];
    expect(task?.kind).toBe('answerOutline');
    expect(task?.text).toContain('Conduite de chariots');
    expect(task?.sources).toEqual([task?.text, question.text, 'Cariste, depuis 2020']);
  });

  test('taken, stands for the plan with what it added, until the plan is wanted back', async () => {
    const { view, asking, close } = screen(done);
    view(shown)?.onAccept();
    expect(view(shown)?.taken).toBeNull();
    await asking(shown);
    expect(view(shown)?.proposal).toEqual(done);
    view(shown)?.onAccept();
    expect(close).toHaveBeenCalledOnce();
    expect(view(shown)).toMatchObject({
      proposal: null,
      taken: { text: done.text, by: 'llama3.2', newFacts: [{ text: '2016' }] },
    });
    view(shown)?.onRestore();
    expect(view(shown)?.taken).toBeNull();
  });

  test('stays with its question, its interview and the CV that it was made from', async () => {
    const { view, asking } = screen(done);
    await asking(shown);
    const [, next] = questions;
    if (next === undefined) throw new Error('an interview of one question');
    const others = [
      { ...shown, question: next },
      { ...shown, sessionId: id + 1 },
      { ...shown, lines: [lineOf('Gestion des stocks')] },
    ];
    for (const other of others) expect(view(other)?.proposal).toBeNull();
    view(shown)?.onAccept();
    for (const other of others) {
      expect(view(other)?.taken).toBeNull();
      view(other)?.onRestore();
    }
    expect(view(shown)?.taken).toMatchObject({ text: done.text });
  });

  test('cannot be taken before it is whole, nor after it failed', async () => {
    for (const proposal of [
      { status: 'running', text: 'Je comm' },
      { status: 'failed', problem: 'refused' },
    ] as const) {
      const { view, asking } = screen(proposal);
      await asking(shown);
      view(shown)?.onAccept();
      expect(view(shown)?.taken).toBeNull();
    }
  });
});

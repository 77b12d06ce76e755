import { describe, expect, test, vi } from 'vitest';

import type { Proposals } from '#/app/hooks/useProposal';
import { paragraphRewording } from '#/app/routes/coverLetter/useParagraphRewording';
import { paragraphText, rewritten } from '#/domain/letters/letterDraft';
import type { LetterContent } from '#/domain/letters/letterDraft';
import type { Proposal } from '#/usecases/textmodel/proposalOf';
import { aLetter } from '#tests/support/builders/aLetter';

const done: Proposal = { status: 'done', text: 'En d’autres mots.', by: 'llama3.2', newFacts: [] };

/** A desk that has one proposal, for what it was last asked. */
const desk = (proposal: Proposal) => {
  let asked = { key: '', version: '' };
  const ask = vi.fn<Proposals['ask']>((key, version) => {
    asked = { key, version };
  });
  const close = vi.fn<Proposals['close']>();
  const of: Proposals['of'] = (key, version) =>
    asked.key === key && asked.version === version ? proposal : null;
  return { connected: true, of, ask, close };
};

type Change = Parameters<typeof paragraphRewording>[2];

const wordsOf = (content: LetterContent, role: string): string =>
  content.paragraphs.filter((one) => one.role === role).map(paragraphText)[0] ?? '';

const open = { id: 7, content: aLetter() };

describe('rewording a paragraph of a letter', () => {
  test('is offered where a model is connected and a letter is open', () => {
    expect(paragraphRewording(open, { ...desk(done), connected: false }, vi.fn())).toBeNull();
    expect(paragraphRewording(null, desk(done), vi.fn())).toBeNull();
    expect(paragraphRewording(open, desk(done), vi.fn())).toMatchObject({ current: null });
  });

  test('asks with the words of the paragraph and every line that the letter rests on', () => {
    const proposals = desk(done);
    paragraphRewording(open, proposals, vi.fn())?.onAsk('me');
    const task = proposals.ask.mock.calls[0]?.[2];
    expect(task).toMatchObject({ kind: 'letterParagraph', text: wordsOf(open.content, 'me') });
    const quotes = open.content.paragraphs.flatMap(({ sentences }) =>
      sentences.flatMap(({ sources }) => sources.map(({ quote }) => quote)),
    );
    expect(quotes.length).toBeGreaterThan(0);
    expect(task?.sources).toEqual(expect.arrayContaining(quotes));
  });

  test('taken, it is the words of that paragraph alone', () => {
    const proposals = desk(done);
    let content = open.content;
    const view = () =>
      paragraphRewording({ ...open, content }, proposals, (change) => {
        content = change(content);
      });
    view()?.onAsk('me');
    expect(view()?.current).toEqual({ role: 'me', proposal: done });
    view()?.onAccept('more');
    expect(content).toBe(open.content);
    view()?.onAccept('me');
    expect(wordsOf(content, 'me')).toBe('En d’autres mots.');
    expect(wordsOf(content, 'you')).toBe(wordsOf(open.content, 'you'));
    expect(proposals.close).toHaveBeenCalledOnce();
  });

  test('is shown nowhere once the paragraph or the letter is another, and cannot be taken', () => {
    const proposals = desk(done);
    const change = vi.fn<Change>();
    paragraphRewording(open, proposals, change)?.onAsk('me');
    const edited = { ...open, content: rewritten(open.content, 'me', 'Mes mots.') };
    for (const other of [edited, { ...open, id: 8 }]) {
      const view = paragraphRewording(other, proposals, change);
      expect(view?.current).toBeNull();
      view?.onAccept('me');
    }
    expect(change).not.toHaveBeenCalled();
  });

  test('cannot be taken before it is whole, nor after it failed', () => {
    for (const proposal of [
      { status: 'running', text: 'En d’aut' },
      { status: 'failed', problem: 'wrongKey' },
    ] as const) {
      const proposals = desk(proposal);
      const change = vi.fn<Change>();
      paragraphRewording(open, proposals, change)?.onAsk('me');
      paragraphRewording(open, proposals, change)?.onAccept('me');
      expect(change).not.toHaveBeenCalled();
    }
  });
});

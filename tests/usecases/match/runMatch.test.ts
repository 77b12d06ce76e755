import { describe, expect, it, vi } from 'vitest';

import { loadLexicon } from '#/adapters/lexicon/loadLexicon';
import { LocalPostingReader } from '#/adapters/offers/posting/LocalPostingReader';
import type { Analyzer } from '#/domain/analysis/Analyzer';
import type { MatchStep } from '#/domain/matching/report';
import { fail } from '#/domain/shared/result';
import { runMatch } from '#/usecases/match/matchSession';
import { aReadCv } from '#tests/support/builders/aReadCv';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

const notAsked = (): Promise<never> => Promise.reject(new Error('not asked'));

/** The steps that a comparison tells, how long it waits for them, and what it compares. */
const compareWith = async (offerText: string, told: readonly MatchStep[] = []) => {
  const compare = vi.fn<Analyzer['compare']>((_cv, _offer, onStep) => {
    for (const step of told) onStep?.(step);
    return Promise.resolve(fail('failed'));
  });
  const wait = vi.fn<(milliseconds: number) => Promise<void>>(() => Promise.resolve());
  const onStep = vi.fn<(step: MatchStep) => void>();
  await runMatch({
    cv: { status: 'read', fileName: 'cv.pdf', cv: aReadCv() } as Parameters<
      typeof runMatch
    >[0]['cv'],
    offerText,
    services: {
      analyzer: {
        compare,
        readCv: notAsked,
        extractText: notAsked,
        readPastedCv: notAsked,
        drawPage: notAsked,
        review: notAsked,
        warmUp: () => undefined,
      },
      postings: async () => new LocalPostingReader(loadLexicon, async () => fail('damaged')),
      vault: createMemoryVault({ texts: new Map() }, () => new Date(0)),
      now: () => new Date(0),
      random: () => 0,
    },
    wait,
    onStep,
  });
  return { text: compare.mock.calls[0]?.[1].text, wait, onStep };
};

const comparedText = async (offerText: string): Promise<string | undefined> =>
  (await compareWith(offerText)).text;

describe('the steps of a comparison', () => {
  it('are those of the work, which waits for none of them', async () => {
    const { onStep, wait } = await compareWith('Cariste', ['cv', 'offer']);
    expect(onStep.mock.calls.map(([step]) => step)).toEqual(['cv', 'cv', 'offer']);
    expect(wait).not.toHaveBeenCalled();
  });
});

describe('the advertisement that is compared', () => {
  it('is without the tags and entities that a page leaves in it', async () => {
    expect(await comparedText('<h1>Cariste</h1><p>Salari&eacute; &agrave; Lille</p>')).toBe(
      'Cariste\nSalarié à Lille',
    );
  });

  it('is as it was pasted where it has none', async () => {
    expect(await comparedText('Cariste\n- CACES 3')).toBe('Cariste\n- CACES 3');
  });
});

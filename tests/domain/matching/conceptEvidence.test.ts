import { describe, expect, test } from 'vitest';

import type { CvHint } from '#/domain/cv/cv';
import { conceptEvidence } from '#/domain/matching/conceptEvidence';
import { factsOf } from '#/domain/matching/cvFacts';
import { testLexicon } from '#tests/domain/matching/testLexicon';
import { aCv } from '#tests/support/builders/aCv';

/** A CV that tells the words, which show that somebody measures. */
const telling = (words: string, shownBy: string | null = null) => {
  const cv = aCv();
  const start = cv.document.text.length + 1;
  const hint: CvHint = {
    concept: 'metrologie',
    label: 'métrologie',
    written: words,
    section: 'experience',
    mentions: [{ start, end: start + words.length }],
    confidence: 'sure',
    shownBy,
  };
  const document = { ...cv.document, text: `${cv.document.text}\n${words}` };
  return factsOf({ ...cv, document, hints: [hint] });
};

const answers = (facts: ReturnType<typeof telling>, wording: string): boolean =>
  conceptEvidence(facts, 'metrologie', testLexicon, { wording, sameTrade: true, aside: false }).all
    .length > 0;

describe('words that only show a concept', () => {
  test('answer what is asked in their words', () => {
    expect(answers(telling('palpeurs'), 'réglage de palpeurs')).toBe(true);
  });

  test('answer nothing that is asked in other words', () => {
    expect(answers(telling('palpeurs'), 'tolérances fines')).toBe(false);
  });

  test('answer as the fuller skill does that is shown for them', () => {
    expect(answers(telling('palpeurs', 'Réglage de palpeurs'), 'tolérances fines')).toBe(true);
  });
});

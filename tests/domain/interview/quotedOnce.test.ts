import { describe, expect, test } from 'vitest';

import { EMPTY_ANSWER } from '#/domain/interview/interview';
import {
  openAnswer,
  quotedOnce,
  quotesAround,
  spansOf,
} from '#/domain/interview/review/answerText';
import { coachOn } from '#/domain/interview/review/coach';
import { reviewAnswer } from '#/domain/interview/review/reviewAnswer';

/** One sentence, as it is dictated. */
const DICTATED =
  'alors en mars dernier au dépôt de Varan il nous manquait deux caristes et le camion de midi attendait donc j’ai vérifié les bons un par un et j’ai compté 66 palettes et j’ai appelé le chauffeur pour décaler son départ de 20 minutes et finalement tout est parti à l’heure sans aucune casse et le client nous a remerciés';

describe('quotes of one answer', () => {
  test('that overlap are one', () => {
    const answer = openAnswer(DICTATED);
    const spans = spansOf(answer, /\bj'ai \w+/gu);
    expect(spans).toHaveLength(3);
    expect(quotesAround(answer, spans, 3)).toHaveLength(1);
  });

  test('far from each other in a long sentence are two', () => {
    const answer = openAnswer(`${DICTATED} puis ${DICTATED}`);
    expect(quotesAround(answer, spansOf(answer, /\bau depot\b/gu), 3)).toHaveLength(2);
  });

  test('are told apart by what they share', () => {
    const one = 'j’ai vérifié les bons un par un et j’ai compté 66 palettes';
    const next = 'les bons un par un et j’ai compté 66 palettes et j’ai appelé le chauffeur';
    expect(quotedOnce([one, next, 'le client nous a remerciés'])).toEqual([
      one,
      'le client nous a remerciés',
    ]);
    expect(quotedOnce([next], [one])).toEqual([]);
  });

  test('a long one stands under one strength alone', () => {
    const { strengths } = coachOn(
      reviewAnswer(
        {
          id: 'asked',
          text: 'Racontez.',
          origin: 'base',
          kind: 'behavioural',
          shape: 'star',
          because: null,
          topicIds: [],
        },
        { ...EMPTY_ANSWER, text: DICTATED },
        [],
        null,
      ),
    );
    const shown = strengths.flatMap(({ quotes }) => quotes);
    expect(shown.length).toBeGreaterThan(0);
    expect(quotedOnce(shown)).toEqual(shown);
  });
});

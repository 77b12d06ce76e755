import { describe, expect, test } from 'vitest';

import { EMPTY_ANSWER } from '#/domain/interview/interview';
import type { AnswerShape, InterviewQuestion } from '#/domain/interview/interview';
import { coachOn } from '#/domain/interview/review/coach';
import { reviewAnswer } from '#/domain/interview/review/reviewAnswer';

const question = (shape: AnswerShape): InterviewQuestion => ({
  id: shape,
  text: shape,
  origin: 'base',
  kind: 'behavioural',
  shape,
  because: null,
  topicIds: [],
});

const reviewOf = (text: string, shape: AnswerShape = 'star') =>
  reviewAnswer(question(shape), { ...EMPTY_ANSWER, text }, [], null);

const onLength = (text: string, shape: AnswerShape = 'star'): string => {
  const { first, others } = coachOn(reviewOf(text, shape));
  return [first, ...others].find((remark) => remark?.about === 'length')?.text ?? '';
};

const ONLY = {
  action: 'J’ai rangé la réserve avant l’ouverture.',
  situation: 'L’hiver dernier, à la crèche, un enfant pleurait.',
  result: 'Résultat : plus aucune erreur de caisse.',
} as const;

const TOLD = {
  situation: 'où et quand cela se passait',
  action: 'ce que vous avez fait',
  result: 'ce que cela a changé',
} as const;

const parts = ['situation', 'action', 'result'] as const;

describe('an answer of a few words', () => {
  test.each(parts)('with %s alone is told that it is known, and asked for the others', (held) => {
    const [known = '', asked = ''] = onLength(ONLY[held]).split('. Dites aussi ');
    for (const part of parts) {
      expect(known.includes(TOLD[part])).toBe(part === held);
      expect(asked.includes(TOLD[part])).toBe(part !== held);
    }
  });

  test('that names its action and tells nothing of it is not said to be known', () => {
    expect(onLength('Je fais mon travail.')).not.toContain('On sait déjà');
  });

  test('with nothing yet is asked for the whole story', () => {
    const words = onLength('J’aime bien aider.');
    expect(words).not.toContain('On sait déjà');
    for (const part of parts) expect(words).toContain(TOLD[part]);
  });

  test('each kind of question has its own parts', () => {
    const said = [
      onLength('Je suis caissier depuis six ans.', 'pitch'),
      onLength('J’ai du mal à déléguer.', 'weakness'),
      onLength('Je n’ai jamais pratiqué.', 'gap'),
      onLength('Je commence par lire la fiche.', 'method'),
      onLength('Non, aucune.', 'questions'),
    ];
    expect(new Set(said).size).toBe(said.length);
  });

  test('is shown with blanks for what it lacks alone, in the order of telling', () => {
    expect(reviewOf(ONLY.situation).next?.rewritten).toMatch(
      /^L’hiver dernier, à la crèche, un enfant pleurait\. J’ai d’abord ….* Résultat\s: …/u,
    );
    expect(reviewOf(ONLY.result).next?.rewritten).toMatch(
      /^C’était en … .*J’ai d’abord ….* Résultat : plus aucune erreur de caisse\.$/u,
    );
  });

  test('that tells scene, deed and end is not asked what was expected', () => {
    const { next, points } = reviewOf(
      'En 2021, au dépôt, j’ai trié les colis. Résultat : zéro retard.',
    );
    expect(points.map(({ about }) => about)).not.toContain('task');
    expect(next?.rewritten).toMatch(/zéro retard\. Chez vous/u);
  });
});

describe('an answer a little short', () => {
  const action = 'J’ai prévenu le chef, puis j’ai trié les colis à la main avec soin.';
  const scene = 'L’an dernier, au dépôt, une machine est tombée en panne.';
  const result = 'Résultat : tous les camions sont partis à l’heure.';

  test.each([
    ['result', `${scene} ${action}`],
    ['situation', `${action} ${result}`],
  ] as const)('is asked for what it most lacks: %s', (missing, text) => {
    expect(reviewOf(text).length).toBe('short');
    expect(onLength(text)).toContain(TOLD[missing]);
    for (const part of parts.filter((each) => each !== missing))
      expect(onLength(text)).not.toContain(TOLD[part]);
  });

  test('that lacks no part is asked for a detail', () => {
    const whole = `${scene} Je devais tenir la livraison du soir. ${action} ${result}`;
    expect(reviewOf(whole).length).toBe('short');
    expect(onLength(whole)).toContain('Tout y est');
  });
});

test('an answer beside its question is not told that it holds anything', () => {
  const review = { ...reviewOf(ONLY.action), relevance: 'aside' as const };
  const { first, others } = coachOn(review);
  const told = [first, ...others].find((remark) => remark?.about === 'length')?.text;
  expect(told).toContain(TOLD.action);
  expect(told).not.toContain('On sait déjà');
});

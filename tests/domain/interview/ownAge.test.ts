import { describe, expect, test } from 'vitest';

import { EMPTY_ANSWER } from '#/domain/interview/interview';
import type { InterviewQuestion } from '#/domain/interview/interview';
import type { AnswerReview } from '#/domain/interview/review/answerReview';
import { openAnswer } from '#/domain/interview/review/answerText';
import { coachOn } from '#/domain/interview/review/coach';
import { ownAgesIn, withoutAge } from '#/domain/interview/review/ownAge';
import { reviewAnswer } from '#/domain/interview/review/reviewAnswer';

const review = (shape: InterviewQuestion['shape'], text: string): AnswerReview =>
  reviewAnswer(
    {
      id: 'asked',
      text: 'Racontez.',
      origin: 'base',
      kind: 'behavioural',
      shape,
      because: null,
      topicIds: [],
    },
    { ...EMPTY_ANSWER, text },
    [],
    null,
  );

describe('an own age', () => {
  test.each([
    'J’ai 52 ans et je suis chauffagiste.',
    'J’ai cinquante-deux ans, je suis chauffagiste.',
    'Je vais avoir 60 ans en mai.',
    'À 45 ans, j’ai repris un CAP de fleuriste.',
    'Je me suis reconvertie à 45 ans.',
    'J’avais 41 ans quand la filature a fermé.',
    'Malgré mes 58 ans je porte encore les sacs.',
    'Je suis née en 1971.',
    'J’approche de la cinquantaine.',
    'À mon âge, on sait écouter.',
  ])('is heard: %s', (text) => {
    expect(ownAgesIn(openAnswer(text))).toHaveLength(1);
  });

  test.each([
    'J’ai 20 ans de métier.',
    'J’ai vingt ans d’expérience en boulangerie.',
    'J’ai 15 ans dans la même maison.',
    'J’ai accueilli une dame de 85 ans.',
    'J’ai rassuré un client qui partait à 62 ans.',
    'À 16 ans, je suis entré en apprentissage.',
    'J’ai gardé mes 20 ans d’ancienneté.',
    'Je travaille là depuis 18 ans.',
  ])('is not what else lasts years: %s', (text) => {
    expect(ownAgesIn(openAnswer(text))).toHaveLength(0);
  });
});

test('an age is no figure that proves a result, nor a path', () => {
  const story = review(
    'star',
    'L’an dernier, à la jardinerie, un rayon se vidait. À 47 ans, j’ai appris le logiciel de commande et j’ai suivi les stocks. Le rayon est resté plein jusqu’à Noël.',
  );
  expect(story.figures).toEqual([]);
  expect(review('pitch', 'J’ai 52 ans. Je suis jovial et curieux.').parts[0]?.quotes).toEqual([]);
  expect(review('pitch', 'J’ai 22 ans de métier. Je suis curieux.').parts[0]?.quotes).toHaveLength(
    1,
  );
});

test('who tells their age is told kindly that nobody may ask for it, and shown the same without it', () => {
  const seen = review(
    'pitch',
    'J’ai 52 ans et je suis chauffagiste depuis 1998. J’ai entretenu 300 chaudières par an chez Thermival. Aujourd’hui, je cherche un poste de chef d’équipe.',
  );
  const { first } = coachOn(seen);
  expect(first?.about).toBe('privacy');
  expect(first?.text).toContain('Vous avez dit votre âge');
  expect(first?.quotes).toEqual(['J’ai 52 ans et je suis chauffagiste depuis 1998.']);
  expect(seen.next?.rewritten).toBe(
    'Je suis chauffagiste depuis 1998. J’ai entretenu 300 chaudières par an chez Thermival. Aujourd’hui, je cherche un poste de chef d’équipe.',
  );
});

test('with another private matter, both are spoken of as private', () => {
  const { first } = coachOn(
    review(
      'pitch',
      'J’ai 34 ans et je suis mariée. Je suis comptable depuis dix ans et je cherche un poste à Tours.',
    ),
  );
  expect(first?.about).toBe('privacy');
  expect(first?.text).not.toContain('votre âge');
});

test.each([
  ['Je me présente, j’ai 52 ans, je suis cuisinier.', 'Je me présente, je suis cuisinier.'],
  ['À 45 ans, j’ai repris un CAP.', 'J’ai repris un CAP.'],
  ['Je me suis reconvertie à 45 ans.', 'Je me suis reconvertie.'],
  ['Malgré mes 58 ans je porte les sacs.', 'Je porte les sacs.'],
  ['J’ai 52 ans.', ''],
])('the rest of a sentence stands without it: %s', (told, rest) => {
  expect(withoutAge(told)).toBe(rest);
});

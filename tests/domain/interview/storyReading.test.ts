import { describe, expect, test } from 'vitest';

import { EMPTY_ANSWER } from '#/domain/interview/interview';
import type { InterviewQuestion } from '#/domain/interview/interview';
import type { AnswerReview } from '#/domain/interview/review/answerReview';
import { reviewAnswer } from '#/domain/interview/review/reviewAnswer';
import type { Part } from '#/domain/interview/review/shapes';
import type { ConceptFinder } from '#/domain/interview/review/topicCoverage';

/** A lexicon that knows no word of these answers. */
const KNOWS_NOTHING: ConceptFinder = {
  findMentions: () => [],
  implies: () => false,
  tradesOf: () => null,
};

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
    KNOWS_NOTHING,
  );

const quotes = ({ parts }: AnswerReview, part: Part): readonly string[] =>
  parts.find((each) => each.part === part)?.quotes ?? [];

describe('what a story ends on', () => {
  test.each([
    'Les quatre ont obtenu leur brevet.',
    'Elle est revenue la semaine suivante.',
    'Le hangar était vide à midi.',
    'La cliente a pris les deux fauteuils.',
  ])('is its result, in any words: %s', (end) => {
    const seen = review(
      'star',
      `En mars, une livraison manquait au dépôt. J’ai mis deux collègues au tri et j’ai appelé le transporteur. ${end}`,
    );
    expect(quotes(seen, 'result')).toEqual([end]);
    expect(quotes(seen, 'situation')).toEqual(['En mars, une livraison manquait au dépôt.']);
  });

  test.each([
    'Je suis content de ce travail.',
    'C’est un métier difficile.',
    'Le métier est à la portée de tous.',
    'Nous avons rangé le matériel.',
  ])('is no result where nothing came of it: %s', (end) => {
    const seen = review('star', `En mars, une livraison manquait. J’ai trié les colis. ${end}`);
    expect(quotes(seen, 'result')).toEqual([]);
  });

  test('nothing comes of what nobody did', () => {
    expect(
      quotes(review('star', 'Il pleuvait ce jour-là. Le toit était percé.'), 'result'),
    ).toEqual([]);
  });

  test('a share by which something fell is a result, of whoever acted', () => {
    const seen = review(
      'star',
      'J’ai trié le stock en mai. Nous avons réduit les pertes de moitié.',
    );
    expect(quotes(seen, 'result')).toEqual(['Nous avons réduit les pertes de moitié.']);
  });
});

test.each([
  'À la menuiserie, je devais livrer huit portes.',
  'Au dépôt de Mornay, on rangeait les palettes.',
])('a place named first sets the scene: %s', (first) => {
  expect(quotes(review('star', `${first} J’ai mis les gonds.`), 'situation')).toEqual([first]);
});

describe('those one worked with', () => {
  test.each([
    'Ma collègue était malade et j’ai pris ses rendez-vous.',
    'Mon responsable est tombé malade en mai.',
  ])('may be ill without being spoken ill of: %s', (text) => {
    expect(review('star', text).complaints).toEqual([]);
  });

  test.each([
    'Mon patron actuel est un incapable.',
    'Le gérant est un escroc, il mentait à tous.',
    'Ma patronne est une vieille harpie.',
    'Mon chef était un grand malade.',
    'Mon employeur ne paie pas les heures.',
  ])('are not called names: %s', (text) => {
    expect(review('star', text).complaints).toHaveLength(1);
  });

  test('the tail of a complaint is not shown as the answer to give', () => {
    const { level, next } = review(
      'star',
      'Ma cheffe était une manipulatrice et j’ai fini par partir de cette maison. Plus jamais cela, vraiment.',
    );
    expect(level).toBe('weak');
    expect(next?.rewritten).not.toContain('Plus jamais');
    expect(next?.rewritten).toMatch(/^Dans ce poste, …/u);
  });

  test('nor are gestures asked for where none were', () => {
    const { next } = review('gap', 'Non, jamais. Ma patronne est une harpie, elle refusait tout.');
    expect(next?.rewritten).not.toContain('vos gestes');
  });
});

test('a journey told in place of a career does not answer', () => {
  const seen = review(
    'pitch',
    'Cet été j’ai fait un très beau tour de la Corse en vélo, les routes y sont étroites et la cuisine délicieuse.',
  );
  expect(seen.relevance).toBe('aside');
  expect(seen.level).toBe('aside');
});

test('what stands near a lack, and how long it would take, are heard', () => {
  const seen = review(
    'gap',
    'Je n’ai jamais ouvert ce logiciel. Je travaille avec deux autres du même genre, et je m’y mettrais en deux ou trois jours.',
  );
  expect(quotes(seen, 'near')).toHaveLength(1);
  expect(quotes(seen, 'plan')).toHaveLength(1);
});

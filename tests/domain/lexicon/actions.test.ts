import { describe, expect, test } from 'vitest';

import { isAction, isTradeAction, sameLoneWord, stemOf } from '#/domain/lexicon/stems';
import { OTHER_ACTIONS, REGULAR_ACTIONS } from '#/domain/lexicon/verbs.fr';

describe('verb and noun of one action', () => {
  test.each([
    ['vitrifier', 'vitrification'],
    ['rempoter', 'rempotage'],
    ['brunir', 'brunissage'],
    ['embellir', 'embellissement'],
    ['acquerir', 'acquisition'],
    ['enregistrez', 'enregistrement'],
    ['torrefier', 'torrefaction'],
    ['poser', 'pose'],
  ])('%s and %s share their root', (verb, noun) => {
    expect(stemOf(verb)).toBe(stemOf(noun));
  });

  test('a lone infinitive is its noun, what somebody does is not', () => {
    expect(sameLoneWord('ramoner', 'ramonage')).toBe(true);
    expect(sameLoneWord('ramone', 'ramonage')).toBe(false);
  });

  test('what every trade does is told apart from what some do', () => {
    expect([isAction('gerer'), isTradeAction('gerer')]).toEqual([true, false]);
    expect([isAction('ramonage'), isTradeAction('ramonage')]).toEqual([true, true]);
    expect(isAction('ruche')).toBe(false);
  });

  test('no root is written twice, and all are folded', () => {
    const roots = REGULAR_ACTIONS.flatMap(([noun, , words]) =>
      words.split(/\s+/u).map((root) => root + noun),
    );
    const nouns = [...roots, ...OTHER_ACTIONS.map(([noun]) => noun)];
    expect(nouns.length).toBeGreaterThan(300);
    expect(nouns.filter((noun, index) => nouns.indexOf(noun) !== index)).toEqual([]);
    expect(nouns.filter((noun) => !/^[a-z-]{5,}$/u.test(noun))).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';

import { ACTIONS } from '#/domain/lexicon/actions.fr';
import { fold } from '#/domain/shared/text';
import { realConcepts, realLexicon, spread } from '#tests/domain/matching/realLexicon';
import { cvLines, matcherOf, offerText, readText } from '#tests/domain/matching/realPair';

const WORK = new Set(['technique', 'tool', 'knowledge']);
const CASES = 240;
const TRADE = 'Technicien polyvalent';
/** Asked for beside the skill under test, and shown by every CV. */
const COMPANY = ['Excel', 'Gestion des plannings', 'Accueil téléphonique'];

const conceptsIn = (text: string): string =>
  [...new Set(realLexicon.findMentions(text).map(({ concept }) => concept.id))].sort().join(' ');

/** A score for each wording that a CV may use, of one advertisement that is read once. */
const scoresFor = (asked: string): ((shown: string) => number) => {
  const match = matcherOf(offerText(TRADE, [asked, ...COMPANY]), TRADE);
  return (shown) => match(readText(cvLines(TRADE, [shown, ...COMPANY]))).score;
};

/** Hundreds of CVs are read: some fifteen seconds, several times that beside other work. */
const EVERY_WORDING_MS = 180_000;

describe('the same thing in other letters', () => {
  const REWRITES: readonly (readonly [name: string, rewrite: (text: string) => string])[] = [
    ['capitals', (text) => text.toUpperCase()],
    ['no accents', (text) => text.normalize('NFD').replace(/\p{M}/gu, '')],
    ['ligatures', (text) => text.replaceAll('œ', 'oe')],
    ['typographic apostrophes', (text) => text.replaceAll("'", '\u2019')],
    ['no-break spaces', (text) => text.replaceAll(' ', '\u00a0')],
    ['spaces for hyphens', (text) => text.replaceAll('-', ' ')],
  ];
  const phrases = spread(
    realConcepts
      .filter(({ kind }) => WORK.has(kind))
      .flatMap(({ forms }) => forms)
      // A short name may lean on its capitals or accents: that is its rule, not its spelling.
      .filter((form) => form.length >= 7 && form.includes(' ') && !/\p{Lu}{2}/u.test(form)),
    CASES,
  );

  test.each(REWRITES)('M7: %s leave the concepts as they were', (_name, rewrite) => {
    expect(phrases.length).toBeGreaterThanOrEqual(200);
    const changed = phrases.filter((phrase) => conceptsIn(rewrite(phrase)) !== conceptsIn(phrase));
    expect(changed.length, changed.slice(0, 8).join(' | ')).toBeLessThanOrEqual(CASES * 0.01);
  });

  test('M7: a trade in the feminine or written inclusively is the same trade', () => {
    const PAIRS: readonly (readonly [masculine: string, feminine: string, inclusive: string])[] = [
      ['vendeur', 'vendeuse', 'vendeur·se'],
      ['conducteur', 'conductrice', 'conducteur(trice)'],
      ['infirmier', 'infirmière', 'infirmier(ère)'],
      ['technicien', 'technicienne', 'technicien(ne)'],
    ];
    const trades = spread(
      realConcepts
        .filter(({ kind }) => kind === 'occupation')
        .flatMap(({ forms }) => forms)
        .filter((form) => PAIRS.some(([masculine]) => fold(form).startsWith(`${masculine} `))),
      CASES,
    );
    const rewritten = trades.flatMap((trade) => {
      const pair = PAIRS.find(([masculine]) => fold(trade).startsWith(`${masculine} `));
      if (pair === undefined) return [];
      const rest = trade.slice(pair[0].length);
      return [pair[1], pair[2]].map((head) => [trade, `${head}${rest}`] as const);
    });
    expect(rewritten.length).toBeGreaterThanOrEqual(200);
    const changed = rewritten.filter(([one, other]) => conceptsIn(one) !== conceptsIn(other));
    expect(changed.length, changed.slice(0, 8).join(' | ')).toBeLessThanOrEqual(
      rewritten.length * 0.05,
    );
  });
});

describe('the same thing under another name', () => {
  test(
    'M8: an alias in the CV changes no score',
    () => {
      const aliased = spread(
        realConcepts.filter(
          ({ kind, forms }) =>
            WORK.has(kind) &&
            forms.length >= 2 &&
            // One concept each, so that nothing else is asked for or shown.
            forms.slice(0, 2).every((form) => !conceptsIn(form).includes(' ')) &&
            conceptsIn(forms[0] ?? '') === conceptsIn(forms[1] ?? '') &&
            conceptsIn(forms[0] ?? '') !== '',
        ),
        CASES,
      );
      expect(aliased.length).toBeGreaterThanOrEqual(200);
      const changed = aliased.filter(({ forms: [name = '', alias = ''] }) => {
        const score = scoresFor(name);
        return score(alias) !== score(name);
      });
      expect(changed.length, changed.map(({ label }) => label).join(' | ')).toBeLessThanOrEqual(
        aliased.length * 0.01,
      );
    },
    EVERY_WORDING_MS,
  );

  test(
    'M16: the verb for the noun moves the score by five points at most',
    () => {
      const verbs = new Map(
        ACTIONS.flatMap(([noun, verb]) => (verb === undefined ? [] : [[noun, verb] as const])),
      );
      const paraphrases = spread(
        realConcepts
          .filter(({ kind }) => WORK.has(kind))
          .flatMap(({ forms }) => forms)
          .flatMap((form) => {
            const match = /^(\S+) (?:des|de la|du) (.+)$/u.exec(fold(form));
            const verb = verbs.get(match?.[1] ?? '');
            if (match === null || verb === undefined) return [];
            const article = form.includes(' des ') ? 'les' : form.includes(' de la ') ? 'la' : 'le';
            const object = form.slice(form.length - (match[2] ?? '').length);
            return [[form, `${verb} ${article} ${object}`] as const];
          }),
        CASES,
      );
      expect(paraphrases.length).toBeGreaterThanOrEqual(200);
      const far = paraphrases.filter(([noun, verb]) => {
        const score = scoresFor(noun);
        return Math.abs(score(noun) - score(verb)) > 5;
      });
      expect(far.length, far.slice(0, 12).join(' | ')).toBeLessThanOrEqual(
        paraphrases.length * 0.15,
      );
    },
    EVERY_WORDING_MS,
  );
});

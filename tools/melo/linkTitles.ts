import { masculinesOf } from '#/domain/occupations/openOccupations';
import { readRomeTable } from '#/domain/occupations/romeTable';
import { indexTitles } from '#/domain/occupations/titleIndex';
import { TITLE_NOISE } from '#/domain/occupations/titleNoise.fr';
import { titleWords, twoGenders } from '#/domain/occupations/titleWords';

type Linked = { readonly name: number; readonly score: number };

/** The ways that are measured: the masculine words alone, as the register is indexed; with the words as written; and through the other titles of the trade. */
export type Way = 'masculine' | 'written' | 'register';

const HALF = 0.5;
/** So many titles of the register are looked at, as far as they come near the best of them. */
const NEAREST = 5;
const NEAR_BEST = 0.9;
/** The first titles of a code are its usual ones. */
const USUAL_TITLES = 12;
/** What the register tells beside the words of the title, and another title of the code beside the one that was found. */
const REGISTER = 0.7;
const OTHER_TITLE = 0.9;

const AS_WRITTEN: ReadonlyMap<string, string> = new Map();

/** Links titles to a list of names with the product's own words, masculines, index and register, best first. */
export const linkTitles = (
  table: string,
  names: readonly string[],
  limit: number,
  way: Way,
): ((title: string) => readonly Linked[]) => {
  const codes = readRomeTable(table);
  const masculine = masculinesOf(codes);
  const inMasculine = (title: string): readonly string[] =>
    titleWords(twoGenders(title)?.masculine ?? title, masculine);
  const asWritten = (title: string): readonly string[] => titleWords(title, AS_WRITTEN);
  const masculines = indexTitles(names.map(inMasculine), TITLE_NOISE);
  const written = indexTitles(names.map(asWritten), TITLE_NOISE);
  const usual = codes.flatMap(({ titles }) =>
    titles.map((title) => ({ title, others: titles.slice(0, USUAL_TITLES) })),
  );
  const register = indexTitles(
    usual.map(({ title }) => inMasculine(title)),
    TITLE_NOISE,
  );

  const ownScores = (title: string): Map<number, number> => {
    const scores = new Map<number, number>();
    const share = way === 'masculine' ? 1 : HALF;
    for (const { surface, score } of masculines.search(inMasculine(title), limit))
      scores.set(surface, share * score);
    if (way === 'masculine') return scores;
    for (const { surface, score } of written.search(asWritten(title), limit))
      scores.set(surface, (scores.get(surface) ?? 0) + HALF * score);
    return scores;
  };

  /** What the titles of the trades that a title may mean say of each name. */
  const registerScores = (title: string): ReadonlyMap<number, number> => {
    const scores = new Map<number, number>();
    const found = register.search(inMasculine(title), NEAREST);
    for (const { surface, score: near } of found) {
      const trade = usual[surface];
      if (trade === undefined || near < (found[0]?.score ?? 0) * NEAR_BEST) continue;
      for (const other of trade.others)
        for (const [name, score] of ownScores(other)) {
          const worth = score * near * (other === trade.title ? 1 : OTHER_TITLE);
          scores.set(name, Math.max(scores.get(name) ?? 0, worth));
        }
    }
    return scores;
  };

  return (title) => {
    const scores = ownScores(title);
    if (way === 'register')
      for (const [name, score] of registerScores(title))
        scores.set(name, (scores.get(name) ?? 0) + REGISTER * score);
    return [...scores]
      .map(([name, score]) => ({ name, score }))
      .sort((one, other) => other.score - one.score);
  };
};

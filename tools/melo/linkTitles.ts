import { masculinesOf, openOccupations } from '#/domain/occupations/openOccupations';
import { readRomeTable } from '#/domain/occupations/romeTable';
import { fitOf, indexTitles } from '#/domain/occupations/titleIndex';
import type { TitleIndex } from '#/domain/occupations/titleIndex';
import { TITLE_NOISE } from '#/domain/occupations/titleNoise.fr';
import { titleWords, twoGenders } from '#/domain/occupations/titleWords';

type Linked = { readonly name: number; readonly score: number };

/** The ways that are measured: the masculine words alone, as the register is indexed; with the words as written; and through the trades that the product links the title to. */
export type Way = 'masculine' | 'written' | 'product';

const HALF = 0.5;
/** The product orders what its index finds by how well both say the same; names are ordered by both. */
const FIT = 0.5;
/** The likeliest trades of a title, and so many titles of each, its usual ones first. */
const TRADES = 5;
const TITLES = 40;
/** What the trades tell beside the words of the title. */
const TOLD_BY_TRADES = 0.7;

const AS_WRITTEN: ReadonlyMap<string, string> = new Map();

/** Links titles to a list of names with the product's own words, masculines, index and link to the register, best first. */
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
  const { tradesOf } = openOccupations(table);
  const titlesOf = new Map(
    codes.map(({ code, titles }) => [code, titles.slice(0, TITLES)] as const),
  );

  const addFound = (
    scores: Map<number, number>,
    index: TitleIndex,
    words: readonly string[],
    share: number,
  ): void => {
    for (const hit of index.search(words, limit)) {
      const worth = share * (hit.score + FIT * fitOf(hit));
      scores.set(hit.surface, (scores.get(hit.surface) ?? 0) + worth);
    }
  };
  const remembered = new Map<string, ReadonlyMap<number, number>>();
  const ownScores = (title: string): ReadonlyMap<number, number> => {
    const known = remembered.get(title);
    if (known !== undefined) return known;
    const scores = new Map<number, number>();
    addFound(scores, masculines, inMasculine(title), way === 'masculine' ? 1 : HALF);
    if (way !== 'masculine') addFound(scores, written, asWritten(title), HALF);
    remembered.set(title, scores);
    return scores;
  };

  /** What the titles of the trades that the product links a title to say of each name. */
  const scoresByTrade = (title: string): ReadonlyMap<number, number> => {
    const scores = new Map<number, number>();
    for (const { rome, weight } of tradesOf(title).slice(0, TRADES))
      for (const other of titlesOf.get(rome) ?? [])
        for (const [name, score] of ownScores(other))
          scores.set(name, Math.max(scores.get(name) ?? 0, weight * score));
    return scores;
  };

  return (title) => {
    const scores = new Map(ownScores(title));
    if (way === 'product')
      for (const [name, score] of scoresByTrade(title))
        scores.set(name, (scores.get(name) ?? 0) + TOLD_BY_TRADES * score);
    return [...scores]
      .map(([name, score]) => ({ name, score }))
      .sort((one, other) => other.score - one.score);
  };
};

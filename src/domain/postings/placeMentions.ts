import { departmentCodes, departmentOfCode, placeKey } from '#/domain/places/departments';
import { communesNamed, communesShortened, type Commune } from '#/domain/places/gazetteer';
import { COUNTRIES, REGIONS, TOWNS } from '#/domain/places/placeNames.fr';
import { CODE_BEFORE, PLACE_TAIL } from '#/domain/postings/placeCues.fr';
import type { Script } from '#/domain/postings/script';
import { matchesOf } from '#/domain/shared/matches';
import { MONTH_NAMES } from '#/domain/shared/months.fr';
import { fold } from '#/domain/shared/text';

/** A place that the text names; offsets count in the folded text. */
export type PlaceMention = {
  readonly start: number;
  /** With what follows the name and tells it apart. */
  readonly end: number;
  readonly key: string;
  /** The communes that may be meant; none for a town or a country abroad. */
  readonly communes: readonly Commune[];
  readonly kind: 'commune' | 'shortened' | 'town' | 'country';
  /** "Agence du Mans": the article of the name is not written as such. */
  readonly contracted: boolean;
  /** The code beside the name tells which commune is meant. */
  readonly coded: boolean;
};

/** The longest names have nine words. */
const MOST_WORDS = 9;
const WORD = /[\p{L}\d]+/gu;
const JOIN = /^(?:[ '-]|\.? )$/u;
const ARTICLE = /^(?:la|les?|l)$/u;
const CONTRACTED: Readonly<Record<string, string>> = {
  au: 'le',
  du: 'le',
  aux: 'les',
  des: 'les',
};

/** Provinces that stand for their country after a town, folded. */
const PROVINCES: ReadonlySet<string> = new Set(['quebec', 'ontario', 'nouveau-brunswick']);

type Word = { readonly start: number; readonly end: number };

/** What a key names; the wider reading where several are possible. */
const meaningOf = (
  key: string,
  written: string,
): Pick<PlaceMention, 'communes' | 'kind'> | null => {
  const communes = communesNamed(key);
  if (communes.length > 0) return { communes, kind: 'commune' };
  if (TOWNS.has(written)) return { communes: [], kind: 'town' };
  if (COUNTRIES.has(written) && written !== 'france') return { communes: [], kind: 'country' };
  const shortened = communesShortened(key);
  return shortened.length > 0 ? { communes: shortened, kind: 'shortened' } : null;
};

const MONTHS: ReadonlySet<string> = new Set(MONTH_NAMES.map(fold));

/** "Avril 2023", "Macon" for a mason: a month, or a word with a cedilla that no commune of the name has, is no place. */
const isOtherWord = (written: string, meaning: Pick<PlaceMention, 'communes' | 'kind'>): boolean =>
  (MONTHS.has(fold(written)) && meaning.kind === 'commune') ||
  (/\u00e7/iu.test(written) &&
    meaning.communes.length > 0 &&
    !meaning.communes.some(({ name }) => /\u00e7/iu.test(name)));

const isCapital = (char: string | undefined): boolean => char !== undefined && /\p{Lu}/u.test(char);

/** Every place named with its capital, the longest name first. */
export const findPlaces = ({ folded, original, toOriginal }: Script): readonly PlaceMention[] => {
  const words: readonly Word[] = matchesOf(WORD, folded).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const joined = (index: number): boolean => {
    const gap = folded.slice(words[index]?.end, words[index + 1]?.start);
    return index + 1 < words.length && JOIN.test(gap);
  };
  const lastJoined = (index: number): number => {
    let last = index;
    while (last - index < MOST_WORDS - 1 && joined(last)) last += 1;
    return last;
  };
  const textOf = (word: Word | undefined): string =>
    word === undefined ? '' : folded.slice(word.start, word.end);
  const found: PlaceMention[] = [];
  let next = 0;
  for (const [index, word] of words.entries()) {
    if (index < next || !isCapital(original[toOriginal(word.start, word.end).start])) continue;
    const before = index > 0 && joined(index - 1) ? textOf(words[index - 1]) : '';
    const article = ARTICLE.test(before) ? before : (CONTRACTED[before] ?? null);
    for (let last = lastJoined(index); last >= index; last -= 1) {
      const end = words[last]?.end ?? word.end;
      const written = folded.slice(word.start, end);
      const bare = placeKey(written);
      const withArticle = article === null ? null : meaningOf(`${article} ${bare}`, '');
      const meaning = withArticle ?? meaningOf(bare, written);
      if (meaning === null || /^\d/u.test(bare)) continue;
      const range = toOriginal(word.start, end);
      if (isOtherWord(original.slice(range.start, range.end), meaning)) continue;
      const start =
        withArticle !== null && ARTICLE.test(before)
          ? (words[index - 1]?.start ?? word.start)
          : word.start;
      const tail = PLACE_TAIL.exec(folded.slice(end, end + 48));
      const named = tail?.[2] ?? '';
      const abroad = COUNTRIES.has(named) || PROVINCES.has(named);
      const tells =
        named === '' || abroad || REGIONS.has(named) || departmentCodes().has(placeKey(named));
      const code = tail?.[1] ?? tail?.[3] ?? CODE_BEFORE.exec(folded.slice(start - 9, start))?.[1];
      const department = code === undefined ? null : departmentOfCode(code);
      const within = meaning.communes.filter((one) => one.department === department);
      // "Laval (13)": the code or the country beside the name says that another one is meant.
      if (department !== null && meaning.kind !== 'country' && within.length === 0) continue;
      found.push({
        start,
        end: end + (tells ? (tail?.[0].length ?? 0) : 0),
        key: bare,
        communes: abroad ? [] : department === null ? meaning.communes : within,
        kind: abroad ? 'town' : meaning.kind,
        contracted: withArticle !== null && start === word.start,
        coded: department !== null,
      });
      next = last + 1;
      break;
    }
  }
  return found;
};

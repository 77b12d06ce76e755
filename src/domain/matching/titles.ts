import type { Lexicon } from '#/domain/lexicon/lexicon';
import { GENERIC_TITLE_WORDS, TITLE_NOISE } from '#/domain/matching/stopWords.fr';
import { stemOf, wordsOf } from '#/domain/matching/words';
import type { Occupation, Trade } from '#/domain/occupations/occupations';

/** The register is a little less sure than two titles in the same words. */
const BY_REGISTER = 0.9;

const ofTrades = (
  asked: readonly Trade[],
  held: readonly Trade[],
  nearness: Lexicon['occupations']['nearness'],
): number => {
  const likeliest = held[0]?.weight ?? 1;
  let near = 0;
  let all = 0;
  for (const { rome, weight } of asked) {
    all += weight;
    near +=
      weight *
      Math.max(...held.map((other) => nearness(rome, other.rome) * (other.weight / likeliest)));
  }
  return near / all;
};

/** The trades that a title may mean; of one that names two posts ("animatrice de loisirs et de colonie"), the one that the register is sure of. */
const tradesOf = (title: string, { occupations }: Lexicon): readonly Trade[] => {
  const all = occupations.tradesOf(title);
  const sure = all.length > 0 ? null : occupations.occupationOf(title);
  return sure === null ? all : [{ rome: sure.rome, weight: 1 }];
};

/** How near two titles are by the register of trades, 0 to 1, each trade that the offer's title may mean by its weight; 0 where the register does not know one of them. */
const tradeNearness = (offerTitle: string, cvTitle: string, lexicon: Lexicon): number => {
  const asked = tradesOf(offerTitle, lexicon);
  const held = tradesOf(cvTitle, lexicon);
  if (asked.length === 0 || held.length === 0) return 0;
  return BY_REGISTER * ofTrades(asked, held, lexicon.occupations.nearness);
};

/** Endings of inclusive writing: "Developpeur.se", "Infirmier(ere)", "Charge-e". */
const INCLUSIVE =
  /[\u00b7\u2022\u2027.(/-](?:trice|rice|euse|i?[e\u00e8]re|ienne|ive|fe|ne|le|se|ve|te|e)s?\)?(?=$|[^\p{L}])/giu;
const GENDER_MARK = /\(?\b[hfmx]\s*[/|-]\s*[hfmx](?:\s*[/|-]\s*[hfmx])?\b\)?/giu;
/** What follows a spaced dash, a bar or a comma completes a title rather than names the trade. */
const COMPLEMENT = /\s[-\u2013\u2014|]\s|[|,;:()]/u;

const noise = new Set(TITLE_NOISE.map(stemOf));
const generic = new Set(GENERIC_TITLE_WORDS.map(stemOf));
const LINK_WORDS = new Set([
  'de',
  'd',
  'du',
  'des',
  'la',
  'le',
  'les',
  'l',
  'en',
  'et',
  'ou',
  'a',
  'au',
  'aux',
  'pour',
]);

type Title = {
  readonly stems: readonly string[];
  readonly grams: ReadonlySet<string>;
  /** What the work is done on or in, where few domains of work have it: "tri", "decheterie". */
  readonly field: ReadonlySet<string>;
  /** Occupations that the lexicon finds in it, each with everything wider at its distance. */
  readonly occupations: readonly ReadonlyMap<string, number>[];
};

/** Both genders in brackets: "Assistant(e) administratif(ve)". */
const IN_BRACKETS =
  /(?<=\p{L})\((?:e|ne|nne|ve|fe|se|te|le|i?[e\u00e8]re|t?rice|euse|ienne)(s?)\)/giu;

/** A title as people say it: without "H/F", nor the endings of the other gender. */
export const plainTitle = (title: string): string =>
  title
    .replace(GENDER_MARK, ' ')
    .replace(IN_BRACKETS, '$1')
    .replace(/\(\s*\)/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim() || title;

const withoutMarks = (title: string): string =>
  title.replace(GENDER_MARK, ' ').replace(INCLUSIVE, '').trim();

const tradeStems = (text: string): string[] =>
  wordsOf(text)
    .map(({ key }) => key)
    .filter((key) => !LINK_WORDS.has(key) && !/^\d+$/u.test(key))
    .map(stemOf)
    .filter((stem) => !noise.has(stem));

/** The part of a title that names the trade: the first one that is more than contract, rank or season. */
const headOf = (title: string): string => {
  const parts = title.split(COMPLEMENT).map((part) => part.trim());
  return parts.find((part) => tradeStems(part).length > 0) ?? title;
};

/** A word behind one of these is what somebody works on or in, no person. */
const THING_AHEAD = new Set(['de', 'd', 'du', 'des', 'en', 'a', 'au', 'aux', 'sur']);
/** More domains of work have what says nothing of the trade. */
const MOST_DOMAINS = 3;
const SHORTEST_FIELD = 3;

const fieldOf = (head: string, { occupations }: Lexicon): ReadonlySet<string> =>
  new Set(
    wordsOf(head)
      .filter(
        ({ key, start }, at, all) =>
          key.length >= SHORTEST_FIELD &&
          THING_AHEAD.has(all[at - 1]?.key ?? '') &&
          // A capital is a place or a name.
          /\p{Ll}/u.test(head.charAt(start)) &&
          occupations.spreadOf(key) <= MOST_DOMAINS,
      )
      .map(({ key }) => stemOf(key))
      .filter((stem) => !generic.has(stem) && !noise.has(stem)),
  );

const gramsOf = (stems: readonly string[]): Set<string> => {
  const grams = new Set<string>();
  const padded = ` ${stems.join(' ')} `;
  for (let at = 0; at + 3 <= padded.length; at += 1) grams.add(padded.slice(at, at + 3));
  return grams;
};

const widerThan = (id: string, lexicon: Lexicon): Map<string, number> => {
  const distances = new Map([[id, 0]]);
  const queue = [id];
  for (let current = queue.shift(); current !== undefined; current = queue.shift()) {
    const distance = distances.get(current) ?? 0;
    for (const parent of lexicon.concept(current)?.parents ?? [])
      if (!distances.has(parent)) {
        distances.set(parent, distance + 1);
        queue.push(parent);
      }
  }
  return distances;
};

const memo = new WeakMap<Lexicon, Map<string, Title>>();

const readTitle = (title: string, lexicon: Lexicon): Title => {
  let known = memo.get(lexicon);
  if (known === undefined || known.size > 5000) {
    known = new Map();
    memo.set(lexicon, known);
  }
  const found = known.get(title);
  if (found !== undefined) return found;
  const plain = withoutMarks(title);
  const head = headOf(plain);
  const stems = tradeStems(head);
  const occupations = lexicon
    .findMentions(plain)
    .filter(({ concept }) => concept.kind === 'occupation')
    .map(({ concept }) => widerThan(concept.id, lexicon));
  const read: Title = { stems, grams: gramsOf(stems), field: fieldOf(head, lexicon), occupations };
  known.set(title, read);
  return read;
};

const weightOf = (stem: string): number => (generic.has(stem) ? 0.5 : 1);

const wordSimilarity = (one: readonly string[], other: readonly string[]): number => {
  const left = new Set(one);
  const right = new Set(other);
  let shared = 0;
  let total = 0;
  for (const stem of left) {
    total += weightOf(stem);
    if (right.has(stem)) shared += weightOf(stem);
  }
  for (const stem of right) total += weightOf(stem);
  return total === 0 ? 0 : (2 * shared) / total;
};

const gramSimilarity = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  let shared = 0;
  for (const gram of one) if (other.has(gram)) shared += 1;
  const total = one.size + other.size;
  return total === 0 ? 0 : (2 * shared) / total;
};

/** Shared words below this say nothing of the trade ("chef de projet", "chef de partie"). */
const CHANCE = 0.25;
const SAME = 0.85;

const spelledAlike = (one: Title, other: Title): number => {
  if (one.stems.length === 0 || other.stems.length === 0) return 0;
  const similarity =
    0.6 * wordSimilarity(one.stems, other.stems) + 0.4 * gramSimilarity(one.grams, other.grams);
  return Math.min(1, Math.max(0, (similarity - CHANCE) / (SAME - CHANCE)));
};

/** Closeness by the number of steps up to a shared wider occupation, on both sides together. */
const BY_STEPS = [1, 0.9, 0.6, 0.45, 0.3] as const;

const sharedOccupation = (one: Title, other: Title): number => {
  let best = 0;
  for (const left of one.occupations)
    for (const right of other.occupations)
      for (const [id, up] of left) {
        const down = right.get(id);
        if (down !== undefined) best = Math.max(best, BY_STEPS[up + down] ?? 0);
      }
  return best;
};

/** Where the register is sure of both titles and finds them far apart, words in common say no more than this. */
const HOMONYMS = 0.25;

/** The trade that the register is sure of, where its title says all of `field`: one that leaves out where the work is done is another. */
const sureOf = (
  title: string,
  field: readonly string[],
  { occupations }: Lexicon,
): Occupation | null => {
  const found = occupations.occupationOf(title);
  if (found === null || field.length === 0) return found;
  const said = new Set(wordsOf(found.label).map(({ key }) => stemOf(key)));
  return field.every((stem) => said.has(stem)) ? found : null;
};

const areFar = (
  one: string,
  other: string,
  field: readonly string[],
  lexicon: Lexicon,
): boolean => {
  const left = sureOf(one, field, lexicon);
  const right = left === null ? null : sureOf(other, field, lexicon);
  return (
    left !== null && right !== null && lexicon.occupations.nearness(left.rome, right.rome) === 0
  );
};

/** Codes less near than this are two trades. */
const NEAR_CODES = 0.4;

/**
 * Two titles share what the work is done on, and not who does it: a trainer in welding is no welder. Their head nouns
 * decide, by the trade that the register is sure of, or by those that the noun opens.
 */
const headsApart = (one: string, other: string, { occupations }: Lexicon): boolean => {
  const codesOf = (title: string): readonly string[] => {
    const sure = occupations.occupationOf(title);
    return sure === null ? occupations.openedBy(title) : [sure.rome];
  };
  const left = codesOf(one);
  const right = left.length === 0 ? [] : codesOf(other);
  return (
    right.length > 0 &&
    !left.some((code) => right.some((held) => occupations.nearness(code, held) >= NEAR_CODES))
  );
};

const sharesHead = ({ stems: left }: Title, { stems: right }: Title): boolean =>
  left.includes(right[0] ?? '') || right.includes(left[0] ?? '');

/** Two titles of one field are near, whatever their ranks are called: "gardien de decheterie", "agent d'accueil en decheterie". */
const SAME_FIELD = 0.5;

/** How near two job titles are, 0 to 1, whatever the gender they are written in: by their words, by the trades of the lexicon and by the register. */
export const titleProximity = (one: string, other: string, lexicon: Lexicon): number => {
  const left = readTitle(one, lexicon);
  const right = readTitle(other, lexicon);
  const field = [...left.field].filter((stem) => right.field.has(stem));
  const alike = spelledAlike(left, right);
  const apart = alike > HOMONYMS && !sharesHead(left, right) && headsApart(one, other, lexicon);
  const near = Math.max(
    sharedOccupation(left, right),
    apart ? HOMONYMS : alike,
    field.length > 0 ? SAME_FIELD : 0,
  );
  return Math.max(
    near > HOMONYMS && areFar(one, other, field, lexicon) ? HOMONYMS : near,
    tradeNearness(one, other, lexicon),
  );
};

/** Titles less alike than the first say another thing; from the second on they are one. */
const ONE_TITLE = { from: 0.7, to: 0.9 } as const;

/** How surely two titles name one trade, 0 to 1: by one code of the register, or in the same words. Trades that are near are two. */
export const sameTrade = (one: string, other: string, lexicon: Lexicon): number => {
  const [left, right] = [one, other].map((title) => lexicon.occupations.occupationOf(title));
  if (left?.rome !== undefined && left.rome === right?.rome) return 1;
  const alike = spelledAlike(readTitle(one, lexicon), readTitle(other, lexicon));
  return Math.min(1, Math.max(0, (alike - ONE_TITLE.from) / (ONE_TITLE.to - ONE_TITLE.from)));
};

import { FACETS } from '#/domain/assistant/dangerFacets.fr';
import type { Facet } from '#/domain/assistant/dangerFacets.fr';
import { soundOf } from '#/domain/assistant/questionSpelling';

/** What a message may say of the danger someone is in; each has who to call, `distress` all of them. */
export const DANGER_KINDS = [
  'suicide',
  'bereavement',
  'grief',
  'child',
  'violence',
  'assault',
  'shelter',
  'captive',
  'emergency',
  'distress',
] as const;
export type DangerKind = (typeof DANGER_KINDS)[number];
/** A danger that is answered: those, and a mind that gives way, told by the body. */
export type Danger = DangerKind | 'collapse';

/** What nothing weighs, and each thing told by its name (`blow:134 close:25`), in hundredths. */
export type DangerWeights = {
  readonly base: number;
  readonly facets: string;
};
/** Weights as `npm run danger` writes them, of buckets as a digit each, in eighths; those of each kind of danger, of fewer buckets. */
export type DangerCurve = DangerWeights & {
  readonly buckets: string;
  readonly kinds: Readonly<Record<DangerKind, DangerWeights & { readonly buckets: string }>>;
};

/** Letters that a word is known by, whatever its ending, and sounds, however it is spelt. */
const STEM = 6;
const SOUND = 5;
/** How much a word, two words one after the other, and the sound of a word say beside each other. */
const WORD = 0.8;
const PAIR = 0.6;
const HEARD = 0.7;
/** A long message holds more of everything: beyond so much, each word weighs less. */
const SHORT = 3;
/** Said more often than this, a thing weighs no more; and what each mention says beside a word. */
const MOST_MENTIONS = 3;
const MENTION = 0.5;

/** A danger may be told in passing: a longer message is also heard by so many words at a time, moved on by so many. */
const WINDOW = 16;
const STEP = 6;
const WHOLE = WINDOW + 4;
/** Fewer words than this are no sentence. */
const SHORTEST = 3;
/** Words are told apart by numbers of so many bits: two that share one say as much. */
const BITS = 15;
export const BUCKETS = 1 << BITS;
/** Fewer are enough to tell one kind from another. */
export const KIND_BUCKETS = 1 << 11;

const FNV_START = 2_166_136_261;
const FNV_PRIME = 16_777_619;
const MIX = 2_246_822_519;

const bucketOf = (sign: string): number => {
  let hash = FNV_START;
  for (let at = 0; at < sign.length; at += 1)
    hash = Math.imul(hash ^ sign.charCodeAt(at), FNV_PRIME);
  hash = Math.imul(hash ^ (hash >>> 15), MIX);
  return ((hash ^ (hash >>> 13)) >>> 0) & (BUCKETS - 1);
};

const isFacet = (name: string): name is Facet => name in FACETS;
const PATTERNS = Object.keys(FACETS)
  .filter(isFacet)
  .map(
    (name) =>
      [name, new RegExp(String.raw`(?<![a-z0-9])(?:${FACETS[name]})(?![a-z0-9])`, 'gu')] as const,
  );

/** What is told, by its name, and how much it says. */
const facetsIn = (said: string): ReadonlyMap<Facet, number> =>
  new Map(
    PATTERNS.flatMap(([name, pattern]) => {
      const mentions = said.match(pattern)?.length ?? 0;
      return mentions === 0 ? [] : [[name, MENTION * Math.min(MOST_MENTIONS, mentions)] as const];
    }),
  );

const wordsIn = (said: string): readonly string[] => said.match(/[a-z0-9]+|[?!]/gu) ?? [];

/** Words by their first letters and by their sound, and two words one after the other, in buckets. */
const bucketsIn = (words: readonly string[]): ReadonlyMap<number, number> => {
  const stems = words.map((word) => word.slice(0, STEM));
  const signs = new Map<string, number>([
    ...stems.map((stem) => [`u:${stem}`, WORD] as const),
    ...words.map((word) => [`p:${soundOf(word).slice(0, SOUND)}`, HEARD] as const),
    ...['^', ...stems].map((stem, at) => [`b:${stem}_${stems[at] ?? '$'}`, PAIR] as const),
  ]);
  const scale = SHORT / Math.max(SHORT, Math.hypot(...signs.values()));
  const buckets = new Map<number, number>();
  for (const [sign, share] of signs) {
    const bucket = bucketOf(sign);
    buckets.set(bucket, (buckets.get(bucket) ?? 0) + share * scale);
  }
  return buckets;
};

/** What a message says, of which `npm run danger` fits the weights. */
export type DangerSigns = {
  readonly facets: ReadonlyMap<Facet, number>;
  readonly buckets: ReadonlyMap<number, number>;
};

const signsOf = (words: readonly string[]): DangerSigns => ({
  facets: facetsIn(words.join(' ')),
  buckets: bucketsIn(words),
});

const windowsOf = (words: readonly string[]): readonly (readonly string[])[] =>
  words.length <= WHOLE
    ? []
    : Array.from({ length: Math.ceil((words.length - WINDOW) / STEP) + 1 }, (_, at) =>
        words.slice(at * STEP, at * STEP + WINDOW),
      );

const sentencesOf = (said: string): readonly (readonly string[])[] => {
  const sentences = said
    .split(/(?<=[.!?])/u)
    .map(wordsIn)
    .filter(({ length }) => length >= SHORTEST);
  return sentences.length > 1 ? sentences : [];
};

/** The signs of a message in plain words: of the whole, then of its sentences, and of the parts of a long one. */
export const signsIn = (said: string): readonly [DangerSigns, ...(readonly DangerSigns[])] => {
  const words = wordsIn(said);
  return [signsOf(words), ...[...sentencesOf(said), ...windowsOf(words)].map(signsOf)];
};

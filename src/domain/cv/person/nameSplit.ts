import { emailFit } from '#/domain/cv/person/emailFit';
import { PARTICLES } from '#/domain/cv/person/firstNames.fr';
import { givenLikeness } from '#/domain/cv/person/givenNames';
import type { NameCandidate } from '#/domain/cv/person/nameParts';
import type { NameToken } from '#/domain/cv/person/nameTokens';
import { witnessFit } from '#/domain/cv/person/nameWitnesses';
import type { NameWitness } from '#/domain/cv/person/nameWitnesses';
import { isCapitals } from '#/domain/cv/text/lines';

export type NameSplit = {
  readonly first: readonly NameToken[];
  readonly last: readonly NameToken[];
  /** How much likelier it is than any other way to part the words, in natural logarithms of the odds. */
  readonly margin: number;
};

/** What speaks for a way to part the words beside their order: who writes, and where. */
export type SplitEvidence = {
  /** The folded local part of the e-mail, without digits. */
  readonly local: string;
  readonly witnesses: readonly NameWitness[];
  /** Capitals tell nothing: the page sets the same words otherwise elsewhere. */
  readonly untold: boolean;
};

/** How rarely the surname opens a name of which nothing else tells the order. */
const SURNAME_FIRST = -2.5;
/** The share of what letters tell that goes beyond the other evidence, which they share in. */
const BY_LETTERS = 0.6;
/** A name of four words: two of each. */
const EVEN = 0.8;
/** Where a name on two lines breaks, its parts do. */
const AT_LINE_BREAK = 2.5;

const capitalised = (token: NameToken): boolean =>
  isCapitals(token.text) || PARTICLES.has(token.key);

const byCapitals = (first: readonly NameToken[], last: readonly NameToken[]): number => {
  const mixed = [...first, ...last];
  if (!mixed.some(({ text }) => isCapitals(text)) || mixed.every(capitalised)) return 0;
  return last.every(capitalised) && !first.some(({ text }) => isCapitals(text)) ? 6 : -4;
};

const byParticles = (first: readonly NameToken[], last: readonly NameToken[]): number => {
  const opens = last.length > 1 && PARTICLES.has(last[0]?.key ?? '');
  const hangs = [first.at(-1), last.at(-1)].filter((token) => PARTICLES.has(token?.key ?? ''));
  return (opens ? 1.2 : 0) - 3 * hangs.length;
};

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((total, one) => total + one, 0) / values.length;

/** How much more the ones look like given names than the others. */
const likeness = (first: readonly NameToken[], last: readonly NameToken[]): number => {
  const of = (tokens: readonly NameToken[]): number =>
    mean(tokens.flatMap(({ key }) => (PARTICLES.has(key) ? [] : [givenLikeness(key)])));
  return of(first) - of(last);
};

/** "MARTIN" over "Julie Anne" parts a name there, and "Julie Martin-" over "Durand" just there does not. */
const byLineBreak = (tail: readonly NameToken[], { tokens, lines }: NameCandidate): number => {
  if (tokens.length < 3 || lines.length !== 2 || tail[0]?.start !== lines[1]?.body.start) return 0;
  return /[-\u2010-\u2013]\s*$/u.test(lines[0]?.text ?? '') ? -AT_LINE_BREAK : AT_LINE_BREAK;
};

const isEven = (head: readonly NameToken[], tail: readonly NameToken[]): boolean =>
  [head, tail].every((part) => part.filter(({ key }) => !PARTICLES.has(key)).length === 2);

/** The likeliest way to part the words of a name into given names and surname; null for a single word. */
export const splitName = (
  candidate: NameCandidate,
  { local, witnesses, untold }: SplitEvidence,
): NameSplit | null => {
  const { tokens } = candidate;
  const ways = tokens.slice(1).flatMap((_, index) => {
    const head = tokens.slice(0, index + 1);
    const tail = tokens.slice(index + 1);
    const broken = byLineBreak(tail, candidate);
    return [false, true].map((reversed) => {
      const [first, last] = reversed ? [tail, head] : [head, tail];
      const score =
        (reversed ? SURNAME_FIRST : 0) +
        (untold ? 0 : byCapitals(first, last)) +
        byParticles(first, last) +
        BY_LETTERS * likeness(first, last) +
        emailFit(first, last, local) +
        Math.max(0, ...witnesses.map((witness) => witnessFit(first, last, witness))) +
        (isEven(head, tail) ? EVEN : 0) +
        broken;
      return { first, last, score };
    });
  });
  const [best, second] = ways.sort((a, b) => b.score - a.score);
  if (best === undefined) return null;
  return {
    first: best.first,
    last: best.last,
    margin: best.score - (second?.score ?? best.score - 1),
  };
};

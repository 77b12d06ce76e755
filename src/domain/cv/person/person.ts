import type { Confidence, Read } from '#/domain/cv/cv';
import { PARTICLES } from '#/domain/cv/person/firstNames.fr';
import { nameCandidates } from '#/domain/cv/person/nameCandidates';
import type { NameCandidate } from '#/domain/cv/person/nameCandidates';
import { isGivenName } from '#/domain/cv/person/nameTokens';
import type { NameToken } from '#/domain/cv/person/nameTokens';
import { witnessFit } from '#/domain/cv/person/nameWitnesses';
import type { NameWitness } from '#/domain/cv/person/nameWitnesses';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { isCapitals } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';

type ReadName = {
  readonly firstName: Read<string> | null;
  readonly lastName: Read<string> | null;
  /** Lines that hold the name, for those who look around it. */
  readonly lines: readonly CvLine[];
};

const squash = (tokens: readonly NameToken[]): string =>
  tokens.map((token) => token.key.replace(/[^a-z]/gu, '')).join('');

const known = (token: NameToken | undefined): boolean => token !== undefined && isGivenName(token);

/** Initials and words of an e-mail that fit a given name and a surname. */
const emailFit = (
  first: readonly NameToken[],
  last: readonly NameToken[],
  local: string,
): number => {
  const letters = local.replace(/[^a-z]/gu, '');
  if (letters === '') return 0;
  const given = squash(first);
  const family = squash(last);
  const initials = first.map((token) => token.key.charAt(0)).join('');
  let fit = 0;
  // Who writes "MARTIN Julie" often takes martinjulie@ too: the order of the page told again tells nothing.
  const sameOrder =
    (first[0]?.start ?? 0) < (last[0]?.start ?? 0) ? given + family : family + given;
  if (letters === sameOrder) fit += 1.5;
  else if (letters === given + family) fit += 3;
  else if (letters === family + given) fit += 1.5;
  else if (letters === given.charAt(0) + family || letters === initials + family) fit += 3;
  else if (letters === given + family.charAt(0) || letters === family + given.charAt(0)) fit += 2;
  else if (letters.startsWith(given) || letters.endsWith(family)) fit += 1;
  else if (letters.startsWith(squash(first.slice(0, 1))) && squash(first.slice(0, 1)).length > 3)
    fit += 1;
  return fit + (partsAtDot(given, family, local) ? AT_DOT : 0);
};

/** "julie.martindurand@": the one mark inside an e-mail stands between given name and surname. */
const AT_DOT = 1.5;
const partsAtDot = (given: string, family: string, local: string): boolean => {
  const parts = local.split(/[^a-z]+/u).filter((part) => part !== '');
  return parts.length === 2 && parts.includes(given) && parts.includes(family);
};

type Split = {
  readonly first: readonly NameToken[];
  readonly last: readonly NameToken[];
  readonly score: number;
};

const splitScore = (
  first: readonly NameToken[],
  last: readonly NameToken[],
  reversed: boolean,
  local: string,
  untold: boolean,
): number => {
  const mixed = [...first, ...last];
  const capitals = (token: NameToken): boolean =>
    isCapitals(token.text) || PARTICLES.has(token.key);
  const anyCapitals = mixed.some((token) => isCapitals(token.text));
  const allCapitals = mixed.every(capitals);
  let score = reversed ? 0 : 0.9;
  if (anyCapitals && !allCapitals && !untold) {
    if (last.every(capitals) && !first.some((token) => isCapitals(token.text))) score += 6;
    else score -= 4;
  }
  score += emailFit(first, last, local);
  // "Julie Martin <martin.julie@...>": where both are given names the order written says more.
  const oneCase = !anyCapitals || allCapitals;
  if (!reversed && oneCase && known(first[0]) && last.every((token) => known(token))) score += 1.2;
  if (known(first[0])) score += 1.5;
  if (first.length > 1) score += first.slice(1).every((token) => known(token)) ? 0.8 : -0.8;
  if (last.every((token) => known(token))) score -= 0.6;
  if (PARTICLES.has(last[0]?.key ?? '') && last.length > 1) score += 1.2;
  if (PARTICLES.has(first.at(-1)?.key ?? '')) score -= 3;
  if (PARTICLES.has(last.at(-1)?.key ?? '')) score -= 3;
  return score;
};

/** Where a name on two lines of two words each breaks, its parts do. */
const AT_LINE_BREAK = 1.5;

const bestSplit = (
  { tokens, lines }: NameCandidate,
  local: string,
  witnesses: readonly NameWitness[],
  untold: boolean,
): Split | null => {
  let best: Split | null = null;
  for (let at = 1; at < tokens.length; at += 1) {
    const head = tokens.slice(0, at);
    const tail = tokens.slice(at);
    for (const reversed of [false, true]) {
      const [first, last] = reversed ? [tail, head] : [head, tail];
      const breaks =
        tokens.length === 4 && lines.length === 2 && tail[0]?.start === lines[1]?.body.start;
      const told = Math.max(0, ...witnesses.map((witness) => witnessFit(first, last, witness)));
      const score =
        splitScore(first, last, reversed, local, untold) + told + (breaks ? AT_LINE_BREAK : 0);
      if (best === null || score > best.score) best = { first, last, score };
    }
  }
  return best;
};

const readTokens = (tokens: readonly NameToken[], confidence: Confidence): Read<string> | null => {
  const [head] = tokens;
  const tail = tokens.at(-1);
  if (head === undefined || tail === undefined) return null;
  return {
    value: tokens.map((token) => token.text).join(' '),
    source: { start: head.start, end: tail.end },
    confidence,
  };
};

const confidenceOf = (
  candidate: NameCandidate,
  split: Split | null,
  runnerUp: number,
): Confidence => {
  if (candidate.score >= 12 && (split === null || split.score >= 2)) return 'sure';
  return candidate.score >= 8 && candidate.score - runnerUp >= 2 ? 'likely' : 'doubtful';
};

const wordsOf = ({ tokens }: NameCandidate): string =>
  tokens
    .map(({ key }) => key)
    .sort()
    .join(' ');

/** "MARTIN Julie" in a field of the page tells how "JULIE MARTIN" at its top is made. */
const toldElsewhere = (
  best: NameCandidate,
  candidates: readonly NameCandidate[],
): NameCandidate | undefined => {
  const capitals = ({ tokens }: NameCandidate): number =>
    tokens.filter(({ text }) => isCapitals(text)).length;
  if (capitals(best) > 0 && capitals(best) < best.tokens.length) return best;
  return candidates.find(
    (other) =>
      wordsOf(other) === wordsOf(best) &&
      capitals(other) > 0 &&
      capitals(other) < other.tokens.length,
  );
};

const inCapitals = ({ tokens }: NameCandidate): string =>
  tokens.flatMap(({ key, text }) => (isCapitals(text) ? [key] : [])).join(' ');

/** "MARTIN Julie" here, "Martin JULIE" there: the capitals of neither tell which is the surname. */
const isContradicted = (best: NameCandidate, candidates: readonly NameCandidate[]): boolean =>
  candidates.some(
    (other) =>
      wordsOf(other) === wordsOf(best) &&
      inCapitals(other) !== '' &&
      inCapitals(other).split(' ').length < other.tokens.length &&
      inCapitals(other) !== inCapitals(best),
  );

/** A name that scores less than this is not one. */
const ENOUGH = 5;

/**
 * Reads the candidate's given name and surname. Each group of lines may hold them, the surest one first;
 * the e-mail, and what the file says of itself, settle doubts.
 */
export const readName = (
  groups: readonly (readonly CvLine[])[],
  email: string | null,
  witnesses: readonly NameWitness[] = [],
): ReadName => {
  const local = alignedKey(email?.split('@')[0] ?? '').replace(/\d+/gu, '');
  const candidates = groups
    .flatMap((lines) => nameCandidates(lines, email))
    .sort((a, b) => b.score - a.score);
  const first = candidates.find((candidate) => candidate.part === 'first');
  const last = candidates.find((candidate) => candidate.part === 'last');
  if (first !== undefined && last !== undefined)
    return {
      firstName: readTokens(first.tokens, 'sure'),
      lastName: readTokens(last.tokens, 'sure'),
      lines: [...first.lines, ...last.lines],
    };
  // "Nom : Julie Martin": the label of the surname stands for both where no other is given.
  const whole = (candidate: NameCandidate): boolean =>
    candidate.part === 'both' ||
    (candidate.part === 'last' && first === undefined && candidate.tokens.length > 1);
  const both = candidates.filter(whole);
  const [best, second] = both;
  if (best === undefined || best.score < ENOUGH)
    return { firstName: null, lastName: null, lines: [] };
  const told = toldElsewhere(best, both) ?? best;
  const split = bestSplit(told, local, witnesses, isContradicted(told, both));
  if (split === null) return { firstName: null, lastName: null, lines: [] };
  const confidence = confidenceOf(best, split, second?.score ?? 0);
  return {
    firstName: readTokens(split.first, confidence),
    lastName: readTokens(split.last, confidence),
    lines: best.lines,
  };
};

import type { Confidence } from '#/domain/cv/cv';
import { isDuration } from '#/domain/cv/entries/durations';
import { CONTRACT_ONLY } from '#/domain/cv/person/contracts.fr';
import {
  bare,
  commaParts,
  employerScore,
  isAtEmployer,
  isNamedEmployer,
  isPlace,
  isProper,
  splitAtThe,
  strongParts,
  titleScore,
} from '#/domain/cv/person/headerParts';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import type { Piece } from '#/domain/cv/text/pieces';
import type { Lexicon } from '#/domain/lexicon/lexicon';

/** What the header lines of an entry say. */
export type Header = {
  readonly title: Piece | null;
  readonly company: Piece | null;
  readonly place: Piece | null;
  readonly confidence: Confidence;
};

type Part = { readonly piece: Piece; readonly title: number; readonly employer: number };
/** Which comes first in this CV, and how strongly its entries say so. */
export type Order = number;

/** Parts that tell something: not how long a post lasted, nor its contract where post and employer are named. */
const tellingParts = (pieces: readonly Piece[]): Piece[] => {
  const parts = pieces
    .flatMap(strongParts)
    .filter(({ text }) => !isDuration(alignedKey(text)))
    .slice(0, 6);
  const telling = parts.filter(({ text }) => !CONTRACT_ONLY.test(alignedKey(text)));
  return telling.length < 2 || telling.every(isPlace) ? parts : telling;
};

const partsOf = (pieces: readonly Piece[], lexicon: Lexicon): Part[] =>
  tellingParts(pieces).map((piece) => ({
    piece,
    title: titleScore(piece, lexicon),
    employer: employerScore(piece),
  }));

const opensNewThing = (piece: Piece): boolean =>
  /^[\p{Lu}\d"\u00ab]/u.test(piece.text) || isAtEmployer(piece) || isNamedEmployer(piece);

const spanning = (whole: Piece, from: Piece, to: Piece): Piece => ({
  start: from.start,
  end: to.end,
  text: whole.text.slice(from.start - whole.start, to.end - whole.start),
});

/** "Title, Employer, Town" on one line: the first comma that opens a new thing. */
const splitAtComma = (
  part: Part,
  lexicon: Lexicon,
  order: Order,
): { title: Piece; company: Piece; rest: Piece[] } | null => {
  const parts = commaParts(part.piece);
  const [opening, next] = parts;
  if (opening === undefined || next === undefined) return null;
  // "Croix-Rouge, secouriste": a small letter after the comma is a title only after an employer.
  const named = employerScore(opening);
  const titled =
    (titleScore(next, lexicon) >= 2 && named >= 2) ||
    // "Nordal, conductrice": nothing says trade before the comma, and a trade follows in small letters.
    (/^\p{Ll}/u.test(next.text) &&
      titleScore(next, lexicon) >= 2.5 &&
      titleScore(opening, lexicon) <= 0) ||
    (titleScore(next, lexicon) >= 3 && named >= 0.7 && titleScore(opening, lexicon) < 1);
  // "Responsable achats, logistique et transport, Durand": small letters go on with the title.
  const at = titled ? 1 : parts.findIndex((one, index) => index > 0 && opensNewThing(one));
  const second = parts[at];
  const before = parts[at - 1];
  if (second === undefined || before === undefined) return null;
  if (parts.slice(at).every(isPlace)) return null;
  const first = spanning(part.piece, opening, before);
  const firstTitle = titleScore(first, lexicon) - employerScore(first);
  const secondTitle = titleScore(second, lexicon) - employerScore(second);
  const rest = parts.slice(at + 1);
  if (firstTitle - secondTitle + order >= 0) {
    // "emballage cadeaux, Lys": small letters, then a name, are what was done and for whom.
    const told = /^\p{Ll}/u.test(first.text) && /^\p{Lu}/u.test(second.text);
    if (!told && titleScore(first, lexicon) < 1 && employerScore(second) < 1) return null;
    return { title: first, company: second, rest };
  }
  if (titleScore(second, lexicon) < 1) return null;
  return { title: second, company: first, rest };
};

const firstPlace = (pieces: readonly Piece[]): Piece | null =>
  pieces.find(isPlace) ??
  pieces.map(bare).find((piece) => isProper(piece) && piece.text.split(/\s+/u).length <= 4) ??
  null;

/** Cuts ", Town" and ", description" off an employer. */
const cutCompany = (piece: Piece): { company: Piece; rest: Piece[] } => {
  const [first, ...rest] = commaParts(bare(piece));
  if (first === undefined) return { company: bare(piece), rest: [] };
  const named = bare(first);
  // "Vignes du Lac puis plusieurs domaines": the one with a name is the employer.
  const then = /\s(?:puis|et) (?:plusieurs|divers|diverses|autres|d[\u2019']autres)\s/u.exec(
    named.text,
  );
  const company =
    then === null
      ? named
      : { ...named, end: named.start + then.index, text: named.text.slice(0, then.index) };
  // "Durand & Fils a Chambery": a known town after the name is where it is.
  const at = /\s[a\u00e0\u00c0]\s(?=\p{Lu}[^,]*$)/u.exec(company.text);
  const from = at === null ? 0 : at.index + at[0].length;
  const town = { start: company.start + from, end: company.end, text: company.text.slice(from) };
  if (at === null || !isPlace(town)) return { company, rest };
  const name = { ...company, end: company.start + at.index, text: company.text.slice(0, at.index) };
  return { company: name, rest: [town, ...rest] };
};

/** Cuts a town off a title, and keeps commas that belong to it. */
const cutTitle = (piece: Piece): { title: Piece; rest: Piece[] } => {
  const parts = commaParts(bare(piece));
  const [first, ...rest] = parts;
  if (first !== undefined && rest.length > 0 && rest.every((part) => isPlace(part)))
    return { title: bare(first), rest };
  return { title: bare(piece), rest: [] };
};

const certainty = (margin: number): Confidence =>
  margin >= 2.5 ? 'sure' : margin >= 0.8 ? 'likely' : 'doubtful';

const single = (part: Part, lexicon: Lexicon, order: Order): Header => {
  const split = splitAtComma(part, lexicon, order);
  if (split !== null) {
    const margin = titleScore(split.title, lexicon) + employerScore(split.company);
    return {
      title: bare(split.title),
      company: bare(split.company),
      place: firstPlace(split.rest),
      confidence: certainty(margin),
    };
  }
  if (isAtEmployer(part.piece) || part.title - part.employer < -0.4) {
    const { company, rest } = cutCompany(part.piece);
    return { title: null, company, place: firstPlace(rest), confidence: certainty(part.employer) };
  }
  const named = part.title >= 2 ? splitAtThe(part.piece) : null;
  if (named !== null && !isPlace(named[1])) {
    const cut = cutCompany(named[1]);
    return {
      title: bare(named[0]),
      company: cut.company,
      place: firstPlace(cut.rest),
      confidence: 'likely',
    };
  }
  const { title, rest } = cutTitle(part.piece);
  return { title, company: null, place: firstPlace(rest), confidence: certainty(part.title) };
};

const bestPair = (
  parts: readonly Part[],
  order: Order,
): { title: Part; company: Part; margin: number } | null => {
  let best: { title: Part; company: Part; margin: number; value: number } | null = null;
  for (const [t, title] of parts.entries()) {
    for (const [c, company] of parts.entries()) {
      if (t === c || isPlace(company.piece) || isPlace(title.piece)) continue;
      const margin = title.title - title.employer + company.employer - company.title;
      const value =
        margin + (t < c ? order : -order) - 0.9 * (Math.max(t, c) - 1) - 0.4 * Math.abs(t - c);
      if (best === null || value > best.value) best = { title, company, margin, value };
    }
  }
  return best;
};

const TWO_PARTS = /\t|\s[-\u2013\u2014|\u2022\u00b7]\s/u;

/** "Parc du Moulin <tab> Sigean", "Promod - Oullins" over a line with the post: what ends the line is where. */
const endsOfLines = (pieces: readonly Piece[], lexicon: Lexicon): Set<number> => {
  const starts = new Set<number>();
  for (const piece of pieces) {
    const [first, second, ...more] = TWO_PARTS.test(piece.text) ? strongParts(piece) : [];
    if (first === undefined || second === undefined || more.length > 0) continue;
    const own = titleScore(first, lexicon);
    const named = pieces.some((other) => other !== piece && titleScore(other, lexicon) > own + 0.5);
    const bare = isProper(second) && second.text.split(/\s+/u).length <= 3;
    if (named && bare && titleScore(second, lexicon) < 1 && employerScore(second) < 0.8)
      starts.add(second.start);
  }
  return starts;
};

/** Reads title, employer and place out of the header lines of one entry, their date removed. */
export const readHeader = (pieces: readonly Piece[], lexicon: Lexicon, order: Order): Header => {
  const parts = partsOf(pieces, lexicon);
  const [first] = parts;
  if (first === undefined)
    return { title: null, company: null, place: null, confidence: 'doubtful' };
  const ends = endsOfLines(pieces, lexicon);
  const isWhere = (piece: Piece): boolean => isPlace(piece) || ends.has(piece.start);
  const named = parts.filter(({ piece }) => !isWhere(piece));
  if (named.length <= 1) {
    const header = single(named[0] ?? first, lexicon, order);
    return {
      ...header,
      place: header.place ?? parts.map(({ piece }) => piece).find(isWhere) ?? null,
    };
  }
  // "Title, Employer - description": the comma may already hold both.
  const opening = named[0] ?? first;
  const within = splitAtComma(opening, lexicon, order);
  const pair = bestPair(named, order);
  if (pair === null) return single(opening, lexicon, order);
  const strongComma =
    within !== null &&
    titleScore(within.title, lexicon) >= 2 &&
    employerScore(within.company) >= 1 &&
    (pair.company === opening || pair.company.employer - pair.company.title < 2);
  if (strongComma) return single(opening, lexicon, order);
  const { company, rest } = cutCompany(pair.company.piece);
  const { title, rest: titleRest } = cutTitle(pair.title.piece);
  const others = parts
    .filter((part) => part !== pair.title && part !== pair.company)
    .map(({ piece }) => piece);
  return {
    title,
    company,
    place: firstPlace([...rest, ...titleRest]) ?? others.find(isWhere) ?? null,
    confidence: certainty(pair.margin),
  };
};

/** How strongly one entry says "title first" (positive) or "employer first" (negative). */
export const orderOf = (pieces: readonly Piece[], lexicon: Lexicon): Order => {
  const parts = partsOf(pieces, lexicon).filter(({ piece }) => !isPlace(piece));
  const [first, second] = parts;
  if (first === undefined) return 0;
  if (second === undefined) {
    const [head, tail] = commaParts(first.piece);
    if (head === undefined || tail === undefined) return 0;
    return (
      titleScore(head, lexicon) -
      employerScore(head) -
      titleScore(tail, lexicon) +
      employerScore(tail)
    );
  }
  return first.title - first.employer - second.title + second.employer;
};

import { ONE_WORD_PLACEMENT, POST_OPENING } from '#/domain/cv/cues/contracts.fr';
import { isDuration } from '#/domain/cv/cues/durations';
import { EMPLOYER_WORDS } from '#/domain/cv/cues/organisations.fr';
import { titleStrength } from '#/domain/cv/cues/personTitles';
import { GAP } from '#/domain/cv/dates/gaps.fr';
import {
  employerScore,
  isKindOfHouse,
  isNamedEmployer,
  withoutStop,
} from '#/domain/cv/entries/headerParts';
import { isPlace } from '#/domain/cv/entries/placePart';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { isCapitals, wordCount } from '#/domain/cv/text/lines';
import { alternatives } from '#/domain/cv/text/patterns';
import { slicePiece, trimPiece } from '#/domain/cv/text/pieces';
import type { Piece } from '#/domain/cv/text/pieces';
import {
  AS_POST,
  AT_A,
  ENDING,
  FOR_WHOM,
  LEAD_WORDS,
  NO_POST,
  POST_OF,
  SHORTENED,
  TELLS_POST,
  TERMS,
  TERMS_FIRST,
  WITH_WHOM,
} from '#/domain/cv/told/toldWords.fr';

/** What parts a piece of a head from the one before. */
export type Sign = 'open' | 'strong' | 'colon' | 'stop' | 'comma' | 'bracket' | 'for' | 'as' | 'at';
export type Part = { readonly piece: Piece; readonly sign: Sign };

export const keyOf = ({ text }: Piece): string => alignedKey(text).trim();

/** A contract, a length, hours, why it ended: neither post nor house nor task. */
export const isNote = (piece: Piece): boolean => {
  const key = keyOf(piece).replace(/[.\s]+$/u, '');
  return (
    key.replace(LEAD_WORDS, '') === '' ||
    [TERMS, ENDING, NO_POST, GAP].some((one) => one.test(key)) ||
    isDuration(key)
  );
};

/** A trade, or what stands for one. */
export const isPostName = (piece: Piece): boolean => {
  const key = keyOf(piece).replace(POST_OF, '');
  // "Particuliers employeurs" is for whom one works.
  if (/^employeurs?(?!\p{L})/u.test(key)) return false;
  return (titleStrength(key) >= 2 && !isNamedEmployer(piece)) || POST_OPENING.test(key);
};

const MARKS =
  /\t|\s{2,}|\s[-|•·●/>~]+\s|\s-(?=\p{L}{3})|(?<=\p{L}{3})-\s|\s?:\s|\s?;\s?|\.\s+(?=\S)|,\s*|\s?\(|\)\s?|\s?[\u00ab\u201c"]\s?|\s?[\u00bb\u201d]/gu;

const signOf = (mark: string): Sign => {
  const bare = mark.trim();
  if (bare === ':') return 'colon';
  if (bare === '.') return 'stop';
  if (bare === ',') return 'comma';
  return 'strong';
};

/** More words are no name beside others. */
const LONGEST_OF_SEVERAL = 3;

/** "caviste / cariste", "Nordal / Laval": two trades of one post, or two names of whom one worked for. */
const areAlike = (one: Piece, other: Piece): boolean => {
  const names = [one, other].map(({ text }) => text);
  const proper = names.every(
    (text) =>
      /^\p{Lu}/u.test(text.replace(ONE_WORD_PLACEMENT, '')) &&
      wordCount(text) <= LONGEST_OF_SEVERAL,
  );
  const trades = [one, other].filter(isPostName).length;
  return trades === 2 || (trades === 0 && proper && ![one, other].some(isPlace));
};

/** The parts of a text between all its marks; what stands in brackets is a part of its own. */
const marked = (whole: Piece, first: Sign): Part[] => {
  const key = alignedKey(whole.text);
  const parts: Part[] = [];
  let from = 0;
  let sign: Sign = first;
  let open = false;
  const push = (to: number): void => {
    const piece = trimPiece(slicePiece(whole, { start: from, end: to }));
    if (/[\p{L}\d]/u.test(piece.text)) parts.push({ piece, sign });
  };
  for (const match of key.matchAll(MARKS)) {
    const mark = match[0].trim();
    const at = match.index;
    if (mark === '(' || mark === ')') {
      // "serveur(se)": the bracket belongs to the word.
      if (mark === '(' && (match[0] === '(' || !key.includes(')', at)) && at > from) continue;
      if (mark === ')' && !open) continue;
      push(at);
      open = mark === '(';
      sign = open ? 'bracket' : 'strong';
      from = at + match[0].length;
      continue;
    }
    if (open) continue;
    if (mark === '.' && SHORTENED.test(key.slice(0, at))) continue;
    if (mark === ',' && /\d$/u.test(key.slice(0, at)) && /^\d/u.test(key.slice(at + 1))) continue;
    push(at);
    sign = signOf(match[0]);
    from = at + match[0].length;
  }
  push(whole.text.length);
  return parts.reduce<Part[]>((joined, part) => {
    const last = joined.at(-1);
    const between =
      last === undefined
        ? ''
        : key.slice(last.piece.end - whole.start, part.piece.start - whole.start);
    if (last === undefined || between.trim() !== '/' || !areAlike(last.piece, part.piece))
      return [...joined, part];
    const [start, end] = [last.piece.start - whole.start, part.piece.end - whole.start];
    return [...joined.slice(0, -1), { ...last, piece: slicePiece(whole, { start, end }) }];
  }, []);
};

const LENGTHS =
  /(?:^|\s)(?:environ |pendant )?\d{1,2}\s?(?:ans?|mois|semaines?|sem|jours?|etes|saisons?)(?: et demie?)?(?!\p{L})(?:\s(?:de|d'|en|comme)(?=\s|\p{L}))?/u;

/** "stage 1 mois EDF", "2 ans de menage": a length inside a part parts it. */
const atLength = (part: Part): Part[] => {
  const match = LENGTHS.exec(alignedKey(part.piece.text));
  if (match === null || part.sign === 'bracket') return [part];
  const before = trimPiece(slicePiece(part.piece, { start: 0, end: match.index }));
  const after = trimPiece(
    slicePiece(part.piece, { start: match.index + match[0].length, end: part.piece.text.length }),
  );
  const parts = [
    { piece: before, sign: part.sign },
    { piece: after, sign: before.text === '' ? part.sign : ('strong' as const) },
  ].filter(({ piece }) => /\p{L}/u.test(piece.text));
  return parts.length === 0 ? [part] : parts;
};

/** Cuts off, at the head of a part, small words and the first person. */
const withoutLead = (piece: Piece): Piece => {
  let rest = piece;
  for (const pattern of [LEAD_WORDS, TELLS_POST, POST_OF, TERMS_FIRST]) {
    const length = pattern.exec(alignedKey(rest.text))?.[0].length ?? 0;
    // "D'Aucy": a capital makes the small word part of the name.
    const ofName = pattern === POST_OF && /^\p{Lu}/u.test(rest.text);
    const after =
      pattern === TERMS_FIRST ? slicePiece(rest, { start: length, end: rest.text.length }) : null;
    if (after !== null && !isPostName(after)) continue;
    if (length > 0 && length < rest.text.length && !ofName)
      rest = trimPiece(slicePiece(rest, { start: length, end: rest.text.length }));
  }
  return rest;
};

const cutAt = (part: Part, from: number, to: number, sign: Sign): Part[] =>
  [
    { piece: trimPiece(slicePiece(part.piece, { start: 0, end: from })), sign: part.sign },
    { piece: trimPiece(slicePiece(part.piece, { start: to, end: part.piece.text.length })), sign },
  ].filter(({ piece }) => piece.text !== '');

/** "serveur chez Nordal", "chez Nordal comme serveur": what small words part. */
const atSmallWords = (part: Part): Part[] => {
  const key = alignedKey(part.piece.text);
  const whom = /^(?:chez|via)\s/u.test(key) ? null : FOR_WHOM.exec(key);
  const as = AS_POST.exec(key);
  if (as !== null && as.index >= 0 && (whom === null || as.index < whom.index)) {
    const [first, ...rest] = cutAt(part, as.index, as.index + as[0].length, 'as');
    if (first === undefined) return [];
    return rest.length === 0
      ? [{ ...first, sign: 'as' as const }].flatMap(atSmallWords)
      : [...atSmallWords(first), ...rest.flatMap(atSmallWords)];
  }
  if (whom !== null && whom.index > 0) {
    const [first, ...rest] = cutAt(part, whom.index, whom.index + whom[0].length, 'for');
    if (first !== undefined) return [...atHouse(first), ...rest.flatMap(atSmallWords)];
  }
  const lead = /^(?:chez|via)\s(?:(?:la|le|les)\s)?/u.exec(key);
  if (lead !== null)
    return [
      {
        piece: trimPiece(slicePiece(part.piece, { start: lead[0].length, end: key.length })),
        sign: 'for',
      },
    ];
  return atHouse(part);
};

/** "serveuse au camping Nordal a Pau": a post, its house and its town. */
const atHouse = (part: Part): Part[] => {
  const { piece } = part;
  const key = alignedKey(piece.text);
  for (const match of key.matchAll(AT_A)) {
    const at = match.index;
    const rest = slicePiece(piece, { start: at + match[0].length, end: piece.text.length });
    const opens = /^[\p{Lu}\d\u00ab]/u.test(rest.text);
    const lower = !opens && employerScore(rest) >= 2 && isNamedEmployer(rest);
    // "en gare de Pau", "en ecole primaire": a kind of house; "en interim", "a domicile" are none.
    if (!opens && !lower) continue;
    const told = isPostName(slicePiece(piece, { start: 0, end: at }));
    if (match[0].trim() === 'en' && !lower) continue;
    if (!told && !opens && !isNamedEmployer(rest)) continue;
    if (!/\p{Ll}/u.test(piece.text)) continue;
    return [
      { piece: trimPiece(slicePiece(piece, { start: 0, end: at })), sign: part.sign },
      ...atHouse({ piece: trimPiece(rest), sign: 'at' }),
    ];
  }
  return [part];
};

/** "Nordal vendeuse", "MARIN Pau cuisinier": a name, then in small letters the post. */
const besideName = (part: Part): Part[] => {
  const { piece } = part;
  if (isPostName(piece) || part.sign === 'bracket') return [part];
  const words = [...piece.text.matchAll(/\S+/gu)];
  for (const [place, { index, 0: word }] of words.entries()) {
    const before = words[place - 1]?.[0] ?? '';
    if (place === 0 || !/^\p{Ll}{4}/u.test(word) || SMALL.test(alignedKey(before))) continue;
    if (/^(?:puis|ensuite)$/u.test(word)) continue;
    const rest = trimPiece(slicePiece(piece, { start: index, end: piece.text.length }));
    const name = trimPiece(slicePiece(piece, { start: 0, end: index }));
    const named = name.text
      .split(/\s+/u)
      .every((one) => /^[\p{Lu}\d&]|^(?:de|du|des|la|le|les|et)$|^[dl][\u2019']/u.test(one));
    if (titleStrength(keyOf(rest)) < 3 || !named || isKindOfHouse(name)) continue;
    // "Cabinet d'expertise comptable Nordal": a kind of house goes on to its name.
    if (isNamedEmployer(piece) && /\p{Lu}/u.test(rest.text)) continue;
    return [
      { piece: name, sign: part.sign },
      { piece: rest, sign: 'strong' },
    ];
  }
  return [part];
};

/** "Nordal vendeuse": the post stands in it, beside the house. */
export const holdsPost = (piece: Piece): boolean => besideName({ piece, sign: 'open' }).length > 1;

const HOUSE_WORD = new RegExp(
  `\\s(?=(?:${alternatives(EMPLOYER_WORDS.filter((word) => word.length > 3))})\\s)`,
  'gu',
);
const SMALL = /^(?:de|du|des|d'|la|le|les|et|aux?|a)$/u;
const LINKING = /(?:^|[\s'])(?:d|l|de|du|des|en|dans|la|le|les|aux?|a|une?|et|sur|par|pour)$/u;

/** "stagiaire centre de loisirs Nordal": a post, and beside it a kind of house with its name. */
const besideHouse = (part: Part): Part[] => {
  const { piece } = part;
  if (part.sign === 'bracket') return [part];
  const key = alignedKey(piece.text);
  const placement = ONE_WORD_PLACEMENT.exec(key)?.[0].length ?? 0;
  const name = slicePiece(piece, { start: placement, end: piece.text.length });
  // "stage CHU Nord", "interim Nordal": one word for a placement, then who took one on.
  if (placement > 0 && /^\p{Lu}/u.test(name.text) && !isCapitals(piece.text) && !isPostName(name))
    return [
      { piece: trimPiece(slicePiece(piece, { start: 0, end: placement })), sign: part.sign },
      { piece: name, sign: 'at' },
    ];
  if (!isPostName(piece)) return [part];
  for (const { index } of key.matchAll(HOUSE_WORD)) {
    const house = trimPiece(slicePiece(piece, { start: index, end: piece.text.length }));
    if (LINKING.test(key.slice(0, index)) || !isNamedEmployer(house)) continue;
    return [
      { piece: trimPiece(slicePiece(piece, { start: 0, end: index })), sign: part.sign },
      { piece: house, sign: 'at' },
    ];
  }
  return [part];
};

const THEN = /\s(?:puis|et ensuite|,? ?ensuite)\s(?:en (?=interim))?/u;

/** "cariste puis chef d'equipe": the last post held; "chauffeur puis interim": the post. */
const lastOf = (piece: Piece): Piece => {
  const match = THEN.exec(alignedKey(piece.text));
  if (match === null) return piece;
  const [before, after] = [
    trimPiece(slicePiece(piece, { start: 0, end: match.index })),
    trimPiece(slicePiece(piece, { start: match.index + match[0].length, end: piece.text.length })),
  ];
  return isPostName(after) ? lastOf(after) : before;
};

const TERMS_LAST =
  /\s(?:en |sous |a )?(?:interim|cdd|cdi|cddi|mi-temps|temps partiel|temps plein|saisonniere?|remplacante?)(?:\s.*)?$/u;

/** The name of a post without its contract, with whom, and what came before. */
export const postName = (piece: Piece): Piece => {
  let named = lastOf(piece);
  const first = TERMS_FIRST.exec(alignedKey(named.text))?.[0].length ?? 0;
  if (first > 0) named = trimPiece(slicePiece(named, { start: first, end: named.text.length }));
  for (const pattern of [WITH_WHOM, TERMS_LAST]) {
    const at = pattern.exec(alignedKey(named.text))?.index ?? 0;
    if (at > 0) named = trimPiece(slicePiece(named, { start: 0, end: at }));
  }
  return withoutLead(named);
};

/** The name of a house without what came after it. */
export const houseName = (piece: Piece): Piece => {
  const at = THEN.exec(alignedKey(piece.text))?.index ?? 0;
  return withoutStop(at > 0 ? trimPiece(slicePiece(piece, { start: 0, end: at })) : piece);
};

/** The parts of a head, one after the other, whose date is cut out already. */
export const partsOf = (pieces: readonly Piece[]): Part[] =>
  pieces
    .flatMap((piece, at) => marked(piece, at === 0 ? 'open' : 'strong'))
    .flatMap((part) => (isNote(part.piece) ? [part] : atLength(part)))
    .map((part) => ({ ...part, piece: withoutLead(part.piece) }))
    .flatMap((part) =>
      isNote(part.piece) || part.sign === 'bracket' ? [part] : atSmallWords(part),
    )
    .flatMap(besideName)
    .flatMap(besideHouse)
    .filter(({ piece }) => /\p{L}/u.test(piece.text));

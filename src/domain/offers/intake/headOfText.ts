import { absentField, type DraftField, readField } from '#/domain/offers/intake/draft';
import {
  EMPLOYER_JOINED,
  EMPLOYER_OPENS,
  HIRES_A,
  NO_EMPLOYER,
  NO_TITLE,
  TITLE_END,
} from '#/domain/offers/intake/headCues.fr';
import { placeInText } from '#/domain/offers/intake/placeInText';
import { regionOfPlace } from '#/domain/offers/intake/regionOfPlace.fr';
import {
  COMPANY_LABEL,
  NO_COMPANY,
  NOT_A_NAME,
  PLACE_WITH_CODE,
} from '#/domain/offers/intake/textCues.fr';
import type { Stated } from '#/domain/offers/requirements';
import { type Folded, foldWithOffsets } from '#/domain/shared/text';

/** A text, folded, with the way back. */
export type HeadScript = Folded & { readonly original: string };

/** Lines under the title that may tell employer, place and contract. */
const HEAD_LINES = 5;
const LONGEST_NAME = 60;
const LONGEST_HEAD = 160;
const LONGEST_TITLE = 90;

const written = ({ original, offsets }: HeadScript, start: number, end: number): string =>
  original.slice(offsets[start] ?? 0, offsets[end] ?? original.length).trim();

const groupOf = (script: HeadScript, match: RegExpExecArray | null): string | null => {
  const group = match?.[1];
  if (match === null || group === undefined) return null;
  const start = match.index + match[0].indexOf(group);
  return written(script, start, start + group.length);
};

const keyOf = (text: string): string => foldWithOffsets(text).text.trim();
const linesOf = ({ original }: HeadScript): readonly string[] =>
  original
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, HEAD_LINES);

/** Sentences, headings and items of a list. */
const NO_HEAD = /[.!?:]\s*$|^\s*(?:[-\u2013\u2014*\u2022\u2192\u25aa>]|\d+[.)])\s/u;

/**
 * What the first lines tell piece by piece: "Papeterie Larive, Nantes (44), CDI", "Cariste - Lille". Sentences and
 * headings have none; the title is the first piece of the first line.
 */
export const headPieces = (script: HeadScript): readonly string[] => {
  const found: string[] = [];
  for (const [index, line] of linesOf(script).entries()) {
    if (line.length > LONGEST_HEAD || NO_HEAD.test(line)) continue;
    const pieces = line
      .split(/\s*(?:[,|\u00b7\u2022;@]|\s[-\u2013\u2014]\s)\s*/u)
      .map((piece) => piece.trim())
      .filter((piece) => piece !== '');
    // Under its first heading the head is over.
    if (index > 0 && pieces.length === 1 && NO_EMPLOYER.test(keyOf(line))) break;
    found.push(...(index === 0 ? pieces.slice(1) : pieces));
  }
  return found;
};

const GENDER =
  /\((?:e|ne|rice|trice|euse|se|ve|f)\)|\u00b7|\b[hfmx]\s?\/\s?[hfmx]\b|\/|^(?:un|une)\b/u;
const canBeName = (text: string): boolean => {
  const key = keyOf(text);
  return (
    key.length > 1 &&
    text.length <= LONGEST_NAME &&
    /^(?:l'|la |le |les )?[\p{Lu}\d]/u.test(text) &&
    !NO_COMPANY.test(key) &&
    !NO_EMPLOYER.test(key) &&
    !NOT_A_NAME.test(key) &&
    !GENDER.test(key)
  );
};
const isPlace = (piece: string): boolean => piece.length <= 60 && regionOfPlace(piece) !== null;

/** The article that a sentence needs and a name does not. */
const bare = (name: string): string => name.replace(/^(?:la |le |les )(?=\p{Lu})/iu, '').trim();

/** The employer: as labelled, as it hires or presents itself, or as a line under the title names it. `title` and `place` are what it is not. */
export const readCompany = (
  script: HeadScript,
  pieces: readonly string[],
  title: string,
  place = '',
): DraftField<string> => {
  const labelled = groupOf(script, COMPANY_LABEL.exec(script.text));
  if (labelled !== null) return readField(labelled, 'sure', labelled);
  const fits = (name: string): boolean =>
    canBeName(name) &&
    !isPlace(name) &&
    keyOf(name) !== keyOf(title) &&
    !keyOf(place).startsWith(keyOf(name));
  const opens = groupOf(script, EMPLOYER_OPENS.exec(script.text));
  if (opens !== null && fits(opens)) return readField(bare(opens), 'doubtful', opens);
  const piece = pieces.find(fits);
  if (piece !== undefined) return readField(piece, 'doubtful', piece);
  for (const match of script.text.matchAll(EMPLOYER_JOINED)) {
    const joined = groupOf(script, match);
    if (joined !== null && /^\p{Lu}/u.test(joined) && fits(joined))
      return readField(joined, 'doubtful', joined);
  }
  return absentField('');
};

const EVERY_PLACE_WITH_CODE = new RegExp(PLACE_WITH_CODE.source, 'gu');
const DEPARTMENT = /^(?:0[1-9]|[1-8]\d|9[0-5]|2[ab]|97[1-6])$/iu;

/** "44 - ORVAULT", as the public employment service writes it. */
const placeByDepartment = (script: HeadScript): string | null => {
  const lines = linesOf(script).map((line) => line.split(/\s[-\u2013]\s/u));
  const found = lines.find(
    ([code = '', town = '']) => DEPARTMENT.test(code.trim()) && /^\p{L}/u.test(town),
  );
  if (found === undefined) return null;
  return `${(found[1] ?? '').trim()} (${(found[0] ?? '').trim()})`;
};

/** The place: as labelled, as the first lines name it, by its postal code, or as the sentences do. */
export const readPlace = (
  script: HeadScript,
  pieces: readonly string[],
  stated: Stated<string> | null,
): DraftField<string> => {
  if (stated !== null) return readField(stated.value.trim(), 'sure', stated.value);
  const byDepartment = placeByDepartment(script);
  if (byDepartment !== null) return readField(byDepartment, 'sure');
  const known = pieces.find(isPlace);
  if (known !== undefined) return readField(known, 'sure', known);
  for (const coded of script.text.matchAll(EVERY_PLACE_WITH_CODE)) {
    const place = written(script, coded.index, coded.index + coded[0].length);
    if (/^(?:\d{5} )?\p{Lu}/u.test(place)) return readField(place, 'doubtful', place);
  }
  const named = placeInText(script, script.original);
  if (named === null) return absentField('');
  const place = written(script, named.start, named.end);
  return readField(place, 'doubtful', place);
};

const capitalised = (title: string): string => title.slice(0, 1).toUpperCase() + title.slice(1);

/** The post as the sentence that hires names it. */
const hiredTitle = (script: HeadScript): DraftField<string> | null => {
  const hired = groupOf(script, HIRES_A.exec(script.text));
  if (hired === null) return null;
  const end = TITLE_END.exec(keyOf(hired))?.index ?? hired.length;
  const title = hired.slice(0, end).trim();
  return title.length > 2 ? readField(capitalised(title), 'doubtful', title) : null;
};

/** The name of the post: as the head of the text has it, or as the sentence that hires names it. A sentence is no title. */
export const readTitle = (script: HeadScript, stated: string | null): DraftField<string> => {
  const [first = '', ...rest] = linesOf(script);
  const said = stated ?? '';
  // What is known beforehand is not the first line.
  const ofText = first.startsWith(said.slice(0, 10));
  const sentence = ofText && /[.!?:]$/u.test(first);
  const heading = NO_TITLE.test(keyOf(said));
  if (said !== '' && !sentence && !heading) return readField(said, 'doubtful', said);
  const hired = hiredTitle(script);
  if (hired !== null) return hired;
  const next = rest.find((line) => line.length <= LONGEST_TITLE && !NO_HEAD.test(line));
  if (!heading || said === '' || next === undefined) return absentField('');
  const title = next.split(/\s[-\u2013\u2014|]\s/u)[0] ?? next;
  return readField(title, 'doubtful', title);
};

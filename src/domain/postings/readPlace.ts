import { departmentCodes, departmentOfCode, placeKey } from '#/domain/places/departments';
import { communesNamed } from '#/domain/places/gazetteer';
import { regionOfPlace } from '#/domain/places/regionOfPlace.fr';
import { headPieces } from '#/domain/postings/headPieces';
import type { OfferSection } from '#/domain/postings/offerSection';
import {
  CODE_BEFORE,
  ENDS_TITLE,
  HIRES_AFTER,
  IN_COUNTRY,
  LABELLED_PLACE,
  LEADS_TO_TITLE_PLACE,
  NAMED_AFTER,
  LEADS_TO_PLACE,
  NO_PLACE,
  PLACES_JOINED,
  PLACES_LISTED,
  SEVERAL_PLACES,
} from '#/domain/postings/placeCues.fr';
import { findPlaces, type PlaceMention } from '#/domain/postings/placeMentions';
import type { OfferLine } from '#/domain/postings/postingSections';
import type { Stated } from '#/domain/postings/requirements';
import { openScript, type Script } from '#/domain/postings/script';
import { isWithin } from '#/domain/postings/statedLines';
import { FORM_LABEL } from '#/domain/postings/statedLines.fr';
import { fold } from '#/domain/shared/text';
import type { TextRange } from '#/domain/shared/textRange';

/** Fewer points are a passing mention. */
const FEWEST = 4;
/** From here on the text says in so many words where the work is. */
const PLAIN = 8;
const SHORTENED = 6;
const SHORTEST_POST = 5;
const LONGEST_LEAD = 110;
/** An advertisement says where it is before it says what it offers. */
const NEAR = 800;

const SECTION_POINTS: Partial<Record<OfferSection, number>> = { process: -3, equality: -3 };

const count = (found: readonly PlaceMention[], key: string): number =>
  found.filter((one) => one.key === key).length;

/** Departments that the text names, by their name or beside a town. */
const departmentsNamed = (
  { folded }: Script,
  found: readonly PlaceMention[],
): ReadonlySet<string> => {
  const named = new Set<string>();
  let rest = '';
  let from = 0;
  for (const { start, end, coded, communes } of found) {
    if (coded) for (const { department } of communes) named.add(department);
    // A town that is named after a river speaks of no department.
    rest += folded.slice(from, start);
    from = end;
  }
  const key = ` ${placeKey(rest + folded.slice(from))} `;
  for (const [name, code] of departmentCodes()) if (key.includes(` ${name} `)) named.add(code);
  for (const match of folded.matchAll(/\((\d{2}|2[ab]|97\d)\)/gu)) {
    const code = departmentOfCode(match[1] ?? '');
    if (code !== null) named.add(code);
  }
  return named;
};

const leadOf = (folded: string, start: number): string => {
  const lineStart = folded.lastIndexOf('\n', start - 1) + 1;
  const before = folded.slice(Math.max(lineStart, start - LONGEST_LEAD), start);
  return before.replace(CODE_BEFORE, '').replace(/["\u00ab\u00bb*(]+ ?$/u, '');
};

/** "Kerdran Brest recherche": the employer's name ends with its town. */
const isNamedAfter = ({ original, folded, toOriginal }: Script, one: PlaceMention): boolean => {
  const at = toOriginal(one.start, one.end).start;
  return (
    HIRES_AFTER.test(folded.slice(one.end, one.end + 16)) &&
    /\p{Lu}[^\s]*[ \u00a0]$/u.test(original.slice(Math.max(0, at - 30), at))
  );
};

const scoreOf = (script: Script, one: PlaceMention, departments: ReadonlySet<string>): number => {
  const { start, kind, coded, communes } = one;
  const lead = leadOf(script.folded, start);
  const said = LEADS_TO_PLACE.find(([, rule]) => rule.test(lead))?.[0] ?? 0;
  const points = said === 0 && isNamedAfter(script, one) ? FEWEST : said;
  if (kind === 'country')
    return points >= PLAIN ? points : IN_COUNTRY.test(lead) ? (start < NEAR ? FEWEST : 3) : 0;
  if (points < 0) return points;
  const size = Math.max(0, ...communes.map((one) => one.size));
  const here = communes.some(({ department }) => departments.has(department));
  const elsewhere = departments.size > 0 && communes.length > 0 && !here && size < 2;
  return (
    points +
    (coded ? 4 : 0) +
    (size >= 2 || kind === 'town' ? 1 : 0) +
    (here ? 2 : 0) -
    (elsewhere ? 3 : 0)
  );
};

/** The place that the sentences name most plainly. */
const mostPlain = (
  script: Script,
  lines: readonly OfferLine[],
  found: readonly PlaceMention[],
): (PlaceMention & { readonly score: number }) | null => {
  const departments = departmentsNamed(script, found);
  let best: (PlaceMention & { readonly score: number }) | null = null;
  let refused = -1;
  for (const one of found) {
    const line = lines.find(({ start, end }) => one.start >= start && one.start <= end);
    // "Our offices in Brest, Lyon": what is refused of the first holds for the list.
    const listed = refused >= 0 && PLACES_LISTED.test(script.folded.slice(refused, one.start));
    const own = listed ? -1 : scoreOf(script, one, departments);
    if (own < 0) refused = one.end;
    if (own < (one.kind === 'shortened' ? SHORTENED : FEWEST)) continue;
    const score =
      own +
      (SECTION_POINTS[line?.section ?? 'title'] ?? 0) +
      Math.min(count(found, one.key), 3) / 4;
    if (score >= FEWEST && score > (best?.score ?? 0)) best = { ...one, score };
  }
  return best;
};

const isPlace = (piece: string): boolean =>
  piece.length <= 60 &&
  !FORM_LABEL.test(fold(piece)) &&
  /^[\p{Lu}\d][^:()]*(?:\([^()]*\))?$/u.test(piece) &&
  regionOfPlace(piece) !== null;

/** "44 - ORVAULT", as the public employment service writes it, or "Orvault - 44", as job boards do. */
const byDepartment = (script: Script): Stated<string> | null => {
  for (const match of script.original
    .slice(0, NEAR)
    .matchAll(/^(\d{5}|\d{2,3}|2[AB])\s[-\u2013]\s(\p{L}[^\n]*?)(?:\s[-\u2013]\s.*)?$/gmu)) {
    const [whole, code = '', town = ''] = match;
    const department = departmentOfCode(code);
    if (department === null) continue;
    return {
      value: `${town.trim()} (${department})`,
      range: { start: match.index, end: match.index + whole.length },
    };
  }
  for (const match of script.original
    .slice(0, NEAR)
    .matchAll(/^(\p{Lu}[^\n]{1,40}?)\s[-\u2013]\s(\d{2,3}|2[AB])$/gmu)) {
    const [whole, town = '', code = ''] = match;
    if (departmentOfCode(code) === null || communesNamed(placeKey(town)).length === 0) continue;
    return {
      value: `${town.trim()} (${code})`,
      range: { start: match.index, end: match.index + whole.length },
    };
  }
  return null;
};

const labelled = ({ folded, original, toOriginal }: Script): Stated<string> | null => {
  const match = LABELLED_PLACE.exec(folded);
  const place = match?.[1] ?? match?.[2];
  if (match === null || place === undefined || NO_PLACE.test(place)) return null;
  const start = match.index + match[0].length - place.length;
  const range = toOriginal(start, start + place.trimEnd().length);
  return { value: original.slice(range.start, range.end), range };
};

/** The words of a mention, with the places that stand beside it; in the commune's own name where the text shortens it. */
const statedPlace = (
  { folded, original, toOriginal }: Script,
  one: PlaceMention & { readonly score: number },
  found: readonly PlaceMention[],
): Stated<string> => {
  const several = SEVERAL_PLACES.test(leadOf(folded, one.start));
  const join = several ? PLACES_LISTED : PLACES_JOINED;
  let { end } = one;
  for (const next of found)
    if (next.start >= end && join.test(folded.slice(end, next.start))) end = next.end;
  const range = toOriginal(one.start, end);
  const written = original.slice(range.start, range.end).trim();
  const [commune] = one.communes;
  const own = one.contracted || one.kind === 'shortened';
  return {
    value: own && end === one.end && commune !== undefined ? commune.name : written,
    range,
    ...(one.score < PLAIN ? { doubtful: true } : {}),
  };
};

/** The town that the line under the label of the place names: the one that a code tells, else the last of an address. */
const townIn = (
  { folded }: Script,
  found: readonly PlaceMention[],
  line: TextRange,
): PlaceMention | undefined => {
  const inside = found.filter(
    ({ start, kind }) =>
      isWithin(line, start) &&
      kind !== 'country' &&
      // In brackets stands the department of the town.
      !/\([^)]*$/u.test(folded.slice(line.start, start)),
  );
  return inside.find(({ coded }) => coded) ?? inside.at(-1);
};

/** The place of work: as the head of the advertisement has it, under a label, or as its sentences name it most plainly. */
export const readPlace = (
  script: Script,
  lines: readonly OfferLine[],
  line?: TextRange,
): Stated<string> | null => {
  const coded = byDepartment(script);
  if (coded !== null) return coded;
  const found = findPlaces(script);
  const town = line === undefined ? undefined : townIn(script, found, line);
  if (town !== undefined) return statedPlace(script, { ...town, score: PLAIN }, found);
  const plain = mostPlain(script, lines, found);
  if (plain !== null && plain.score >= PLAIN) return statedPlace(script, plain, found);
  const { original } = script;
  const piece = headPieces(original).find(isPlace);
  if (piece !== undefined) {
    const start = original.indexOf(piece);
    return { value: piece, range: { start, end: start + piece.length } };
  }
  return labelled(script) ?? (plain === null ? null : statedPlace(script, plain, found));
};

/** The town that a title ends with, and where the words about it begin: "Cariste (H/F) a Lille", "Agent de securite Lille". */
export const placeOfTitle = (
  title: string,
): { readonly name: string; readonly start: number } | null => {
  const script = openScript(title);
  const one = findPlaces(script)
    .filter(
      ({ kind, start, end }) =>
        kind === 'commune' &&
        ENDS_TITLE.test(script.folded.slice(end)) &&
        !NAMED_AFTER.test(script.folded.slice(0, start)),
    )
    .at(-1);
  const [commune] = one?.communes ?? [];
  if (one === undefined || commune === undefined) return null;
  const lead = LEADS_TO_TITLE_PLACE.exec(script.folded.slice(0, one.start))?.index ?? one.start;
  // A title that is nothing but a town names no post.
  if (script.folded.slice(0, lead).replace(/[^\p{L}]/gu, '').length < SHORTEST_POST) return null;
  return { name: commune.name, start: script.toOriginal(lead, lead).start };
};

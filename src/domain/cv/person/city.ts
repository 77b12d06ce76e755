import { emailsIn, phonesIn } from '#/domain/cv/cues/contacts';
import { MARITAL_STATUS } from '#/domain/cv/cues/contacts.fr';
import { namesSchool } from '#/domain/cv/cues/degrees';
import { knownHeading } from '#/domain/cv/cues/headings';
import { isTitleLike, titleStrength } from '#/domain/cv/cues/personTitles';
import type { Confidence, Read } from '#/domain/cv/cv';
import { withCellsFor } from '#/domain/cv/person/contactCells';
import {
  AFTER_PAREN,
  BEFORE_CODE,
  BESIDE_DEPARTMENT,
  CANADIAN_CODE,
  DISTRICT,
  POSTAL,
  STREET_AND_CODE,
  STREET_BEFORE,
  TOWN_AT_END,
  TOWN_SHAPED,
} from '#/domain/cv/person/townPatterns';
import { withoutQuarter } from '#/domain/cv/person/townQuarter';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { MAX_LINE, wordCount } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';
import { pieceOf, readPiece, splitPiece } from '#/domain/cv/text/pieces';
import type { Piece } from '#/domain/cv/text/pieces';
import {
  AREA_AFTER,
  CANTON,
  COUNTRIES,
  DEPARTMENTS,
  DISTRICT_NUMBER,
  DISTRICT_WORDS,
  LIVES_AT,
  NOT_RESIDENCE,
  NOT_TOWN,
  PLACE_LABELS,
  PROVINCE_BEFORE_CODE,
  REGIONS,
  STREET,
  TOWN_SIGN,
  TOWNS,
  WAYS,
} from '#/domain/places/placeNames.fr';
import type { TextRange } from '#/domain/shared/textRange';

type Found = { readonly piece: Piece; readonly score: number };

/** "Ben Arous Tunisie": the country goes, unless it is all there is. */
const withoutCountry = (text: string): string => {
  const at = text.lastIndexOf(' ');
  return at > 1 && COUNTRIES.has(alignedKey(text.slice(at + 1))) && !TOWNS.has(alignedKey(text))
    ? text.slice(0, at)
    : text;
};

/** The town alone: without "base a" before it or "cedex" after it. */
const trimTown = (piece: Piece): Piece => {
  const lead = LIVES_AT.exec(alignedKey(piece.text))?.[0].length ?? 0;
  const text = withoutQuarter(withoutCountry(piece.text.slice(lead)))
    .replace(DISTRICT_WORDS, '')
    .replace(/[.\s'\u2019-]+$/u, '');
  return { start: piece.start + lead, end: piece.start + lead + text.length, text };
};

const acceptable = (piece: Piece): boolean => {
  const key = alignedKey(piece.text);
  return (
    piece.text.length >= 2 &&
    !NOT_TOWN.test(key) &&
    !MARITAL_STATUS.test(piece.text) &&
    // "Quebec (Quebec)", "Luxembourg": a town may bear its country's name.
    (!COUNTRIES.has(key) || TOWNS.has(key)) &&
    knownHeading(key) === null
  );
};

const groupAt = (line: CvLine, match: RegExpMatchArray, name: string): Piece | null => {
  const value = match.groups?.[name];
  if (value === undefined || match.index === undefined) return null;
  const at = match.index + match[0].indexOf(value);
  return trimTown({ start: line.start + at, end: line.start + at + value.length, text: value });
};

/** "Adresse : rue du Lac ": what opens an address; run on a folded key. */
const LABELLED_STREET = new RegExp(`(?:^|:\\s?)(?:${WAYS})\\s`, 'u');
/** "ISO 27005": the number of a norm. */
const NORM = /(?:^|[^\p{L}])(?:iso|iec|cei|ieee|rfc)(?:[/\s-](?:iec|cei))?[\s-]*$/u;

const byPattern = (line: CvLine, pattern: RegExp, score: number, underStreet: boolean): Found[] => {
  const found: Found[] = [];
  for (const match of line.text.matchAll(pattern)) {
    const code = match.groups?.['code'] ?? '';
    // Four digits that read as a year are a postal code only with an address around.
    const yearly = /^(?:19[4-9]|20[0-4])\d$/u.test(code);
    const before = line.key.slice(0, match.index);
    const housed = underStreet || /\d.*,/u.test(before) || LABELLED_STREET.test(before);
    if ((yearly && !housed) || NORM.test(before + match[0].replace(/\d.*$/u, '').toLowerCase()))
      continue;
    const piece = groupAt(line, match, 'town');
    if (piece === null || !acceptable(piece)) continue;
    // "4 rue Henri Martin, 59000": what stands before the code is the street.
    if (STREET_BEFORE.test(line.key.slice(0, piece.start - line.start))) continue;
    // "1050 Ixelles (Bruxelles)": the town in brackets is the one people name.
    const after = AFTER_PAREN.exec(line.text.slice(piece.end - line.start));
    const wider = after?.[1];
    if (wider !== undefined && TOWNS.has(alignedKey(wider))) {
      const start = piece.end + (after?.[0].indexOf(wider) ?? 0);
      found.push({ piece: { start, end: start + wider.length, text: wider }, score: score + 1 });
    } else found.push({ piece, score });
  }
  return found;
};

/** "Trois-Rivieres (Quebec) G8Z 1B2": the town before the province and its code. */
const beforeCanadianCode = (line: CvLine): Found[] =>
  [...line.text.matchAll(CANADIAN_CODE)].flatMap(({ index }) => {
    const length = line.key.slice(0, index).replace(PROVINCE_BEFORE_CODE, '').trimEnd().length;
    const before = line.text.slice(0, length).replace(/[\s,(]+$/u, '');
    const town = TOWN_AT_END.exec(before)?.[1];
    if (town === undefined) return [];
    const start = line.start + before.length - town.length;
    const piece = { start, end: start + town.length, text: town };
    return acceptable(piece) ? [{ piece, score: 10 }] : [];
  });

const besideDepartment = (line: CvLine): Found[] => {
  const match = BESIDE_DEPARTMENT.exec(line.text);
  const name = match?.groups?.['town'] === undefined ? 'before' : 'town';
  const piece = match === null ? null : groupAt(line, match, name);
  return piece === null || !acceptable(piece) ? [] : [{ piece, score: 6 }];
};

const byParts = (line: CvLine, labelled: boolean, taken: readonly TextRange[]): Found[] => {
  const parts = splitPiece(
    pieceOf(line.text, 0, line.text.length),
    line.key,
    /[,|•·●;/\t()]|\s[-&]\s|:\s|>|\s{3,}/gu,
  ).map((part) => ({ ...part, start: part.start + line.start, end: part.end + line.start }));
  const found: Found[] = [];
  for (const [at, part] of parts.entries()) {
    if (taken.some((range) => part.start < range.end && range.start < part.end)) continue;
    if (NOT_RESIDENCE.test(alignedKey(part.text))) continue;
    // "301 Fianarantsoa": codes of three digits.
    const lead =
      // The sign of a font of pictures may read as a letter: "n Lome".
      /^(?:\d{3}\s+|[b-xz]\s(?=\p{Lu}\p{Ll})|(?:\d{2}\s)?B\.?\s?P\.?\s*:?\s*\d+\s+|(?:Ville|Commune) (?:de |d['\u2019]))/u.exec(
        part.text,
      )?.[0].length ??
      LIVES_AT.exec(alignedKey(part.text))?.[0].length ??
      0;
    const bare = part.text
      .slice(lead)
      .replace(DISTRICT_NUMBER, '')
      .replace(/\s+\d{1,3}$/u, '');
    const start = part.start + lead;
    const town = trimTown({ start, end: start + bare.length, text: bare });
    const key = alignedKey(town.text);
    // "Le Gosier" opens as "Le plombier" does; the capital tells them apart.
    // "Montpellier", "Verviers" end as trades do: a list, or the plural that no headline has, tells them.
    const titled =
      isTitleLike(key) &&
      !TOWNS.has(key) &&
      !/^\p{L}+iers$/u.test(key) &&
      !/^(?:L[ae]s?|L['\u2019])\s?\p{Lu}/u.test(town.text);
    if (!TOWN_SHAPED.test(town.text) || !acceptable(town) || titled) continue;
    const after = alignedKey(parts[at + 1]?.text ?? '');
    // "Vitre, Bretagne, France": the region is never the town; what stands before it is.
    const above = parts[at - 1];
    const region = REGIONS.has(key) || (DEPARTMENTS.has(key) && !TOWNS.has(key));
    if (region && above !== undefined && TOWN_SHAPED.test(above.text)) continue;
    const country =
      COUNTRIES.has(after) ||
      REGIONS.has(after) ||
      DEPARTMENTS.has(after) ||
      AREA_AFTER.test(after) ||
      CANTON.test(parts[at + 1]?.text ?? '');
    // "3 rue des Lilas, Bezons": what ends a line with a street is the town.
    const housed =
      above !== undefined &&
      at === parts.length - 1 &&
      STREET.test(alignedKey(above.text)) &&
      /\d/u.test(above.text);
    const town2 = TOWNS.has(key);
    if (town2 && country) found.push({ piece: town, score: 9 });
    else if (country) found.push({ piece: town, score: 7 });
    else if (town2) found.push({ piece: town, score: 6 });
    else if (housed) found.push({ piece: town, score: 5 });
    else if (labelled || lead > 0) found.push({ piece: town, score: 4 });
  }
  return found;
};

/** A line with an e-mail or telephone may also name the town, alone between separators. */
const besideContact = (
  line: CvLine,
  ranges: readonly Piece[],
  taken: readonly TextRange[],
): Found[] => {
  if (ranges.length === 0) return [];
  return byParts(withCellsFor(line, ranges), true, [...ranges, ...taken]).map(
    ({ piece, score }) => ({
      piece,
      score: Math.min(score, Math.max(score, 4)),
    }),
  );
};

/** "4 rue Henri Martin, 59000" over "Lille": the code ends the line, the town is the next one. */
const underCode = (line: CvLine, before: CvLine | undefined): Found[] =>
  before !== undefined &&
  STREET_AND_CODE.test(before.key) &&
  TOWN_SHAPED.test(line.body.text) &&
  acceptable(line.body)
    ? [{ piece: line.body, score: 10 }]
    : [];

/** Words before the country that one address may have on a line. */
const LONGEST_ADDRESS = 5;

const isStreet = (line: CvLine | undefined): boolean =>
  line !== undefined && STREET.test(line.key) && /\d/u.test(line.key);

/** "Route de la Plage km 2 Sfax, Tunisie", "Ariana Tunis": the words of an address end with a known town. */
const atEnd = (line: CvLine, labelled: boolean): Found[] => {
  const parts = splitPiece(line.body, alignedKey(line.body.text), /[,;|\t]/gu);
  return parts.flatMap((part, at) => {
    const country = COUNTRIES.has(alignedKey(parts[at + 1]?.text ?? ''));
    const street = labelled || STREET.test(alignedKey(part.text));
    const short = parts.length === 1 && TOWN_SHAPED.test(part.text) && wordCount(part.text) === 2;
    // "YOFF PLAGE DAKAR SENEGAL": the country behind the town makes an address of it.
    const abroad = withoutCountry(part.text);
    const named = abroad !== part.text && wordCount(abroad) <= LONGEST_ADDRESS;
    if (!(street && country) && !short && !named) return [];
    const town = TOWN_AT_END.exec(abroad)?.[1];
    const last = town?.split(' ').at(-1) ?? '';
    if (last === part.text || !TOWNS.has(alignedKey(last))) return [];
    const end = part.start + abroad.length;
    return [
      { piece: { start: end - last.length, end, text: last }, score: street || named ? 7 : 3 },
    ];
  });
};

/** "Adresse : Pikine cite 4 villa 12": what the label opens with is a known town. */
const atLabel = (line: CvLine, label: RegExpExecArray | null): Found[] => {
  if (label === null) return [];
  const from = label.index + label[0].length;
  const word = /^\s*(\p{Lu}[\p{L}'\u2019-]+)(?=\s|$)/u.exec(line.text.slice(from));
  const town = word?.[1];
  if (word === null || town === undefined || !TOWNS.has(alignedKey(town))) return [];
  const start = line.start + from + word[0].length - town.length;
  return [{ piece: { start, end: start + town.length, text: town }, score: 6 }];
};

/** A town alone on its line, where its form or a street beside it tells that it is one. */
const aloneOnLine = (
  line: CvLine,
  before: CvLine | undefined,
  taken: readonly TextRange[],
): Found[] => {
  const { body } = line;
  if (body.text.length > 40 || !TOWN_SHAPED.test(body.text) || !acceptable(body)) return [];
  if (taken.some((range) => body.start < range.end && range.start < body.end)) return [];
  const street = isStreet(before);
  const key = alignedKey(body.text);
  // Under the address may stand the title.
  if (titleStrength(key) >= 3 && !TOWNS.has(key)) return [];
  if (!street && !TOWN_SIGN.test(key)) return [];
  return [{ piece: body, score: street ? (TOWNS.has(key) ? 8 : 5) : 3 }];
};

/** "casablanca": a known town alone on its line, written carelessly. */
const inSmallLetters = ({ body }: CvLine): Found[] =>
  /^\p{Ll}[\p{L} '\u2019-]{3,}$/u.test(body.text) && TOWNS.has(alignedKey(body.text))
    ? [{ piece: body, score: 4 }]
    : [];

/** "23 ans": not the town of that name. */
const AGE = /^[^\p{L}\d]*(?:age : )?\d{2} ?ans[^\p{L}]*$/u;

/** "110 Bis, Est Laval, Pau, France": an address that opens with its number, no year, and ends with its country. */
const isAddressAbroad = ({ text, key }: CvLine): boolean =>
  /^\s*(?!(?:19|20)\d{2}\s)\d{1,4}[\s,]/u.test(text) &&
  COUNTRIES.has(key.slice(key.lastIndexOf(',') + 1).trim());

/** "4 rue du Lac, 74000 Annecy <tab> Ne le ... a Pau": the cell that tells of birth is left out, the others stay in their places. */
const withoutBirthCells = (line: CvLine): CvLine => {
  if (!line.text.includes('\t') || !NOT_RESIDENCE.test(line.key)) return line;
  const kept = (text: string): string =>
    text
      .split('\t')
      .map((cell) => (NOT_RESIDENCE.test(alignedKey(cell)) ? ' '.repeat(cell.length) : cell))
      .join('\t');
  return { ...line, text: kept(line.text), key: kept(line.key) };
};

/** Where the candidate lives, from the contact lines only: never a school's or an employer's town. */
export const readCity = (
  lines: readonly CvLine[],
  taken: readonly TextRange[],
): Read<string> | null => {
  let best: Found | null = null;
  for (const [at, whole] of lines.entries()) {
    const line = withoutBirthCells(whole);
    if (line.text.length > MAX_LINE / 4 || AGE.test(line.key)) continue;
    const contacts = [...emailsIn(line), ...phonesIn(line, true).map(({ piece }) => piece)];
    // "Ne en 1988 - Pau - 06 12 ...": beside contacts only the part that tells of birth is left out.
    const elsewhere = NOT_RESIDENCE.test(line.key);
    if (elsewhere && contacts.length === 0) continue;
    const label = PLACE_LABELS.exec(line.key);
    const underStreet = isStreet(lines[at - 1]);
    // "Docteure, Ecole des hautes etudes, Paris": where one studied.
    const ofSchool =
      label === null && contacts.length === 0 && !isAddressAbroad(line) && namesSchool(line.key);
    const outside = (found: Found): boolean =>
      ![...contacts, ...taken].some(
        (range) => found.piece.start < range.end && range.start < found.piece.end,
      );
    const addressed = elsewhere
      ? []
      : [
          ...byPattern(line, POSTAL, 10, underStreet),
          ...byPattern(line, BEFORE_CODE, 9, underStreet),
          ...byPattern(line, DISTRICT, 8, underStreet),
          ...beforeCanadianCode(line),
          ...besideDepartment(line),
          ...aloneOnLine(line, lines[at - 1], taken),
          ...underCode(line, lines[at - 1]),
          ...inSmallLetters(line),
        ];
    const found = [
      ...addressed,
      ...(ofSchool ? [] : byParts(line, label !== null, [...contacts, ...taken])),
      ...(elsewhere || ofSchool ? [] : [...atEnd(line, label !== null), ...atLabel(line, label)]),
      ...besideContact(line, contacts, taken),
    ].filter(outside);
    const known = new Set(
      found.filter(({ piece }) => TOWNS.has(alignedKey(piece.text))).map(({ piece }) => piece.text),
    );
    if (known.size >= 3) continue;
    for (const one of found) {
      const score = one.score + (contacts.length > 0 ? 1 : 0) - at * 0.02;
      if (best === null || score > best.score) best = { piece: one.piece, score };
    }
  }
  if (best === null) return null;
  const confidence: Confidence =
    best.score >= 8 ? 'sure' : best.score >= 5.5 ? 'likely' : 'doubtful';
  return readPiece(best.piece, confidence);
};

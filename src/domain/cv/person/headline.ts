import { emailsIn, hasContact, phonesIn } from '#/domain/cv/cues/contacts';
import { CONTACT_WORDS, MARITAL_STATUS } from '#/domain/cv/cues/contacts.fr';
import { knownHeading } from '#/domain/cv/cues/headings';
import { titleStrength } from '#/domain/cv/cues/personTitles';
import type { Read } from '#/domain/cv/cv';
import { findDates } from '#/domain/cv/dates/dates';
import { isPlace } from '#/domain/cv/entries/placePart';
import { unwrapped } from '#/domain/cv/lines/rejoinedLines';
import { DOCUMENT_TITLES } from '#/domain/cv/person/firstNames.fr';
import { ABOUT_ONESELF, FIELD_NAME, HEADLINE_LABELS, WANTED } from '#/domain/cv/person/headline.fr';
import { cellsOf, isCapitals, keyIn, lookOf, wordCount } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';
import { pieceOf, readPiece, slicePiece, trimPiece } from '#/domain/cv/text/pieces';
import type { Piece } from '#/domain/cv/text/pieces';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import type { TextRange } from '#/domain/shared/textRange';

const LONGEST = 140;
/** How much larger than most of the page the type of a title is. */
const LARGE = 1.2;

const POSTAL_CODE = /(?<!\d)\d{5}(?!\d)/u;

/** "110 Bis, Est Laval, Pau": a number, then names parted by commas. */
const NUMBERED_ADDRESS = /^\d{1,5}\s[^,]*,[^,]+,/u;

/** "9 imp. des Tilleuls": a number, then small letters. */
const OPENS_WITH_NUMBER = /^\d{1,4}\s?(?:bis|ter)?,?\s\p{Ll}/u;

const overlaps = (a: TextRange, b: TextRange): boolean => a.start < b.end && b.start < a.end;

const AGE = /[\s,|(/\u2013-]+\d{2} ans(?! d['\u2019e])(?!\p{L})/u;

/** "Accountant - 44 ans - married": from the age on it is no title. */
const withoutAge = (piece: Piece): Piece => {
  const at = AGE.exec(piece.text)?.index ?? 0;
  return at === 0 ? piece : trimPiece(slicePiece(piece, { start: 0, end: at }));
};

/** What is left of a line outside the name, the town and the contacts that share it. */
const remainder = (line: CvLine, taken: readonly TextRange[]): Piece | null => {
  // "cook <tab> 3 Lake Street": each cell tells one thing.
  const tabs = [...line.text.matchAll(/\t/gu)].map(({ index }) => ({
    start: line.start + index,
    end: line.start + index + 1,
  }));
  const addressed = line.text.split('\t').some((cell) => POSTAL_CODE.test(cell));
  const ranges = [
    ...taken,
    ...emailsIn(line),
    ...phonesIn(line, true).map(({ piece }) => piece),
    ...(addressed ? tabs : []),
  ]
    .filter((range) => overlaps(range, line))
    .sort((a, b) => a.start - b.start);
  let best: Piece | null = null;
  let from = line.start;
  const consider = (to: number): void => {
    if (to <= from) return;
    const raw = pieceOf(line.text, from - line.start, to - line.start);
    const piece = withoutAge(trimPiece({ ...raw, start: from, end: to }));
    if (addressed && POSTAL_CODE.test(piece.text)) return;
    if (best === null || piece.text.length > best.text.length) best = piece;
  };
  for (const range of ranges) {
    consider(range.start);
    from = Math.max(from, range.end);
  }
  consider(line.end);
  return best;
};

const scoreOf = (
  piece: Piece,
  line: CvLine,
  afterName: number,
  large: boolean,
  lexicon: Lexicon,
): number => {
  const key = keyIn(line, piece);
  if (piece.text.length < 3 || piece.text.length > LONGEST || wordCount(piece.text) > 18) return -1;
  if (FIELD_NAME.test(key) || isPlace(piece)) return -1;
  if (knownHeading(key) !== null || DOCUMENT_TITLES.test(key) || line.bullet) return -1;
  let score = 0;
  const near = afterName >= -3 && afterName <= 5;
  if (titleStrength(key) >= 2) score += 5;
  else if (titleStrength(key) > 0) score += 2;
  const occupation = lexicon
    .findMentions(piece.text)
    .find(({ concept }) => concept.kind === 'occupation');
  if (occupation !== undefined) score += occupation.start < 12 ? 5 : 2;
  if (WANTED.test(key)) score += 5;
  if (score === 0 && !near) return -1;
  if (POSTAL_CODE.test(key) || NUMBERED_ADDRESS.test(key) || OPENS_WITH_NUMBER.test(piece.text))
    score -= 5;
  if (ABOUT_ONESELF.test(key) && !WANTED.test(key)) score -= 6;
  if (large) score += 2;
  if (afterName === 1 || afterName === 0) score += 3;
  else if (afterName === 2) score += 2;
  else if (afterName > 0 && afterName <= 5) score += 1;
  if (line.source.bold || lookOf(line).includes('c')) score += 0.5;
  if (CONTACT_WORDS.test(key) || MARITAL_STATUS.test(piece.text)) score -= 4;
  if (hasContact(key)) score -= 3;
  if (/[.!?]\s*$/u.test(piece.text) && wordCount(piece.text) > 8) score -= 5;
  if (/^\p{Ll}/u.test(piece.text)) score -= 3;
  if (!/\p{L}{3}/u.test(piece.text)) score -= 5;
  return score;
};

/** Lines that one headline may take. */
const MAX_WRAPS = 2;
const CLOSE = 0.9;
const TIGHT = 0.3;

/** The headline goes on: in small letters, or in the same large type. */
const wraps = (above: CvLine, line: CvLine, large: (line: CvLine) => boolean): boolean => {
  if (line.start !== above.end + 1 || hasContact(line.key) || line.text.length > 80) return false;
  if (line.source.block !== above.source.block || line.source.gapBefore > CLOSE) return false;
  if (above.source.fontSize === 0) return false;
  const same = lookOf(line) === lookOf(above);
  const small = /^[\p{Ll}(&/]/u.test(line.body.text);
  if (small) return (same || large(above)) && !/[.!?]\s*$/u.test(above.text);
  const short = titleStrength(line.key) < 2 && wordCount(line.text) <= 6;
  // "ETUDIANTE EN GENIE" / "INDUSTRIEL": close below capitals in bold, capitals in bold.
  const capitals = above.source.bold && isCapitals(above.text) && isCapitals(line.text);
  const goesOn = capitals && line.source.gapBefore < TIGHT && wordCount(line.text) <= 3;
  return (
    same &&
    short &&
    (large(above) || (goesOn && knownHeading(line.key) === null && !isPlace(line.body)))
  );
};

const joined = (
  piece: Piece,
  lines: readonly CvLine[],
  at: number,
  large: (line: CvLine) => boolean,
): Piece => {
  let whole = piece;
  for (let next = at + 1; next <= at + MAX_WRAPS; next += 1) {
    const [above, line] = [lines[next - 1], lines[next]];
    if (above === undefined || line === undefined || whole.end < above.body.end) break;
    if (!wraps(above, line, large)) break;
    whole = { start: whole.start, end: line.body.end, text: `${whole.text} ${line.body.text}` };
  }
  return whole;
};

const SEEKING = /recherche|disponib/u;

/** "2015 Ouvriere paysagiste", "Conductrice, 2018 - 2020": a post that is dated, unless it tells what one looks for. */
const isDatedPost = (key: string): boolean =>
  !SEEKING.test(key) &&
  findDates(key).some(
    ({ start, shape }) => shape !== 'point' || !/\p{L}/u.test(key.slice(0, start)),
  );

/** "Mis a jour le 4 mai 2022 <tab> Couvreuse": a cell with a date beside another one is no part of the title. */
const datedCells = (line: CvLine): readonly Piece[] => {
  const cells = line.text.includes('\t') ? cellsOf(line) : [];
  return cells.length < 2 ? [] : cells.filter((cell) => findDates(keyIn(line, cell)).length > 0);
};

/** The title line near the name: what the candidate says they are or want to be. */
export const readHeadline = (
  drawn: readonly CvLine[],
  nameLines: readonly CvLine[],
  middle: number,
  taken: readonly TextRange[],
  lexicon: Lexicon,
): Read<string> | null => {
  const lines = unwrapped(drawn, ({ key }) => titleStrength(key) >= 2);
  const nameAt = nameLines.at(-1)?.index ?? -1;
  const nameStarts = new Set(nameLines.map(({ start }) => start));
  const large = (line: CvLine): boolean =>
    line.source.fontSize >= middle * LARGE && middle > 0 && !nameStarts.has(line.start);
  let best: { piece: Piece; score: number; at: number } | null = null;
  for (const [at, line] of lines.entries()) {
    if (line.text.length > LONGEST * 2) continue;
    const label = HEADLINE_LABELS.exec(line.key);
    const cut =
      label === null
        ? line
        : {
            ...line,
            start: line.start + label[0].length,
            text: line.text.slice(label[0].length),
            key: line.key.slice(label[0].length),
          };
    const piece = remainder(cut, [...taken, ...datedCells(line)]);
    if (piece === null || isDatedPost(cut.key)) continue;
    const score =
      scoreOf(piece, cut, line.index - nameAt, large(line), lexicon) + (label === null ? 0 : 5);
    if (best === null || score > best.score) best = { piece, score, at };
  }
  if (best === null || best.score < 3) return null;
  return readPiece(
    joined(best.piece, lines, best.at, large),
    best.score >= 8 ? 'sure' : best.score >= 5 ? 'likely' : 'doubtful',
  );
};

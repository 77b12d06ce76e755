import { BARE_DEGREE } from '#/domain/cv/cues/degrees.fr';
import { loneDate } from '#/domain/cv/dates/dateInLine';
import { findDates } from '#/domain/cv/dates/dates';
import { isCapitals, wordCount } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';
import { marginsOf, metMargin } from '#/domain/cv/text/margins';

/** Words and signs that no line ends on: what follows them stands on the next one. Run on a folded key. */
const OPEN_END =
  /(?:[\s(](?:de|du|des|d'|d'une?|la|le|les|l'|a|au|aux|en|et|ou|pour|par|sur|dans|avec|sans|chez|option|specialite|parcours|filiere|of|the|and|in|for)|\s[&/]|(?:^|[\s(])(?:[cdjlmnst]|qu)'|\p{L}&|,)\s*$/u;

/** Small words that no line of its own begins with, as written. */
const OPEN_START =
  /^(?:de la |de l['\u2019]|de |du |des |d['\u2019]|D['\u2019](?=\p{Ll})|et |ou |sur |&\s)/u;

/** A kind of school without its name. */
const SCHOOL_KIND_END =
  /(?:^|[\s:,|(\u2022-])(?:lycee|college|universite|ecole|institut|faculte|cfa|campus)\s*$/u;

/** A school whose name the line may have cut: nothing closes it. */
const SCHOOL_OPEN =
  /(?:^|[\s:,|(-])(?:lycee|college|universite|ecole|institut|faculte|cfa|iut)\s[^,;.:()\t]*$/u;

/** "Troisieme annee de But" over "genie du bois": small letters go on with a diploma named without its field. */
const namesNoField = ({ key }: CvLine): boolean =>
  BARE_DEGREE.test(key.replace(/^.*\s(?:en|de|d'|du)\s/u, '').trim());

/** A line as long as this share of the longest may have met the margin. */
const FULL = 0.85;
const SHORTEST_FULL = 40;
const MAX_JOINED = 320;
/** Blank space, in line heights, that parts two things. */
const APART = 0.75;

const hasOpenBracket = (text: string): boolean => {
  const open = text.lastIndexOf('(');
  return open >= 0 && text.indexOf(')', open) < 0 && text.length - open < 120;
};

const alike = (above: CvLine, line: CvLine): boolean =>
  above.source.page === line.source.page &&
  above.source.block === line.source.block &&
  above.source.region === line.source.region &&
  Math.abs(above.source.fontSize - line.source.fontSize) < 0.6;

/** "2010 - 2012 <tab> Brevet de" over "technicien": the date in its cell sets the look of its row, which goes on below in that of the text. */
const isRowOver = (above: CvLine, line: CvLine): boolean =>
  above.source.page === line.source.page &&
  above.source.block === line.source.block &&
  above.text.includes('\t') &&
  OPEN_END.test(above.key) &&
  loneDate(above.key.slice(0, above.key.indexOf('\t'))) !== null;

const opensWithDate = ({ key }: CvLine): boolean => {
  const [date] = findDates(key.slice(0, 40));
  return date !== undefined && !/\p{L}{3}/u.test(key.slice(0, date.start));
};

/** How long the longest line is, in letters, and where the margin of each block stands. */
type Page = { readonly width: number; readonly margins: ReadonlyMap<number, number> };

/** "Laval <tab> 2015 - 2017": a few words, and the date in its cell. */
const endsWithDateCell = ({ key }: CvLine): boolean =>
  loneDate(key.slice(key.indexOf('\t') + 1)) !== null;

/** One word; two where both lines are in capitals: more may be a name. */
const isWord = (above: CvLine, line: CvLine): boolean => {
  const words = wordCount(line.text);
  return (
    /^\p{Lu}[\p{L}'\u2019 -]*$/u.test(line.text) &&
    (words === 1 || (words === 2 && isCapitals(line.text) && isCapitals(above.text)))
  );
};

/** `whole` is what has been put together so far, `above` its last line as drawn. */
const goesOn = (
  whole: CvLine,
  above: CvLine,
  line: CvLine,
  { width, margins }: Page,
  starts: (line: CvLine) => boolean,
): boolean => {
  if (line.start !== above.end + 1 || line.bullet) return false;
  if (line.text.includes('\t') && !(OPEN_END.test(above.key) && endsWithDateCell(line)))
    return false;
  if (!alike(above, line) && !isRowOver(above, line)) return false;
  if (line.source.gapBefore > APART) return false;
  const opens = isCapitals(line.text) && isCapitals(above.text) ? line.key : line.text;
  if (hasOpenBracket(whole.text) || OPEN_START.test(opens)) return true;
  if (opensWithDate(line)) return false;
  if (line.text.startsWith('(') && !/[.;:]\s*$/u.test(above.text)) return true;
  if (OPEN_END.test(above.key)) return !starts(line) || !above.key.trimEnd().endsWith(',');
  if (SCHOOL_KIND_END.test(above.key)) return /^\p{Lu}/u.test(line.text);
  if (/^\p{Lu}/u.test(line.text) && SCHOOL_OPEN.test(above.key) && metMargin(above, line, margins))
    return !starts(line);
  // "BTS SUPPORT A L'ACTION" over "MANAGERIALE": the next word of the diploma had no room above.
  if (isWord(above, line) && starts(above) && metMargin(above, line, margins)) return !starts(line);
  if (/^\p{Ll}/u.test(line.text) && namesNoField(above)) return !starts(line);
  const full = above.text.length >= Math.max(SHORTEST_FULL, width * FULL);
  if (!full || starts(line)) return false;
  return /^[\p{Ll}(&]/u.test(line.text) || (whole.bullet && /[^.;:]\s*$/u.test(above.text));
};

const join = (above: CvLine, line: CvLine): CvLine => ({
  ...above,
  end: line.end,
  text: `${above.text} ${line.text}`,
  key: `${above.key} ${line.key}`,
  body: {
    start: above.body.start,
    end: line.body.end,
    text: `${above.body.text}${' '.repeat(line.body.start - above.body.end)}${line.body.text}`,
  },
});

/**
 * Lines that the margin broke, put together again; offsets still count in the document, where a line
 * ends with one character. `starts` tells a line that begins a thing of its own.
 */
export const unwrapped = (
  lines: readonly CvLine[],
  starts: (line: CvLine) => boolean,
): CvLine[] => {
  const page = {
    width: Math.max(0, ...lines.map(({ text }) => text.length)),
    margins: marginsOf(lines),
  };
  const read: CvLine[] = [];
  for (const [at, line] of lines.entries()) {
    const whole = read.at(-1);
    const above = lines[at - 1];
    if (whole === undefined || above === undefined) {
      read.push(line);
      continue;
    }
    const short = whole.text.length + line.text.length < MAX_JOINED;
    if (short && goesOn(whole, above, line, page, starts))
      read[read.length - 1] = join(whole, line);
    else read.push(line);
  }
  return read;
};

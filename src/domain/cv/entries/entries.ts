import { isDuration } from '#/domain/cv/entries/durations';
import { OWN_POST } from '#/domain/cv/entries/organisations.fr';
import { TASK_WORDS } from '#/domain/cv/entries/tasks.fr';
import { anchorsOf } from '#/domain/cv/person/anchors';
import type { Anchor } from '#/domain/cv/person/anchors';
import { orderOf, readHeader } from '#/domain/cv/person/header';
import type { Header, Order } from '#/domain/cv/person/header';
import { employerScore, titleScore } from '#/domain/cv/person/headerParts';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { wordCount } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';
import { atOpenBracket, pieceOf, trimPiece } from '#/domain/cv/text/pieces';
import type { Piece } from '#/domain/cv/text/pieces';
import type { Lexicon } from '#/domain/lexicon/lexicon';

/** One dated entry: its header lines, and the lines that belong to it. */
export type Entry = {
  readonly anchor: Anchor;
  /** Positions in the run: first line of the entry, first line after its header, first line after it. */
  readonly from: number;
  readonly bodyFrom: number;
  readonly to: number;
  readonly pieces: readonly Piece[];
  readonly header: Header;
};

/** Header lines an entry can have above its date. */
const MAX_LEAD = 3;
const MAX_BELOW = 3;

const isHeadLine = (line: CvLine): boolean =>
  !line.bullet &&
  line.text.length <= 130 &&
  wordCount(line.text) <= 18 &&
  !/[.;]\s*$/u.test(line.text.replace(/\b(?:etc|inc|ltd|co|cie|st|ets|s\.a|d\.e)\.\s*$/iu, '')) &&
  /^[^\p{L}]{0,3}[\p{Lu}\d]/u.test(line.text);

/** "je suis infirmiere": the words of the post alone. */
const withoutSubject = (piece: Piece): Piece => {
  const lead = OWN_POST.exec(alignedKey(piece.text))?.[0].length ?? 0;
  return lead === 0 ? piece : { ...piece, start: piece.start + lead, text: piece.text.slice(lead) };
};

/** The parts of the anchor line outside its date. */
const aroundDate = (line: CvLine, anchor: Anchor): Piece[] =>
  [
    pieceOf(
      line.text,
      Math.max(0, line.body.start - line.start),
      Math.max(0, anchor.start - line.start),
    ),
    pieceOf(line.text, Math.min(line.text.length, anchor.end - line.start), line.text.length),
  ]
    .map((piece) =>
      trimPiece({ ...piece, start: piece.start + line.start, end: piece.end + line.start }),
    )
    .flatMap(atOpenBracket)
    .map(withoutSubject)
    .filter((piece) => /\p{L}{2}/u.test(piece.text) && !isDuration(alignedKey(piece.text)));

const wholeLine = (line: CvLine): Piece => trimPiece(line.body);

const afterConsumed = (line: CvLine, end: number | null): Piece =>
  end === null || end <= line.start
    ? wholeLine(line)
    : trimPiece({ start: end, end: line.end, text: line.text.slice(end - line.start) });

/** The type of a line; an employer in capitals and one without are set alike. */
const typeOf = (line: CvLine): string =>
  `${Math.round(line.source.fontSize * 2)}${line.source.bold ? 'b' : ''}`;

const leadAbove = (lines: readonly CvLine[], at: number, floor: number): number => {
  let count = 0;
  while (count < MAX_LEAD && at - count - 1 >= floor) {
    const line = lines[at - count - 1];
    if (line === undefined || !isHeadLine(line)) break;
    count += 1;
  }
  return count;
};

const isComplete = (header: Header): boolean => header.title !== null && header.company !== null;

/** Something is lacking, or what stands for the title is none: the post may be named below the date. */
const wantsMore = (header: Header, lexicon: Lexicon): boolean =>
  !isComplete(header) || (header.title !== null && titleScore(header.title, lexicon) < 1);

/** How many header lines stand above each date, as the first entry shows it. */
const usualLead = (
  lines: readonly CvLine[],
  anchors: readonly Anchor[],
  lexicon: Lexicon,
): number => {
  const [first] = anchors;
  if (first === undefined) return 0;
  const line = lines[first.at];
  if (line !== undefined && isComplete(readHeader(aroundDate(line, first), lexicon, 0))) return 0;
  const count = leadAbove(lines, first.at, 0);
  if (count === first.at) return count;
  // An introduction stands before the first entry: only what reads as a title or employer is lead.
  let lead = 0;
  while (lead < Math.min(count, 2)) {
    const above = lines[first.at - lead - 1];
    if (above === undefined) break;
    const piece = wholeLine(above);
    if (titleScore(piece, lexicon) < 2 && employerScore(piece) < 2) break;
    lead += 1;
  }
  return lead;
};

/** The line stands clear of what is above, and those down to `until` follow it closely. */
const opensBlock = (lines: readonly CvLine[], at: number, until: number): boolean => {
  const [above, line] = [lines[at - 1], lines[at]];
  if (line === undefined || above === undefined) return false;
  const block = lines.slice(at, until);
  if (block.some(({ key }) => TASK_WORDS.test(key))) return false;
  const inner = Math.max(0, ...block.slice(1).map(({ source }) => source.gapBefore));
  return (above.bullet && !line.bullet) || line.source.gapBefore > inner + 0.5;
};

/** "ATOS, Bezons" after a blank line, close over a dated post without employer: it heads the post. */
const leadsAlone = (
  lines: readonly CvLine[],
  anchor: Anchor,
  floor: number,
  lexicon: Lexicon,
): boolean => {
  const [above, line] = [lines[anchor.at - 1], lines[anchor.at]];
  if (above === undefined || line === undefined || anchor.at - 1 < floor) return false;
  const header = readHeader(aroundDate(line, anchor), lexicon, 0);
  return (
    header.title !== null &&
    header.company === null &&
    above.source.gapBefore >= 1 &&
    line.source.gapBefore < 0.5 &&
    isHeadLine(above) &&
    employerScore(wholeLine(above)) >= 0.7 &&
    titleScore(wholeLine(above), lexicon) < 1
  );
};

const leadOf = (
  lines: readonly CvLine[],
  anchors: readonly Anchor[],
  index: number,
  usual: number,
  lexicon: Lexicon,
): number => {
  const anchor = anchors[index];
  if (anchor === undefined) return 0;
  const floor = index === 0 ? 0 : (anchors[index - 1]?.at ?? -1) + 1;
  if (usual === 0) return index > 0 && leadsAlone(lines, anchor, floor, lexicon) ? 1 : 0;
  const available = leadAbove(lines, anchor.at, floor);
  if (index === 0) return Math.min(available, usual);
  const line = lines[anchor.at];
  if (line !== undefined && isComplete(readHeader(aroundDate(line, anchor), lexicon, 0))) return 0;
  if (available >= usual && opensBlock(lines, anchor.at - usual, anchor.at)) return usual;
  const first = anchors[0];
  const looks = new Set(
    Array.from({ length: usual }, (_, above) => lines[(first?.at ?? 0) - above - 1]).flatMap(
      (model) => (model === undefined ? [] : [typeOf(model)]),
    ),
  );
  const typographic = new Set(lines.map(typeOf)).size > 1;
  let lead = 0;
  while (lead < Math.min(available, usual)) {
    const above = lines[anchor.at - lead - 1];
    if (above === undefined) break;
    const piece = wholeLine(above);
    const sensible = titleScore(piece, lexicon) >= 1 || employerScore(piece) >= 1;
    if (typographic ? !looks.has(typeOf(above)) && !sensible : lead > 0 && !sensible) break;
    if (TASK_WORDS.test(above.key) && titleScore(piece, lexicon) < 2) break;
    lead += 1;
  }
  return lead;
};

/** A line below the date that may hold what the header still lacks. */
const fits = (
  line: CvLine,
  next: CvLine | undefined,
  header: Header,
  empty: boolean,
  lexicon: Lexicon,
): boolean => {
  if (!isHeadLine(line)) return false;
  const piece = wholeLine(line);
  const title = titleScore(piece, lexicon);
  const employer = employerScore(piece);
  if (TASK_WORDS.test(line.key) && title < 2 && employer < 2.5) return false;
  if (empty) return true;
  if (isComplete(header)) return title >= 3 && employer < 1.5;
  if (wordCount(line.text) > 12 && employer < 2 && title < 2) return false;
  const beforeBullets = next === undefined || next.bullet;
  if (header.title === null) return title >= 1 || (beforeBullets && employer < 2);
  if (header.company === null) {
    if (title >= 3 && employer < 1.5) return false;
    return employer >= 0.7 || beforeBullets || wordCount(line.text) <= 7;
  }
  return false;
};

const gather = (
  lines: readonly CvLine[],
  anchor: Anchor,
  lead: number,
  limit: number,
  order: Order,
  lexicon: Lexicon,
): { pieces: Piece[]; header: Header; bodyFrom: number } => {
  const pieces: Piece[] = [];
  for (let above = lead; above > 0; above -= 1) {
    const line = lines[anchor.at - above];
    if (line !== undefined) pieces.push(wholeLine(line));
  }
  const own = lines[anchor.at];
  if (own !== undefined) pieces.push(...aroundDate(own, anchor));
  let header = readHeader(pieces, lexicon, order);
  let at = anchor.at + 1;
  const rest = lines[at];
  // The next line may hold nothing but the end of the period.
  if (
    rest !== undefined &&
    anchor.nextEnd !== null &&
    afterConsumed(rest, anchor.nextEnd).text === ''
  )
    at += 1;
  for (let below = 0; below < MAX_BELOW && at < limit && wantsMore(header, lexicon); below += 1) {
    const line = lines[at];
    if (line === undefined) break;
    const piece = afterConsumed(line, anchor.nextEnd);
    if (piece.text === '') {
      at += 1;
      continue;
    }
    const view =
      piece.start === line.body.start
        ? line
        : {
            ...line,
            text: piece.text,
            key: line.key.slice(piece.start - line.start),
            start: piece.start,
          };
    if (
      !fits(view, lines[at + 1], header, header.title === null && header.company === null, lexicon)
    )
      break;
    pieces.push(piece);
    header = readHeader(pieces, lexicon, order);
    at += 1;
  }
  return { pieces, header, bodyFrom: at };
};

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** Cuts a run into its dated entries. Two passes: the first learns which of title and employer leads. */
export const entriesOf = (lines: readonly CvLine[], lexicon: Lexicon, today: string): Entry[] => {
  const anchors = anchorsOf(lines, today);
  const usual = usualLead(lines, anchors, lexicon);
  const leads = anchors.map((_, index) => leadOf(lines, anchors, index, usual, lexicon));
  const limitOf = (index: number): number => {
    const next = anchors[index + 1];
    return next === undefined ? lines.length : next.at - (leads[index + 1] ?? 0);
  };
  const build = (order: Order) =>
    anchors.map((anchor, index) => {
      const lead = leads[index] ?? 0;
      return {
        anchor,
        from: anchor.at - lead,
        to: Math.max(limitOf(index), anchor.at + 1),
        ...gather(lines, anchor, lead, limitOf(index), order, lexicon),
      };
    });
  const draft = build(0);
  const order = sum(
    draft.map((entry) => Math.max(-3, Math.min(3, orderOf(entry.pieces, lexicon)))),
  );
  const usualOrder = Math.max(
    -1.5,
    Math.min(1.5, order === 0 ? 0.4 : order / Math.max(1, draft.length)),
  );
  return build(usualOrder);
};

/** True where a header is only an employer (or a place): posts listed below it belong to it. */
export const isUmbrella = (entry: Entry): boolean =>
  entry.header.title === null && entry.header.company !== null && entry.bodyFrom === entry.to;

/** All the header says, for those who look for a kind of contract or a school. */
export const headerText = (entry: Entry): string =>
  entry.pieces.map((piece) => piece.text).join(' ');

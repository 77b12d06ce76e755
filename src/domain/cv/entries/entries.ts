import {
  afterConsumed,
  aroundDate,
  isComplete,
  isHeadLine,
  wholeLine,
} from '#/domain/cv/entries/headLines';
import { leadOf, usualLead } from '#/domain/cv/entries/leads';
import { TASK_WORDS } from '#/domain/cv/entries/tasks.fr';
import { anchorsOf } from '#/domain/cv/person/anchors';
import type { Anchor } from '#/domain/cv/person/anchors';
import { orderOf, readHeader } from '#/domain/cv/person/header';
import type { Header, Order } from '#/domain/cv/person/header';
import { employerScore, titleScore } from '#/domain/cv/person/headerParts';
import { wordCount } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';
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

const MAX_BELOW = 3;

/** Something is lacking, or what stands for the title is none: the post may be named below the date. */
const wantsMore = (header: Header, lexicon: Lexicon): boolean =>
  !isComplete(header) || (header.title !== null && titleScore(header.title, lexicon) < 1);

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

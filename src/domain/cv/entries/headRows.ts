import { POST_OPENING } from '#/domain/cv/cues/contracts.fr';
import { isContract } from '#/domain/cv/cues/durations';
import { titleStrength } from '#/domain/cv/cues/personTitles';
import { findDates } from '#/domain/cv/dates/dates';
import type { Anchor } from '#/domain/cv/entries/anchors';
import { isAtEmployer } from '#/domain/cv/entries/headerParts';
import { afterConsumed, isHeadLine, wholeLine } from '#/domain/cv/entries/headLines';
import { placedLooksOf } from '#/domain/cv/entries/placedLooks';
import { slotsOf } from '#/domain/cv/entries/slots';
import type { Slot } from '#/domain/cv/entries/slots';
import { TASK_LABEL, TASK_WORDS } from '#/domain/cv/entries/tasks.fr';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { cellsOf, lookOf, wordCount } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';
import type { Piece } from '#/domain/cv/text/pieces';
import type { Lexicon } from '#/domain/lexicon/lexicon';

/** A line near a date that may belong to the header of its entry. */
export type HeadRow = {
  /** Position in the run. */
  readonly at: number;
  readonly piece: Piece;
  readonly slots: readonly Slot[];
  /** How much place, type and words make it a header line rather than a task: about -3 to 2. */
  readonly worth: number;
};

/** Header lines an entry may have above and below the line of its date. */
export const MAX_ABOVE = 3;
export const MAX_BELOW = 3;
/** Of those below, so many name something; the others only tell where. */
const MAX_NAMING = 2;

const QUOTED = /^["\u201c\u00ab][^"\u201c\u201d\u00ab\u00bb]+["\u201d\u00bb]$/u;
/** How much more a line that is all in quotes reads as a house. */
const QUOTES_WORTH = 2.5;

/** The parts of a whole line of a header; one that stands in quotes names a house. */
export const slotsOfLine = (
  line: CvLine,
  piece: Piece,
  offset: number,
  lexicon: Lexicon,
): readonly Slot[] => {
  const slots = slotsOf([piece], offset, lexicon);
  return QUOTED.test(line.body.text.trim())
    ? slots.map((slot) => ({ ...slot, employer: slot.employer + QUOTES_WORTH }))
    : slots;
};

/** How the lines of a section are set, as far as it tells headers from tasks. */
export type Setting = {
  /** The look of most of the text; null where all lines look alike. */
  readonly bodyLook: string | null;
  /** In points; 0 where the format tells none. */
  readonly bodySize: number;
  /** Tasks are bullets: a line without one stands out. */
  readonly bulleted: boolean;
  /** Under the dates of a column of dates stands who employed, before what was done there. */
  readonly housesUnderDates: boolean;
  /** Under most dates stands a bare name: in the type of the text too it is a header line. */
  readonly namesUnderDates: boolean;
  /** Looks that stand at one place before or after most dates and nowhere else, by that place. */
  readonly placedLooks: ReadonlyMap<number, string>;
};

const LONGEST_NAME = 5;

/** "Airelis", "Chaudronnerie Berthoux": a few words, each written as a name is. */
const isBareName = ({ bullet, key, text }: CvLine): boolean =>
  !bullet &&
  wordCount(text) <= LONGEST_NAME &&
  !/[.:;,]\s*$/u.test(text) &&
  !TASK_WORDS.test(key) &&
  text.split(/[\s'\u2019-]+/u).every((word) => word.length <= 3 || /^[\p{Lu}\d&]/u.test(word));

const NAMES_SHARE = 0.75;

/** How many dates of a section have a line below them, and how many of those a bare name. */
export const namesUnderDates = (
  lines: readonly CvLine[],
  anchors: readonly Anchor[],
): { readonly told: number; readonly named: number } => {
  const below = anchors
    .map(({ at }, index) =>
      lines.slice(at + 1, Math.min(at + 3, anchors[index + 1]?.at ?? lines.length)),
    )
    .filter((rows) => rows.length > 0);
  const named = below.filter((rows) =>
    rows.some((line) => isBareName(line) && titleStrength(line.key) < 2),
  );
  return { told: below.length, named: named.length };
};

const areNamed = (
  sections: readonly { readonly told: number; readonly named: number }[],
): boolean => {
  const told = sections.reduce((sum, one) => sum + one.told, 0);
  const named = sections.reduce((sum, one) => sum + one.named, 0);
  return named >= 2 && named >= told * NAMES_SHARE;
};

/** "MAISON LAVAL (12 people) Accueil des clients": capitals before the words of a task. */
const CAPITALS_LEAD =
  /^(?=(?:[^\p{L}]*\p{Lu}){4})\p{Lu}[\p{Lu}\d&'\u2019.-]+(?:\s(?:-\s)?[\p{Lu}\d&'\u2019.-]{2,}){0,5}(?=\s(?:\(|-\s\d|\p{Lu}\p{Ll}))/u;
const LONGEST_HOUSE = 6;

/** What stands under a date in its own cell, or in capitals before small letters; null where nothing does. */
const underDate = (line: CvLine | undefined): Piece | null => {
  if (line === undefined || line.bullet) return null;
  const cells = cellsOf(line);
  const { body } = line;
  const length = CAPITALS_LEAD.exec(body.text)?.[0].length ?? 0;
  const lead =
    cells.length === 2
      ? cells[0]
      : length === 0 || cells.length > 1
        ? undefined
        : { start: body.start, end: body.start + length, text: body.text.slice(0, length) };
  if (lead === undefined || !/^\p{Lu}/u.test(lead.text) || wordCount(lead.text) > LONGEST_HOUSE)
    return null;
  return findDates(alignedKey(lead.text)).length > 0 ? null : lead;
};

/** The date opens its line, and the post stands beside it. */
const opensLine = (line: CvLine | undefined, { start, end }: Anchor): boolean =>
  line !== undefined &&
  !/\p{L}/u.test(line.text.slice(0, start - line.start)) &&
  titleStrength(line.key.slice(end - line.start).replace(/^[^\p{L}]+/u, '')) >= 1;

const MIN_HOUSES = 3;

const areHousesUnderDates = (lines: readonly CvLine[], anchors: readonly Anchor[]): boolean => {
  const sites = anchors.filter((anchor) => opensLine(lines[anchor.at], anchor));
  const told = sites.filter(({ at }) => {
    const house = underDate(lines[at + 1]);
    // "FONCIERE LAVAL" ends as a trade does: that one does not count, though the others tell what it is.
    return house !== null && titleStrength(alignedKey(house.text)) < 3;
  });
  return told.length >= MIN_HOUSES && told.length * 2 >= anchors.length;
};

/** Learns how a section is set; `kin` are the names under the dates of the other sections of posts. */
export const settingOf = (
  lines: readonly CvLine[],
  anchors: readonly Anchor[],
  kin: readonly { readonly told: number; readonly named: number }[],
): Setting => {
  const dated = new Set(anchors.map(({ at }) => at));
  const body = lines.filter((_, at) => !dated.has(at));
  const lengths = new Map<string, number>();
  for (const line of body)
    lengths.set(lookOf(line), (lengths.get(lookOf(line)) ?? 0) + line.text.length);
  const [most] = [...lengths].sort((a, b) => b[1] - a[1]);
  const looks = new Set(lines.map(lookOf));
  const bodyLook = most === undefined || looks.size < 2 ? null : most[0];
  return {
    bodySize: body.find((line) => lookOf(line) === most?.[0])?.source.fontSize ?? 0,
    bodyLook,
    placedLooks: placedLooksOf(lines, anchors, bodyLook),
    bulleted: body.filter(({ bullet }) => bullet).length * 2.5 > body.length,
    housesUnderDates: areHousesUnderDates(lines, anchors),
    namesUnderDates: areNamed([namesUnderDates(lines, anchors), ...kin]),
  };
};

/** A line that opens with "Chez" and is no longer than this, in words, is an employer; what that is worth. */
const NAMED_AT = 9;
const AT_WORTH = 1.5;
/** What it is worth that a line looks as those at its place do in most entries, and no other line. */
const PLACED_WORTH = 0.8;

/** What type and words tell of a line, wherever it stands. */
const ownWorth = (
  line: CvLine,
  slots: readonly Slot[],
  setting: Setting,
  offset: number,
): number => {
  const title = Math.max(0, ...slots.map((slot) => slot.title));
  const employer = Math.max(0, ...slots.map((slot) => slot.employer));
  const words = wordCount(line.text);
  // "Chez Durand a Lyon" names an employer in any type.
  if (slots[0] !== undefined && words <= NAMED_AT && isAtEmployer(slots[0].piece)) return AT_WORTH;
  let worth = 0;
  if (setting.placedLooks.get(offset) === lookOf(line)) worth += PLACED_WORTH;
  // Nobody sets a header smaller than the text below it.
  else if (line.source.fontSize < setting.bodySize - 0.6) worth -= 1.2;
  else if (setting.bodyLook !== null && lookOf(line) !== setting.bodyLook) worth += 0.5;
  else if (setting.bodyLook !== null && !setting.bulleted)
    worth -= setting.namesUnderDates && isBareName(line) ? 0 : 1.2;
  if (TASK_WORDS.test(line.key) && title < 2 && employer < 2.5) worth -= 2.5;
  if (title < 2 && employer < 0.7 && words > 7) worth -= words > 12 ? 1.5 : 0.7;
  return worth;
};

const CLEAR = 0.8;

/** "Stage de deux semaines", "Alternance": a bullet right under the date that tells no task but as what one was there. */
const isPlacement = (line: CvLine): boolean =>
  line.bullet &&
  wordCount(line.text) <= 6 &&
  POST_OPENING.test(line.key.replace(/^[^\p{L}]+/u, ''));

/** "Contrat a duree determinee": under which contract, between a post and its house; a placement may be the post. */
const isContractAlone = ({ bullet, key }: CvLine): boolean =>
  !bullet && isContract(key.trim()) && !POST_OPENING.test(key.replace(/^[^\p{L}]+/u, ''));

/** A header longer than this is a paragraph. */
const MAX_NAMED = 220;

/** "Responsable de secteur : fonction de direction au sein d'une association de ...": under a date of its own, a trade told at length over two lines. */
const isLongPost = ({ bullet, body }: CvLine): boolean =>
  !bullet &&
  body.text.length <= MAX_NAMED &&
  /^\p{Lu}/u.test(body.text) &&
  titleStrength(alignedKey(body.text)) >= 3;

/** The rows below the date that may go on with its header, nearest first; `alone`: the date has a line of its own. */
export const rowsBelow = (
  lines: readonly CvLine[],
  anchor: Anchor,
  { limit, alone }: { readonly limit: number; readonly alone: boolean },
  setting: Setting,
  lexicon: Lexicon,
): HeadRow[] => {
  const rows: HeadRow[] = [];
  const naming = (): number =>
    rows.filter(({ slots }) => !slots.every(({ where }) => where)).length;
  for (let at = anchor.at + 1; at < limit; at += 1) {
    if (rows.length === MAX_BELOW || naming() === MAX_NAMING) break;
    const [line, next] = [lines[at], lines[at + 1]];
    if (line === undefined) break;
    const house =
      setting.housesUnderDates && at === anchor.at + 1 && anchor.nextEnd === null
        ? underDate(line)
        : null;
    if (house !== null) {
      const slots = slotsOf([house], 1, lexicon);
      rows.push({ at, piece: house, slots, worth: AT_WORTH });
      break;
    }
    const piece = afterConsumed(line, anchor);
    if (piece.text === '') continue;
    const cut = piece.start - line.start;
    const view =
      piece.start === line.body.start && !(anchor.nextEnd !== null && anchor.nextEnd > line.start)
        ? line
        : {
            ...line,
            text: piece.text,
            key: line.key.slice(cut, cut + piece.text.length),
            start: piece.start,
          };
    if (isContractAlone(view)) continue;
    const first = at === anchor.at + 1;
    if (!isHeadLine(view) && !(first && (isPlacement(view) || (alone && isLongPost(view))))) break;
    const slots = slotsOfLine(line, piece, at - anchor.at, lexicon);
    let worth = ownWorth(view, slots, setting, at - anchor.at);
    if (line.source.gapBefore >= CLEAR) worth -= 1;
    if (setting.bulleted && (next === undefined || at + 1 === limit || next.bullet)) worth += 0.6;
    // Over "Missions :" the head of the post ends.
    else if (next !== undefined && at + 1 < limit && TASK_LABEL.test(next.key)) worth += 0.6;
    rows.push({ at, piece, slots, worth });
  }
  return rows;
};

/** A bullet or a sentence that opens with a trade: over a line with nothing but a date it can be the post. */
const isNamedLine = ({ body }: CvLine): boolean =>
  body.text.length <= MAX_NAMED && titleStrength(alignedKey(body.text)) >= 3;

/** The rows above the date that may open its header, nearest first; `alone`: the date has a line of its own. */
export const rowsAbove = (
  lines: readonly CvLine[],
  anchor: Anchor,
  { floor, alone }: { readonly floor: number; readonly alone: boolean },
  setting: Setting,
  lexicon: Lexicon,
): HeadRow[] => {
  const rows: HeadRow[] = [];
  for (let at = anchor.at - 1; at >= floor && rows.length < MAX_ABOVE; at -= 1) {
    const [above, line, under] = [lines[at - 1], lines[at], lines[at + 1]];
    if (line === undefined || under === undefined) break;
    if (!isHeadLine(line) && !(alone && at === anchor.at - 1 && isNamedLine(line))) break;
    const piece = wholeLine(line);
    const slots = slotsOfLine(line, piece, at - anchor.at, lexicon);
    const inner = under.source.gapBefore;
    const opens =
      above === undefined || (above.bullet && !line.bullet) || line.source.gapBefore >= inner + 0.3;
    let worth = ownWorth(line, slots, setting, at - anchor.at) + (opens ? 0.6 : -0.5);
    if (inner >= CLEAR && inner > line.source.gapBefore) worth -= 2.5;
    rows.push({ at, piece, slots, worth });
  }
  return rows;
};

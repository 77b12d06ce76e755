import { isDuration } from '#/domain/cv/cues/durations';
import { loneDate, openingDate } from '#/domain/cv/dates/dateInLine';
import { findDates } from '#/domain/cv/dates/dates';
import { ONGOING } from '#/domain/cv/dates/dates.fr';
import { GAP } from '#/domain/cv/dates/gaps.fr';
import { commaParts, employerScore } from '#/domain/cv/entries/headerParts';
import { isField } from '#/domain/cv/entries/labelledFields';
import { TASK_WORDS } from '#/domain/cv/entries/tasks.fr';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { wordCount } from '#/domain/cv/text/lines';
import type { Piece } from '#/domain/cv/text/pieces';
import { overlaps } from '#/domain/cv/text/ranges';
import { headFaults } from '#/domain/cv/told/readingFaults';
import { headDate, readHead } from '#/domain/cv/told/toldHead';
import type { ToldHead } from '#/domain/cv/told/toldHead';
import type { Told } from '#/domain/cv/told/toldLines';
import { isPostName, keyOf } from '#/domain/cv/told/toldParts';
import { NO_POST } from '#/domain/cv/told/toldWords.fr';

/** Lines of a head over and under the one with its date; or its first lines, where the date closes the whole post. */
type Shape = {
  readonly above: number;
  readonly below: number;
  readonly closing: boolean;
};

/** One way to read a dated line with its neighbours: what it takes, and what that leaves unexplained. */
type Choice = {
  readonly shape: Shape;
  /** First and last line taken. */
  readonly from: number;
  readonly to: number;
  readonly head: Told;
  readonly cost: number;
};

const SHAPES: readonly Shape[] = [
  ...[0, 1, 2].flatMap((above) =>
    [0, 1, 2]
      .filter((below) => above + below <= 2)
      .map((below) => ({ above, below, closing: false })),
  ),
  { above: 1, below: 0, closing: true },
  { above: 2, below: 0, closing: true },
];

/** More words are a sentence, or tell what was done. */
const LONGEST_HEAD = 16;
const LONGEST_ADDED = 12;
/** More parts between commas tell what was done. */
const LIST = 3;

/** What each line beside the dated one costs, a house that nothing shows to be one, and another shape than the post above. */
const ADDED = 0.1;
const IDLE = 0.4;
const UNSURE_HOUSE = 0.3;
const OTHER_SHAPE = 0.35;
const CLOSING = 0.25;

/** One text of several lines, a cell each; offsets stay. */
const joinedLines = (lines: readonly Told[]): Piece | null => {
  const [first, ...more] = lines.map(({ piece }) => piece);
  if (first === undefined) return null;
  return more.reduce<Piece>(
    (whole, piece) => ({
      start: whole.start,
      end: piece.end,
      text: `${whole.text}\t${' '.repeat(Math.max(0, piece.start - whole.end - 1))}${piece.text}`,
    }),
    first,
  );
};

/** "La Poste <tab> un an": how long, in the last cell, stands for when. */
const LENGTH_CELL = /\t[^\t]+$/u;

const isBare = ({ piece }: Told): boolean => loneDate(alignedKey(piece.text)) !== null;

/** The line says when a post was held, and little else. */
const isAnchor = (told: Told, today: string): boolean => {
  if (told.prose) return false;
  const key = alignedKey(told.piece.text);
  const date = headDate(key, today);
  if (date === null)
    return LENGTH_CELL.test(key) && isDuration(key.slice(key.lastIndexOf('\t') + 1));
  if (date.shape === 'half') return false;
  if (wordCount(told.piece.text) > LONGEST_HEAD && openingDate(key) === null) return false;
  const rest = `${key.slice(0, date.start)}${key.slice(date.end)}`;
  if (NO_POST.test(rest) || GAP.test(rest)) return false;
  return date.shape !== 'point' || isBare(told);
};

const holds = (read: Piece | null, line: Piece): boolean => read !== null && overlaps(read, line);

/** A house that stands in a line of its own shows it by its words, its type, or the town after it. */
const unsureHouse = (
  { house, place }: ToldHead,
  lines: readonly Told[],
  dated: Told | undefined,
): number => {
  if (house === null) return 0;
  const own = lines.find(({ piece }) => overlaps(piece, house));
  if (own === undefined) return 0;
  const known = employerScore(house) >= 0.7 || holds(place, own.piece);
  const set = own.look !== lines.find((line) => line !== own)?.look;
  if (own === dated) return known ? 0 : UNSURE_HOUSE / 2;
  if (TASK_WORDS.test(keyOf(house))) return 1;
  if (!known && /^\p{Ll}/u.test(house.text) && commaParts(own.piece).length >= LIST)
    return 2 * UNSURE_HOUSE;
  return known ? 0 : set ? UNSURE_HOUSE / 3 : UNSURE_HOUSE;
};

const choiceOf = (
  told: readonly Told[],
  at: number,
  shape: Shape,
  last: number,
  today: string,
): Choice | null => {
  const dated = told[at];
  if (dated === undefined) return null;
  const from = shape.closing ? last + 1 : at - shape.above;
  const to = at + shape.below;
  if (from <= last || from < 0 || to >= told.length) return null;
  if (shape.closing && (!isBare(dated) || at - from <= shape.above)) return null;
  const lines = shape.closing ? told.slice(from, from + shape.above) : told.slice(from, to + 1);
  const added = lines.filter((line) => line !== dated);
  if (
    added.some(
      (line) =>
        line.prose ||
        wordCount(line.piece.text) >
          LONGEST_ADDED * (line.piece.start > dated.piece.start ? 2 : 1) ||
        (line.bullet && (line !== lines[0] || shape.below > 0)) ||
        isAnchor(line, today),
    )
  )
    return null;
  const piece = joinedLines(lines);
  if (piece === null) return null;
  const when = shape.closing ? dated.piece : null;
  const head = readHead(piece, when === null ? headDate(alignedKey(piece.text), today) : null);
  // Each line of a head says as what or where one worked: another one tells what was done.
  const named = [head.title, head.house];
  const idle = lines.filter(
    (line) => line !== dated && !named.some((one) => holds(one, line.piece)),
  );
  if (idle.some((line) => line === lines[0] || line === lines.at(-1))) return null;
  if (
    added.length > 0 &&
    (head.title === null || head.house === null) &&
    named.every((one) => one === null)
  )
    return null;
  const cost =
    headFaults(head) +
    ADDED * added.length +
    IDLE * idle.length +
    unsureHouse(head, lines, shape.closing ? undefined : dated) +
    (shape.closing ? CLOSING : 0) +
    (head.title !== null && added.length > 0 && !isPostName(head.title) ? UNSURE_HOUSE : 0);
  return {
    shape,
    from,
    to,
    head: { ...dated, piece, bullet: lines[0]?.bullet ?? false, when, joined: added.length > 0 },
    cost,
  };
};

const isSame = (one: Shape, other: Shape): boolean =>
  one.above === other.above && one.below === other.below && one.closing === other.closing;

type Path = { readonly choices: readonly Choice[]; readonly cost: number };

/** The cheapest way to read all dated lines, each with the lines around it (dynamic programming over their shapes). */
const cheapest = (told: readonly Told[], anchors: readonly number[], today: string): Path => {
  let paths: readonly Path[] = [{ choices: [], cost: 0 }];
  for (const at of anchors) {
    const next = SHAPES.flatMap((shape): Path[] => {
      const reached = paths.flatMap((path): Path[] => {
        const above = path.choices.at(-1);
        if (shape.closing && above !== undefined && !above.shape.closing) return [];
        const choice = choiceOf(told, at, shape, above?.to ?? -1, today);
        if (choice === null) return [];
        const other = above === undefined || isSame(above.shape, shape) ? 0 : OTHER_SHAPE;
        return [{ choices: [...path.choices, choice], cost: path.cost + choice.cost + other }];
      });
      const [best] = reached.toSorted((a, b) => a.cost - b.cost);
      return best === undefined ? [] : [best];
    });
    if (next.length > 0) paths = next;
  }
  return paths.toSorted((a, b) => a.cost - b.cost)[0] ?? { choices: [], cost: 0 };
};

const saysWhen = (told: Told): boolean => {
  const key = alignedKey(told.piece.text).trim();
  return isBare(told) || ONGOING.includes(key);
};

/** "sept. 2021" over "maintenant": two lines that say when a post began and ended. */
const withDatesStacked = (told: readonly Told[]): readonly Told[] =>
  told.reduce<readonly Told[]>((lines, one) => {
    const last = lines.at(-1);
    if (last === undefined || !saysWhen(last) || !saysWhen(one)) return [...lines, one];
    const piece = {
      start: last.piece.start,
      end: one.piece.end,
      text: `${last.piece.text}${' '.repeat(one.piece.start - last.piece.end)}${one.piece.text}`,
    };
    const both = { ...last, piece };
    const [date, ...more] = findDates(alignedKey(piece.text));
    return date?.shape === 'range' && more.length === 0
      ? [...lines.slice(0, -1), both]
      : [...lines, one];
  }, []);

/** More dated lines are a table of something else. */
const MOST_ANCHORS = 40;

/**
 * The lines of a section with those joined that together head one post: as what over where over when, in whatever order,
 * or a date that closes the post. All of them are decided together. Null where each head is a line of its own.
 */
export const withHeadsJoined = (lines: readonly Told[], today: string): readonly Told[] | null => {
  const told = withDatesStacked(lines);
  // A form names its fields itself.
  if (told.some(({ piece }) => isField(alignedKey(piece.text)))) return null;
  const anchors = told.flatMap((one, at) => (isAnchor(one, today) ? [at] : []));
  if (anchors.length === 0 || anchors.length > MOST_ANCHORS) return null;
  const { choices } = cheapest(told, anchors, today);
  const joined = choices.filter(({ head }) => head.joined);
  if (joined.length === 0) return null;
  return told.flatMap((one, at) => {
    const choice = joined.find(({ from, to }) => from <= at && at <= to);
    if (choice === undefined) return [one];
    if (at === choice.from) return [choice.head];
    // What was done stands between the head and the date that closes it.
    return choice.shape.closing && at >= choice.from + choice.shape.above && at < choice.to
      ? [one]
      : [];
  });
};

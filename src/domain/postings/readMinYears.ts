import type { OfferRequirements } from '#/domain/postings/requirements';
import type { Script } from '#/domain/postings/script';
import type { Segment } from '#/domain/postings/segments';
import { isWithin } from '#/domain/postings/statedLines';
import { BEGINNERS } from '#/domain/postings/statedLines.fr';
import {
  DURATION,
  EXPERIENCE_HEADING,
  EXPERIENCE_LABEL,
  EXPERIENCE_NEAR,
  EXPERIENCE_WISHED,
  NUMBER_WORDS,
  OTHER_LENGTH_AFTER,
  OTHER_LENGTH_BEFORE,
  SPENT_ON,
} from '#/domain/postings/years.fr';
import { matchesOf } from '#/domain/shared/matches';
import type { TextRange } from '#/domain/shared/textRange';

const MONTHS_PER_YEAR = 12;

/** How far above its figures a heading may stand. */
const NEAR = 160;

/** No advertisement asks for more; a larger number is something else. */
const MOST_YEARS = 25;

const numberOf = (written: string): number => NUMBER_WORDS[written] ?? Number(written);

type Found = {
  readonly years: number;
  readonly start: number;
  readonly end: number;
  readonly segment: Segment;
  readonly sure: boolean;
  /** The label before it only wishes for it: "Experience souhaitee : 2 ans". */
  readonly wished: boolean;
};

/** The whole years of a length, null where experience is never asked for in such a length. */
const yearsOf = ([, low = '', , unit = '']: readonly string[]): number | null => {
  const amount = numberOf(low);
  const years = unit.startsWith('m') ? Math.floor(amount / MONTHS_PER_YEAR) : amount;
  return years < 1 || years > MOST_YEARS ? null : years;
};

/** Where the last length of a text ends; null where it tells none that could be experience asked for: then there is no need to cut it into segments. */
export const lastLength = ({ folded }: Pick<Script, 'folded'>): number | null => {
  const lengths = matchesOf(DURATION, folded);
  const last = lengths.at(-1);
  return last === undefined || lengths.every((match) => yearsOf(match) === null)
    ? null
    : last.index + last[0].length;
};

/** Whether a line tells a length at all: no other can tell experience. */
export const tellsLength = (
  { folded }: Pick<Script, 'folded'>,
  { start, end }: TextRange,
): boolean => folded.slice(start, end).search(DURATION) >= 0;

const durationsIn = (folded: string, segment: Segment): readonly Found[] => {
  const text = folded.slice(segment.start, segment.end);
  const lengths = matchesOf(DURATION, text);
  if (lengths.length === 0) return [];
  const lineStart = folded.lastIndexOf('\n', segment.start - 1) + 1;
  const label = folded.slice(lineStart, segment.start);
  const wished = EXPERIENCE_WISHED.test(label);
  const labelled =
    EXPERIENCE_LABEL.test(label) ||
    EXPERIENCE_HEADING.test(folded.slice(Math.max(0, lineStart - NEAR), lineStart));
  const found: Found[] = [];
  for (const match of lengths) {
    const [whole] = match;
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + whole.length);
    if (OTHER_LENGTH_BEFORE.test(before) || OTHER_LENGTH_AFTER.test(after)) continue;
    const years = yearsOf(match);
    if (years === null) continue;
    const sure = EXPERIENCE_NEAR.test(text) || labelled;
    if (!sure && (segment.section === 'missions' || !SPENT_ON.test(after))) continue;
    const start = segment.start + match.index;
    found.push({ years, start, end: start + whole.length, segment, sure, wished });
  }
  return found;
};

/** The least experience asked for, in whole years: the first figure of a range, in the line of the experience, else the first statement of the offer. */
export const readMinYears = (
  { folded, toOriginal }: Script,
  segments: readonly Segment[],
  line?: TextRange,
): OfferRequirements['minYears'] => {
  if (line !== undefined && BEGINNERS.test(folded.slice(line.start, line.end))) return null;
  const found = segments
    .filter(({ ignored }) => !ignored)
    .flatMap((segment) => durationsIn(folded, segment));
  const first =
    found.find(({ start }) => isWithin(line, start)) ??
    found.find(({ sure, segment }) => sure && segment.section === 'profile') ??
    found.find(({ sure, segment }) => sure && segment.section !== 'title') ??
    found.find(({ sure, segment }) => sure || segment.section === 'profile');
  if (first === undefined) return null;
  const { years, start, end, segment, wished } = first;
  const demand = wished && segment.cue === null ? 'optional' : segment.demand;
  return { value: years, range: toOriginal(start, end), demand };
};

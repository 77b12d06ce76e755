import type { Cv, CvExperience, CvSection, Read } from '#/domain/cv/cv';
import { findDates } from '#/domain/cv/dates/dates';
import { linesOf } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';
import type { ReviewCheck, ReviewItem, ReviewPlace } from '#/domain/review/review';
import { NO_TRADE } from '#/domain/review/tradeAimed';
import type { TradeAimed } from '#/domain/review/tradeAimed';
import { isFrench } from '#/domain/review/words/linePatterns.fr';
import type { YearMonth } from '#/domain/shared/plainDate';
import { fold } from '#/domain/shared/text';
import { textKey } from '#/domain/shared/textKey';
import type { TextRange } from '#/domain/shared/textRange';

/** A text with spaces in the place of its dates; `key` is its aligned key. */
export const blankDates = (text: string, key: string): string => {
  let rest = text;
  for (const { start, end } of findDates(key))
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  return rest;
};

/** Months from the start of `from` to the end of `to`, both included, counted from year 0. */
export type MonthSpan = { readonly from: number; readonly to: number };

const MONTHS = 12;

/** A month as one number; January where only the year is known. */
export const monthNumber = ({ year, month }: YearMonth): number => year * MONTHS + (month ?? 1) - 1;

/** The month of an ISO day. */
export const monthOfDay = (day: string): number =>
  Number(day.slice(0, 4)) * MONTHS + Number(day.slice(5, 7)) - 1;

/** The month that a number stands for. */
export const monthOf = (number: number): YearMonth => ({
  year: Math.floor(number / MONTHS),
  month: (number % MONTHS) + 1,
});

const lastMonth = ({ year, month }: YearMonth): number => year * MONTHS + (month ?? MONTHS) - 1;

/** The widest period that the dates of an entry may mean: whole years where only the year is known. */
export const widestSpan = (
  { start, end }: Pick<CvExperience, 'start' | 'end'>,
  today: string,
): MonthSpan | null => {
  if (start === null) return null;
  const last = end?.value ?? start.value;
  return {
    from: monthNumber(start.value),
    to: last === 'ongoing' ? monthOfDay(today) : lastMonth(last),
  };
};

/** A line of the CV with where it stands. */
export type ReviewLine = CvLine & {
  readonly section: CvSection;
  /** It is the heading of its section. */
  readonly heading: boolean;
  readonly experience: CvExperience | null;
};

/** A task line of a post, with the words as they stand. */
export type TaskLine = {
  readonly text: string;
  readonly range: TextRange | null;
  readonly experience: CvExperience;
};

/** What every check looks at. */
export type Scene = {
  readonly cv: Cv;
  readonly lines: readonly ReviewLine[];
  readonly tasks: readonly TaskLine[];
  /** Its language is the one whose wording and spelling are known here. */
  readonly french: boolean;
  /** The trade that the CV is read for. */
  readonly trade: TradeAimed;
  /** Where the CV names a tool that the lexicon knows. */
  readonly tools: readonly TextRange[];
};

/** What a check found: the lines, and what they cost their criterion in points (none for a note). */
export type Finding = {
  readonly check: ReviewCheck;
  readonly items: readonly ReviewItem[];
  readonly cost: number;
};

const holds = ({ start, end }: TextRange, at: number): boolean => start <= at && at < end;

const sectionAt = ({ sections }: Cv, at: number): { section: CvSection; heading: boolean } => {
  const headed = sections.find(({ heading }) => heading !== null && holds(heading, at));
  if (headed !== undefined) return { section: headed.section, heading: true };
  const span = sections.find(({ range }) => holds(range, at));
  return { section: span?.section ?? 'other', heading: false };
};

const experienceAt = ({ experiences }: Cv, at: number): CvExperience | null =>
  experiences.find(({ range }) => holds(range, at)) ?? null;

const KNOWS_NO_TOOL = (): boolean => false;

/** Lays a CV out for the checks; `isTool` tells of a concept of the lexicon whether it is one. */
export const sceneOf = (
  cv: Cv,
  trade: TradeAimed = NO_TRADE,
  isTool: (concept: string) => boolean = KNOWS_NO_TOOL,
): Scene => ({
  cv,
  trade,
  tools: cv.skills.flatMap(({ concept, mentions }) =>
    concept !== null && isTool(concept) ? mentions : [],
  ),
  lines: linesOf(cv.document).map((line) => ({
    ...line,
    ...sectionAt(cv, line.start),
    experience: experienceAt(cv, line.start),
  })),
  tasks: cv.experiences.flatMap((experience) =>
    experience.tasks.map(({ value, source }) => ({ text: value, range: source, experience })),
  ),
  french: isFrench(cv.document.text),
});

const lineAt = ({ lines }: Scene, at: number): ReviewLine | undefined =>
  lines.find(({ start, end }) => start <= at && at <= end);

/** Where an offset of the document stands. */
export const placeAt = (scene: Scene, at: number): ReviewPlace => {
  const line = lineAt(scene, at);
  return {
    page: line?.source.page ?? 1,
    section: line?.section ?? 'other',
    experience: line?.experience?.jobTitle?.value ?? null,
  };
};

/** Longer quotes are cut: who wrote the line knows it by its beginning. */
const LONGEST_QUOTE = 220;

const shown = (text: string): string => {
  const one = text.replace(/\s+/gu, ' ').trim();
  return one.length <= LONGEST_QUOTE
    ? one
    : `${one.slice(0, LONGEST_QUOTE).replace(/\s\S*$/u, '')}\u2026`;
};

const idOf = (check: ReviewCheck, words: string): string => `${check}:${textKey(fold(words))}`;

/** An item about words of the CV; `at` is their offset, null for words that were typed by the user. */
export const itemOn = (
  scene: Scene,
  check: ReviewCheck,
  { text, at }: { readonly text: string; readonly at: number | null },
  better: string,
): ReviewItem => ({
  id: idOf(check, text),
  quote: shown(text),
  place: at === null ? null : placeAt(scene, at),
  better,
});

/** An item about a line of the CV, without the bullet that opens it. */
export const itemOnLine = (
  scene: Scene,
  check: ReviewCheck,
  line: ReviewLine,
  better: string,
): ReviewItem =>
  itemOn(scene, check, { text: line.body.text.replaceAll('\t', ' '), at: line.start }, better);

/** An item about a value that was read. */
export const itemOnRead = (
  scene: Scene,
  check: ReviewCheck,
  { value, source }: Read<string>,
  better: string,
): ReviewItem => itemOn(scene, check, { text: value, at: source?.start ?? null }, better);

/** An item about something that stands nowhere; the top line tells where it is looked for. */
export const itemMissing = (scene: Scene, check: ReviewCheck, better: string): ReviewItem => {
  const top = scene.lines.find(({ text }) => text.trim() !== '');
  return {
    id: check,
    quote: top === undefined ? null : shown(top.body.text),
    place: top === undefined ? null : placeAt(scene, top.start),
    better,
  };
};

/** An item about a part that stands nowhere at all. */
export const itemNowhere = (check: ReviewCheck, part: string, better: string): ReviewItem => ({
  id: `${check}:${part}`,
  quote: null,
  place: null,
  better,
});

/** A finding with these items; null where there is none. `each` points per item, at most `most`. */
export const findingOf = (
  check: ReviewCheck,
  items: readonly ReviewItem[],
  each: number,
  most: number = each * items.length,
): readonly Finding[] =>
  items.length === 0 ? [] : [{ check, items, cost: Math.min(most, each * items.length) }];

/** The words that name a post: its title, else its employer, else its first line. */
export const nameOf = (scene: Scene, experience: CvExperience): { text: string; at: number } => {
  const named = experience.jobTitle ?? experience.company;
  if (named !== null)
    return { text: named.value, at: named.source?.start ?? experience.range.start };
  const line = lineAt(scene, experience.range.start);
  return { text: line?.body.text ?? '', at: experience.range.start };
};

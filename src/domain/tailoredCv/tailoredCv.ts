import * as v from 'valibot';

import { listOf } from '#/domain/storage/listOf';
import type { VersionedRecord } from '#/domain/storage/record';

/** Layouts of a CV for one job: one column each, so that every reader meets the lines in their order. */
export const CV_LAYOUTS = ['plain', 'classic', 'compact'] as const;
export type CvLayout = (typeof CV_LAYOUTS)[number];

/** Parts of a CV for one job. `unplaced` holds what the reading found no place for: left out until the person takes it. */
export const CV_BLOCKS = [
  'profile',
  'experience',
  'volunteering',
  'education',
  'skills',
  'languages',
  'other',
  'unplaced',
] as const;
export type CvBlockKind = (typeof CV_BLOCKS)[number];

/** Longest line, and longest name, date or heading, in characters. */
export const LONGEST_LINE = 4_000;
export const LONGEST_SHORT = 400;
/** Letters of a line that may go without loss: a small word, the sign of a list. */
export const MOST_LETTERS_LOST = 4;

const text = v.pipe(v.string(), v.maxLength(LONGEST_LINE));
const short = v.pipe(v.string(), v.maxLength(LONGEST_SHORT));
const rank = v.pipe(v.number(), v.integer(), v.minValue(0));

const lineSchema = v.object({
  /** Unique in one CV. */
  id: short,
  text,
  /** As it stands in the imported CV; null for a line that the person typed. */
  original: v.nullable(text),
  /** Its place among its kin in the imported CV, from 0. */
  at: rank,
  kept: v.boolean(),
  /** What the offer asks for and the line shows, in the words of the offer. */
  asked: v.array(short),
  /** The words of the CV that show it. */
  shown: v.optional(v.array(short), []),
});
/** One line, with what it was in the imported CV. */
export type TailoredLine = Readonly<v.InferOutput<typeof lineSchema>>;

const entrySchema = v.object({
  id: short,
  /** The post or the diploma, as the CV says; empty for lines under a heading alone. */
  head: short,
  /** The employer or the school. */
  organisation: short,
  place: short,
  /** As the CV writes them. */
  dates: short,
  /** `YYYY` or `YYYY-MM`; empty where unknown. */
  start: short,
  /** As `start`; empty where unknown and for a post still held. */
  end: short,
  ongoing: v.boolean(),
  lines: v.array(lineSchema),
  kept: v.boolean(),
});
/** One post, one diploma, or the lines of a part without either. */
export type TailoredEntry = Readonly<v.InferOutput<typeof entrySchema>>;

const blockSchema = v.object({
  id: short,
  kind: v.picklist(CV_BLOCKS),
  heading: short,
  at: rank,
  kept: v.boolean(),
  entries: v.array(entrySchema),
});
/** One part of the CV under its heading. */
export type TailoredBlock = Readonly<v.InferOutput<typeof blockSchema>>;

const contentSchema = v.object({
  name: short,
  title: lineSchema,
  /** Ways to reach the person, one each. */
  contacts: v.array(lineSchema),
  blocks: v.array(blockSchema),
});
/** The CV itself: what is edited, drawn and exported. */
export type TailoredContent = Readonly<v.InferOutput<typeof contentSchema>>;

const tailoredCvSchema = v.object({
  /** That of the dossier of its job. */
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** File name of the CV that it was made from. */
  cvName: short,
  /** ISO instants. */
  madeAt: short,
  changedAt: short,
  layout: v.picklist(CV_LAYOUTS),
  /** What answers the offer is strong. */
  emphasis: v.optional(v.boolean(), false),
  content: contentSchema,
});
/** The CV made for the job of one dossier. */
export type TailoredCv = Readonly<v.InferOutput<typeof tailoredCvSchema>>;

/** How many are kept: the ones changed last. */
export const MAX_TAILORED_CVS = 40;

/** One CV for each job at most, the newest first. */
export const tailoredCvsRecord: VersionedRecord<readonly TailoredCv[]> = {
  key: 'embellie.tailoredCvs',
  version: 1,
  ...listOf(tailoredCvSchema),
  migrations: [],
};

/** The list with the CV of a dossier in the place of the one before. */
export const withTailoredCv = (cvs: readonly TailoredCv[], cv: TailoredCv): readonly TailoredCv[] =>
  [cv, ...cvs.filter(({ id }) => id !== cv.id)].slice(0, MAX_TAILORED_CVS);

/** The list without the CV of a dossier. */
export const withoutTailoredCv = (cvs: readonly TailoredCv[], id: number): readonly TailoredCv[] =>
  cvs.filter((cv) => cv.id !== id);

/** What goes on the page: what is left out is gone, and empty parts with it. */
export const shownContent = ({
  name,
  title,
  contacts,
  blocks,
}: TailoredContent): TailoredContent => ({
  name,
  title,
  contacts: shownLines(contacts),
  blocks: blocks.flatMap((block) => {
    const entries = block.entries.flatMap((entry) => {
      const lines = shownLines(entry.lines);
      return entry.kept && (lines.length > 0 || entry.head !== '' || entry.organisation !== '')
        ? [{ ...entry, lines }]
        : [];
    });
    return block.kept && entries.length > 0 ? [{ ...block, entries }] : [];
  }),
});

const shownLines = (lines: readonly TailoredLine[]): TailoredLine[] =>
  lines.filter(({ kept, text }) => kept && text.trim() !== '');

const TOLD = new Set<CvBlockKind>(['profile', 'languages', 'skills']);

/** Whether the lines of an entry are told as they are; a list of them has its marks. */
export const isTold = ({ kind }: TailoredBlock, { head, lines }: TailoredEntry): boolean =>
  head === '' && (TOLD.has(kind) || lines.length < 2);

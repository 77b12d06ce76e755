import * as v from 'valibot';

import {
  AGREEMENTS,
  LETTER_WARNINGS,
  PARAGRAPH_ROLES,
  SOURCE_PLACES,
  textOf,
} from '#/domain/letters/letter';
import type { Letter, LetterParagraph, ParagraphRole } from '#/domain/letters/letter';
import { listOf } from '#/domain/storage/listOf';
import type { VersionedRecord } from '#/domain/storage/record';
import { withField } from '#/domain/storage/withField';

const MAX_TEXT = 20_000;
const MAX_LINES = 12;
const text = v.pipe(v.string(), v.maxLength(MAX_TEXT));
const lines = v.pipe(v.array(text), v.maxLength(MAX_LINES));

const formSchema = v.object({
  offerText: text,
  keyPoints: text,
  /** 0 to 100: specification, section 9. */
  tone: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  agreement: v.picklist(AGREEMENTS),
  /** What the user says of the offer; empty leaves it to what the text shows. */
  title: text,
  company: text,
  reference: text,
  recruiter: text,
  /** Answers to the four questions, in the person's words; letters kept before them have none. */
  closest: v.optional(text, ''),
  pride: v.optional(text, ''),
  why: v.optional(text, ''),
  when: v.optional(text, ''),
});
/** What the user gives a letter to be made from. */
export type LetterForm = Readonly<v.InferOutput<typeof formSchema>>;
/** The questions asked before a letter is written, in their order. */
export const LETTER_QUESTIONS = ['closest', 'pride', 'why', 'when'] as const;
/** What the person says of themselves in answer. */
export type LetterAnswers = Pick<LetterForm, (typeof LETTER_QUESTIONS)[number]>;

const sourceSchema = v.object({
  from: v.picklist(['cv', 'profile', 'offer', 'you']),
  place: v.picklist(SOURCE_PLACES),
  where: v.nullable(text),
  quote: text,
});

const paragraphSchema = v.object({
  role: v.picklist(PARAGRAPH_ROLES),
  /** Which version of the paragraph this is; counted from 0. */
  variant: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** As composed, each with its sources. */
  sentences: v.array(v.object({ text, sources: v.array(sourceSchema) })),
  /** As the user rewrote it; null where they did not. */
  edited: v.nullable(text),
});
/** A paragraph of a letter being worked on. */
export type DraftParagraph = Readonly<v.InferOutput<typeof paragraphSchema>>;

const frameSchema = v.object({
  sender: lines,
  recipient: lines,
  placeAndDate: text,
  object: text,
  appeal: text,
  signature: text,
});

const contentSchema = v.object({
  frame: frameSchema,
  paragraphs: v.array(paragraphSchema),
  warnings: v.array(v.picklist(LETTER_WARNINGS)),
});
/** The letter itself: what undo and redo go through. */
export type LetterContent = Readonly<v.InferOutput<typeof contentSchema>>;

/** One kept letter. */
const savedLetterSchema = v.object({
  /** Timestamp, milliseconds; unique. */
  id: v.pipe(v.number(), v.integer(), v.minValue(0)),
  name: text,
  /** ISO instant of the last change. */
  changedAt: text,
  /** The application it is attached to; null for none. */
  applicationId: v.nullable(v.number()),
  /** The dossier of its job; null where the offer was not given. */
  dossierId: v.optional(v.nullable(v.number()), null),
  form: formSchema,
  variant: v.pipe(v.number(), v.integer(), v.minValue(0)),
  content: contentSchema,
});
export type SavedLetter = Readonly<v.InferOutput<typeof savedLetterSchema>>;

/** A form before anything is typed: the tone of the specification, section 9. */
export const EMPTY_FORM: LetterForm = {
  offerText: '',
  keyPoints: '',
  tone: 50,
  agreement: 'neutral',
  title: '',
  company: '',
  reference: '',
  recruiter: '',
  closest: '',
  pride: '',
  why: '',
  when: '',
};

/** What a form says of one employer, emptied. */
export const NO_EMPLOYER = {
  title: '',
  company: '',
  reference: '',
  recruiter: '',
  why: '',
} as const satisfies Partial<LetterForm>;

/** An empty form for the next letter: what the person said of themselves stays, what they said of one employer goes. */
export const nextForm = (letters: readonly SavedLetter[]): LetterForm => {
  const [last] = [...letters].sort((one, other) => other.id - one.id);
  return last === undefined
    ? EMPTY_FORM
    : {
        ...EMPTY_FORM,
        pride: last.form.pride,
        when: last.form.when,
      };
};

/** The words of a paragraph, as rewritten or as composed. */
export const paragraphText = ({ edited, sentences }: DraftParagraph): string =>
  edited ?? textOf({ sentences });

const draftParagraph = (paragraph: LetterParagraph, variant: number): DraftParagraph => ({
  role: paragraph.role,
  variant,
  sentences: paragraph.sentences.map(({ text, sources }) => ({ text, sources: [...sources] })),
  edited: null,
});

/** A composed letter as one to work on. */
export const contentOf = (letter: Letter, variant: number): LetterContent => ({
  frame: {
    sender: [...letter.sender],
    recipient: [...letter.recipient],
    placeAndDate: letter.placeAndDate,
    object: letter.object,
    appeal: letter.appeal,
    signature: letter.signature,
  },
  paragraphs: letter.paragraphs.map((paragraph) => draftParagraph(paragraph, variant)),
  warnings: [...letter.warnings],
});

/** A field of the frame that the user may put right. */
const FRAME_FIELDS = [
  'sender',
  'recipient',
  'placeAndDate',
  'object',
  'appeal',
  'signature',
] as const;
export type FrameField = (typeof FRAME_FIELDS)[number];

const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, MAX_LINES);

/** A field of the frame as one text; several lines where it has some. */
export const frameText = ({ frame }: LetterContent, field: FrameField): string => {
  const value = frame[field];
  return typeof value === 'string' ? value : value.join('\n');
};

/** The letter with a field of its frame put right. */
export const withFrame = (
  content: LetterContent,
  field: FrameField,
  text: string,
): LetterContent => ({
  ...content,
  frame: {
    ...content.frame,
    [field]: field === 'sender' || field === 'recipient' ? splitLines(text) : text.trim(),
  },
});

const withParagraph = (
  content: LetterContent,
  role: ParagraphRole,
  change: (paragraph: DraftParagraph) => DraftParagraph,
): LetterContent => ({
  ...content,
  paragraphs: content.paragraphs.map((paragraph) =>
    paragraph.role === role ? change(paragraph) : paragraph,
  ),
});

/** The letter with a paragraph in the user's words; the composed ones typed again are no rewriting. */
export const rewritten = (
  content: LetterContent,
  role: ParagraphRole,
  text: string,
): LetterContent =>
  withParagraph(content, role, (paragraph) => ({
    ...paragraph,
    edited: text === textOf(paragraph) ? null : text,
  }));

/** The letter with a paragraph in its composed words again. */
export const asComposed = (content: LetterContent, role: ParagraphRole): LetterContent =>
  withParagraph(content, role, (paragraph) => ({ ...paragraph, edited: null }));

/** The letter with another version of a paragraph. */
export const recomposed = (
  content: LetterContent,
  paragraph: LetterParagraph,
  variant: number,
): LetterContent =>
  withParagraph(content, paragraph.role, () => draftParagraph(paragraph, variant));

/** The letters, the newest first. */
export const lettersRecord: VersionedRecord<readonly SavedLetter[]> = {
  key: 'embellie.letters',
  version: 2,
  ...listOf(savedLetterSchema),
  // Version 1 knew of no dossier.
  migrations: [withField('dossierId', null)],
};

/** The list with a letter kept where it stands, or first where it is new. */
export const withLetter = (
  letters: readonly SavedLetter[],
  letter: SavedLetter,
): readonly SavedLetter[] =>
  letters.some(({ id }) => id === letter.id)
    ? letters.map((other) => (other.id === letter.id ? letter : other))
    : [letter, ...letters];

/** The list without a letter. */
export const withoutLetter = (
  letters: readonly SavedLetter[],
  id: number,
): readonly SavedLetter[] => letters.filter((letter) => letter.id !== id);

/** An identifier that no other letter has: the instant, or the one after the latest. */
export const nextLetterId = (letters: readonly SavedLetter[], now: number): number =>
  letters.reduce((id, letter) => Math.max(id, letter.id + 1), now);

/** Every text that a letter rests on: its own words, and the lines of the CV, the profile and the offer behind them. */
export const sourcesOf = (content: LetterContent): readonly string[] => [
  ...content.paragraphs.map(paragraphText),
  ...FRAME_FIELDS.map((field) => frameText(content, field)),
  ...content.paragraphs.flatMap(({ sentences }) =>
    sentences.flatMap(({ sources }) =>
      sources.flatMap(({ where, quote }) => (where === null ? [quote] : [where, quote])),
    ),
  ),
];

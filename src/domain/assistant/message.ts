import * as v from 'valibot';

import { isDay } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import { listOf } from '#/domain/storage/listOf';
import type { VersionedRecord } from '#/domain/storage/record';

/** Most messages kept of the conversation; the oldest go first. */
export const MAX_MESSAGES = 400;

/** Longest question taken, in characters. */
export const MAX_QUESTION = 2000;

/** Where an action of a reply leads. With an identifier, `interview` and `coverLetter` open on that application. */
export const LINK_TARGETS = [
  'myCv',
  'cvAnalysis',
  'cvSearch',
  'match',
  'analyses',
  'analysis',
  'interview',
  'coverLetter',
  'applications',
  'application',
  'profile',
  'search',
  'specializedSearch',
  'compatibleOffers',
  'jobAlerts',
  'settings',
] as const;
export type LinkTarget = (typeof LINK_TARGETS)[number];

const text = v.pipe(v.string(), v.maxLength(20_000));
const day = v.pipe(v.string(), v.check(isDay));

const linkSchema = v.object({
  target: v.picklist(LINK_TARGETS),
  /** Of the application, or of the analysis for `analysis`. */
  id: v.nullable(v.number()),
  label: text,
});
/** Something that the user can do next. */
export type ReplyLink = Readonly<v.InferOutput<typeof linkSchema>>;

const sourceSchema = v.object({
  label: text,
  url: v.pipe(v.string(), v.regex(/^https:\/\/[^\s]+$/u)),
});

const citationSchema = v.object({
  sheetId: text,
  title: text,
  /** The day until which its author vouches for the sheet. */
  updatedOn: day,
  countries: v.array(text),
  sources: v.array(sourceSchema),
  /** The sheet itself, where the reply beside it is another text; null where the reply is the sheet. */
  body: v.optional(v.nullable(text), null),
});
/** The sheet that a reply rests on. */
export type Citation = Readonly<v.InferOutput<typeof citationSchema>>;

const emailSchema = v.object({ to: text, subject: text, body: text });
/** A letter ready to be sent; `to` is empty where no address is known. */
export type EmailDraft = Readonly<v.InferOutput<typeof emailSchema>>;

const rewordingSchema = v.object({
  text,
  /** Who reworded it, in words that the user knows. */
  by: text,
  /** Words that stand in no source: `checkNewFacts`. */
  newFacts: v.array(text),
});
/** The same reply in the words of a connected model. */
export type Rewording = Readonly<v.InferOutput<typeof rewordingSchema>>;

export const MESSAGE_SENDERS = ['ai', 'user'] as const;

const schema = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(0)),
  sender: v.picklist(MESSAGE_SENDERS),
  text,
  time: v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u)),
  day,
  sample: v.optional(v.boolean(), false),
  citation: v.optional(v.nullable(citationSchema), null),
  links: v.optional(v.array(linkSchema), []),
  email: v.optional(v.nullable(emailSchema), null),
  suggestions: v.optional(v.array(text), []),
  rewording: v.optional(v.nullable(rewordingSchema), null),
});

/** A message: the fields of the specification (section 3), the day, and what a reply carries. */
export type ChatMessage = {
  /** Unique within the conversation, growing. */
  readonly id: number;
  readonly sender: (typeof MESSAGE_SENDERS)[number];
  /** Paragraphs separated by empty lines; lines that start with `- ` or `1. ` are lists. */
  readonly text: string;
  /** `hh:mm` of the user's own clock. */
  readonly time: string;
  readonly day: Day;
  /** A fixed reply of the specification, marked. */
  readonly sample: boolean;
  readonly citation: Citation | null;
  readonly links: readonly ReplyLink[];
  readonly email: EmailDraft | null;
  /** Questions that can be asked next. */
  readonly suggestions: readonly string[];
  readonly rewording: Rewording | null;
};

/** One stored message. The three fields of the specification and a day are enough. */
export const messageSchema: v.GenericSchema<unknown, ChatMessage> = schema;

/** What a reply says, before it has a place in the conversation. */
export type Reply = Omit<ChatMessage, 'id' | 'sender' | 'time' | 'day' | 'rewording'>;

/** A reply of words alone, with what it carries beside them. */
export const reply = (words: string, carries: Partial<Omit<Reply, 'text'>> = {}): Reply => ({
  text: words,
  sample: false,
  citation: null,
  links: [],
  email: null,
  suggestions: [],
  ...carries,
});

/** The conversation with one more message, the oldest left out beyond the limit. */
export const withMessage = (
  messages: readonly ChatMessage[],
  message: ChatMessage,
): readonly ChatMessage[] => [...messages, message].slice(-MAX_MESSAGES);

/** An identifier after every other. */
export const nextMessageId = (messages: readonly ChatMessage[]): number =>
  messages.reduce((next, { id }) => Math.max(next, id + 1), 0);

/** The conversation with the assistant, oldest message first. */
export const assistantRecord: VersionedRecord<readonly ChatMessage[]> = {
  key: 'embellie.assistant',
  version: 1,
  ...listOf(messageSchema),
  migrations: [],
};

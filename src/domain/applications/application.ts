import * as v from 'valibot';

import { isDay, isLocalTime } from '#/domain/applications/days';

/** Statuses in the order of a search that goes well, the refusal last: specification, section 4. */
export const APPLICATION_STATUSES = ['sent', 'inReview', 'interview', 'rejected'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Longest text kept of one field, in characters: an offer copied whole fits. */
export const MAX_TEXT = 20_000;

/** Longest line that is typed: a name, a place with its link. */
export const MAX_LINE = 500;

const text = v.pipe(v.string(), v.maxLength(MAX_TEXT));
const lateText = v.optional(text, '');
const day = v.pipe(v.string(), v.check(isDay));
const localTime = v.pipe(v.string(), v.check(isLocalTime));
const id = v.pipe(v.number(), v.integer(), v.minValue(0));
const status = v.picklist(APPLICATION_STATUSES);

const followUpSchema = v.object({
  id,
  due: day,
  /** The day it was done; null while it waits. */
  doneOn: v.nullable(day),
});
/** A reminder to write to the recruiter again. */
export type FollowUp = Readonly<v.InferOutput<typeof followUpSchema>>;

const interviewSchema = v.object({
  id,
  /** Wall clock of the device. */
  start: localTime,
  minutes: v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(1440)),
  place: text,
  notes: text,
});
export type PlannedInterview = Readonly<v.InferOutput<typeof interviewSchema>>;

export const contactSchema = v.object({ id, name: text, role: text, email: text, phone: text });
export type Contact = Readonly<v.InferOutput<typeof contactSchema>>;

const stepSchema = v.object({ status, on: day });
/** The day from which a status held. */
export type StatusStep = Readonly<v.InferOutput<typeof stepSchema>>;

const schema = v.object({
  id,
  title: text,
  company: text,
  date: day,
  status,
  place: lateText,
  link: lateText,
  salary: lateText,
  cvName: lateText,
  letter: lateText,
  notes: lateText,
  offer: v.optional(v.nullable(v.object({ text, copiedOn: day })), null),
  history: v.optional(v.array(stepSchema), []),
  followUps: v.optional(v.array(followUpSchema), []),
  interviews: v.optional(v.array(interviewSchema), []),
  contacts: v.optional(v.array(contactSchema), []),
  dossierId: v.optional(v.nullable(id), null),
});

/** One application: the fields of the specification (section 3), and what a search gathers around them. */
export type Application = {
  /** Timestamp, milliseconds; unique. */
  readonly id: number;
  readonly title: string;
  readonly company: string;
  /** Sent on. */
  readonly date: string;
  readonly status: ApplicationStatus;
  readonly place: string;
  readonly link: string;
  readonly salary: string;
  /** Name of the CV file that was sent. */
  readonly cvName: string;
  /** Text of the letter that was sent. */
  readonly letter: string;
  readonly notes: string;
  /** The offer as it stood on a day: advertisements disappear. */
  readonly offer: { readonly text: string; readonly copiedOn: string } | null;
  /** Oldest first; the last one is the present status. */
  readonly history: readonly StatusStep[];
  readonly followUps: readonly FollowUp[];
  readonly interviews: readonly PlannedInterview[];
  readonly contacts: readonly Contact[];
  /** The dossier of its job; null where none was opened. */
  readonly dossierId: number | null;
};

/** One stored application. The five fields of the specification are enough. */
export const applicationSchema: v.GenericSchema<unknown, Application> = v.pipe(
  schema,
  v.transform((application): Application =>
    application.history.length > 0
      ? application
      : { ...application, history: [{ status: application.status, on: application.date }] },
  ),
);

/** Whether a link may be followed: the web only, so that no `javascript:` is ever run. */
export const isWebLink = (link: string): boolean =>
  /^https?:\/\/[^\s\p{Cc}/]+[^\s\p{Cc}]*$/iu.test(link);

/** An identifier that no other application has: the instant, or the one after the latest. */
export const nextApplicationId = (applications: readonly Application[], now: number): number =>
  applications.reduce((id, application) => Math.max(id, application.id + 1), now);

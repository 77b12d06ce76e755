import * as v from 'valibot';

import { QUESTION_KINDS, interviewSessionSchema } from '#/domain/interview/interview';
import type { InterviewSession, QuestionKind } from '#/domain/interview/interview';
import { listOf } from '#/domain/storage/listOf';
import type { VersionedRecord } from '#/domain/storage/record';
import { withField } from '#/domain/storage/withField';

/** How long an interview is: three questions, six, or the eight of the specification with what the offer adds. */
export const INTERVIEW_SIZES = ['short', 'usual', 'whole'] as const;
export type InterviewSize = (typeof INTERVIEW_SIZES)[number];

/** What is asked. */
export type InterviewChoices = {
  readonly size: InterviewSize;
  readonly kinds: readonly QuestionKind[];
  /** Practice with questions that the law forbids. */
  readonly practice: boolean;
};

/** Choices as made last, and what was said once. */
export type InterviewPreferences = InterviewChoices & {
  readonly timerHidden: boolean;
  /** The notice on where the sound goes was read and accepted. */
  readonly voiceNoticeRead: boolean;
};

const interviewPreferencesSchema: v.GenericSchema<unknown, InterviewPreferences> = v.object({
  size: v.picklist(INTERVIEW_SIZES),
  kinds: v.array(v.picklist(QUESTION_KINDS)),
  practice: v.boolean(),
  timerHidden: v.boolean(),
  voiceNoticeRead: v.boolean(),
});

export const DEFAULT_PREFERENCES: InterviewPreferences = {
  size: 'usual',
  kinds: QUESTION_KINDS,
  practice: false,
  timerHidden: false,
  voiceNoticeRead: false,
};

/** What to ask, of the preferences: it does not depend on whether a CV was read. */
export const choicesOf = ({ size, kinds, practice }: InterviewPreferences): InterviewChoices => ({
  size,
  kinds,
  practice,
});

/** How many interviews are kept: each holds an offer and its answers whole. */
export const MAX_INTERVIEWS = 20;

/** The interviews, newest first; one under way has no end. */
export const interviewsRecord: VersionedRecord<readonly InterviewSession[]> = {
  key: 'embellie.interviews',
  version: 2,
  ...listOf(interviewSessionSchema),
  // Version 1 knew of no dossier.
  migrations: [withField('dossierId', null)],
};

/** The interviews with one added or replaced, the oldest left out beyond the limit. */
export const withInterview = (
  interviews: readonly InterviewSession[],
  session: InterviewSession,
): readonly InterviewSession[] =>
  interviews.some(({ id }) => id === session.id)
    ? interviews.map((other) => (other.id === session.id ? session : other))
    : [session, ...interviews].slice(0, MAX_INTERVIEWS);

/** The interviews without one. */
export const withoutInterview = (
  interviews: readonly InterviewSession[],
  id: number,
): readonly InterviewSession[] => interviews.filter((session) => session.id !== id);

const formerSchema = v.looseObject({ offerCount: v.nullable(v.number()) });

/** Counts of questions drawn from the offer gave way to three lengths: who asked for many keeps the long one. */
const withSize = (data: unknown): unknown => {
  const { offerCount, ...rest } = v.parse(formerSchema, data);
  return { ...rest, size: offerCount !== null && offerCount > 3 ? 'whole' : 'usual' };
};

/** How the user likes to practise. */
export const interviewPreferencesRecord: VersionedRecord<InterviewPreferences> = {
  key: 'embellie.interviewPreferences',
  version: 2,
  schema: interviewPreferencesSchema,
  migrations: [withSize],
};

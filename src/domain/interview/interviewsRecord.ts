import { interviewSessionSchema } from '#/domain/interview/interview';
import type { InterviewSession } from '#/domain/interview/interview';
import { interviewPreferencesSchema } from '#/domain/interview/preferences';
import type { InterviewPreferences } from '#/domain/interview/preferences';
import { listOf } from '#/domain/storage/listOf';
import type { VersionedRecord } from '#/domain/storage/record';

/** How many interviews are kept: each holds an offer and its answers whole. */
export const MAX_INTERVIEWS = 20;

/** The interviews, newest first; one under way has no end. */
export const interviewsRecord: VersionedRecord<readonly InterviewSession[]> = {
  key: 'embellie.interviews',
  version: 1,
  ...listOf(interviewSessionSchema),
  migrations: [],
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

/** How the user likes to practise. */
export const interviewPreferencesRecord: VersionedRecord<InterviewPreferences> = {
  key: 'embellie.interviewPreferences',
  version: 1,
  schema: interviewPreferencesSchema,
  migrations: [],
};

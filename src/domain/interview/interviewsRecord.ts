import * as v from 'valibot';

import { QUESTION_KINDS, interviewSessionSchema } from '#/domain/interview/interview';
import type { InterviewSession, QuestionKind } from '#/domain/interview/interview';
import { listOf } from '#/domain/storage/listOf';
import type { VersionedRecord } from '#/domain/storage/record';
import { withField } from '#/domain/storage/withField';

/** How many questions may be drawn from the offer. */
export const OFFER_COUNTS = [0, 3, 5, 8] as const;
export type OfferCount = (typeof OFFER_COUNTS)[number];

/** What is asked beyond the questions of the specification. */
export type InterviewChoices = {
  readonly offerCount: OfferCount;
  readonly kinds: readonly QuestionKind[];
  /** Practice with questions that the law forbids. */
  readonly practice: boolean;
};

/** Choices as made last, and what was said once. A choice never made is null: it depends on whether a CV was read. */
export type InterviewPreferences = {
  readonly offerCount: OfferCount | null;
  readonly kinds: readonly QuestionKind[];
  readonly practice: boolean;
  readonly timerHidden: boolean;
  /** The notice on where the sound goes was read and accepted. */
  readonly voiceNoticeRead: boolean;
};

const interviewPreferencesSchema: v.GenericSchema<unknown, InterviewPreferences> = v.object({
  offerCount: v.nullable(v.picklist(OFFER_COUNTS)),
  kinds: v.array(v.picklist(QUESTION_KINDS)),
  practice: v.boolean(),
  timerHidden: v.boolean(),
  voiceNoticeRead: v.boolean(),
});

export const DEFAULT_PREFERENCES: InterviewPreferences = {
  offerCount: null,
  kinds: QUESTION_KINDS,
  practice: false,
  timerHidden: false,
  voiceNoticeRead: false,
};

/** What to ask: without a readable CV and without a choice, exactly the questions of the specification. */
export const choicesOf = (
  preferences: InterviewPreferences,
  cvRead: boolean,
): InterviewChoices => ({
  offerCount: preferences.offerCount ?? (cvRead ? 3 : 0),
  kinds: preferences.kinds,
  practice: preferences.practice,
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

/** How the user likes to practise. */
export const interviewPreferencesRecord: VersionedRecord<InterviewPreferences> = {
  key: 'embellie.interviewPreferences',
  version: 1,
  schema: interviewPreferencesSchema,
  migrations: [],
};

import * as v from 'valibot';

import { DEMANDS } from '#/domain/postings/requirements';

/** Who would ask such a question: human resources, the trade, or someone testing how one behaves. */
export const QUESTION_KINDS = ['hr', 'technical', 'behavioural'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Where a question comes from: always asked, a word of the offer (specification, section 9), a line of the offer, something the CV does not show, or practice with questions that are against the law. */
export const QUESTION_ORIGINS = ['base', 'extra', 'offer', 'gap', 'practice'] as const;
export type QuestionOrigin = (typeof QUESTION_ORIGINS)[number];

/** What a good answer is made of; the parts of each are in `review/shapes.ts`. */
export const ANSWER_SHAPES = [
  'star',
  'pitch',
  'motivation',
  'strengths',
  'weakness',
  'projection',
  'questions',
  'method',
  'gap',
  'facts',
  'redirect',
] as const;
export type AnswerShape = (typeof ANSWER_SHAPES)[number];

/** Kinds of thing that an offer asks for and an interviewer asks about. */
export const TOPIC_KINDS = [
  'tool',
  'skill',
  'licence',
  'softSkill',
  'mission',
  'years',
  'degree',
  'language',
  'schedule',
  'pay',
] as const;

/** Longest text kept of an offer or an answer, in characters. */
export const MAX_INTERVIEW_TEXT = 20_000;

const text = v.pipe(v.string(), v.maxLength(MAX_INTERVIEW_TEXT));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const topicSchema = v.object({
  id: text,
  kind: v.picklist(TOPIC_KINDS),
  label: text,
  /** The exact words of the offer. */
  words: text,
  /** The clause of the offer around them. */
  quote: text,
  demand: v.picklist(DEMANDS),
  concept: v.nullable(text),
  /** Whether the CV shows it; `unknown` where no CV was read. */
  answer: v.picklist(['held', 'partly', 'missing', 'unknown']),
  /** The line of the CV that shows it best. */
  evidence: v.nullable(v.object({ quote: text, experience: v.nullable(text) })),
});
/** Something that the offer asks for. */
export type InterviewTopic = Readonly<v.InferOutput<typeof topicSchema>>;

const questionSchema = v.object({
  id: text,
  text,
  origin: v.picklist(QUESTION_ORIGINS),
  kind: v.picklist(QUESTION_KINDS),
  shape: v.picklist(ANSWER_SHAPES),
  /** Why it is asked, with the words of the offer; null for what is always asked. */
  because: v.nullable(text),
  /** Topics that a good answer speaks of. */
  topicIds: v.array(text),
  /** What it bears on, as it follows "sur", and words by which an answer to it is known; absent from interviews kept before. */
  subject: v.optional(text),
  echoes: v.optional(text),
});
export type InterviewQuestion = Readonly<v.InferOutput<typeof questionSchema>>;

const answerSchema = v.object({
  text,
  /** Measured by the timer, in seconds; 0 where it was not used. */
  seconds: count,
  /** How many of the words were dictated, and in how many seconds. */
  spokenWords: count,
  spokenSeconds: count,
});
export type InterviewAnswer = Readonly<v.InferOutput<typeof answerSchema>>;

const marksSchema = v.object({
  /** Version of the rules: marks of two versions are never compared. */
  model: count,
  answered: count,
  met: count,
  possible: count,
  words: count,
  fillers: count,
  /** Answers that tell a story, and those of them that end on a result; absent from marks of the first rules. */
  stories: v.optional(count, 0),
  withResult: v.optional(count, 0),
});
/** What is remembered of a finished interview for the progress over time. */
export type InterviewMarks = Readonly<v.InferOutput<typeof marksSchema>>;

const sessionSchema = v.object({
  /** Timestamp, milliseconds; unique. */
  id: count,
  /** ISO instants; `finishedAt` is null while it goes on. */
  startedAt: text,
  finishedAt: v.nullable(text),
  title: v.nullable(text),
  company: v.nullable(text),
  offerText: text,
  topics: v.pipe(v.array(topicSchema), v.maxLength(80)),
  questions: v.pipe(v.array(questionSchema), v.minLength(1), v.maxLength(60)),
  answers: v.record(v.string(), answerSchema),
  index: count,
  marks: v.nullable(marksSchema),
  dossierId: v.optional(v.nullable(count), null),
});

/** One interview, under way or finished. */
export type InterviewSession = {
  readonly id: number;
  readonly startedAt: string;
  readonly finishedAt: string | null;
  readonly title: string | null;
  readonly company: string | null;
  readonly offerText: string;
  readonly topics: readonly InterviewTopic[];
  readonly questions: readonly InterviewQuestion[];
  readonly answers: Readonly<Record<string, InterviewAnswer>>;
  /** The question in view. */
  readonly index: number;
  readonly marks: InterviewMarks | null;
  /** The dossier of its job; null where none was opened. */
  readonly dossierId: number | null;
};

/** One stored interview; the question in view is one of its questions. */
export const interviewSessionSchema: v.GenericSchema<unknown, InterviewSession> = v.pipe(
  sessionSchema,
  v.check(({ index, questions }) => index < questions.length),
);

export const EMPTY_ANSWER: InterviewAnswer = {
  text: '',
  seconds: 0,
  spokenWords: 0,
  spokenSeconds: 0,
};

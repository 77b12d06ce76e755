import {
  CLOSING_QUESTIONS,
  EXTRA_QUESTIONS,
  OPENING_QUESTIONS,
} from '#/domain/interview/baseQuestions.fr';
import type { InterviewQuestion, InterviewTopic } from '#/domain/interview/interview';
import type { InterviewChoices } from '#/domain/interview/interviewsRecord';
import { PRACTICE_BECAUSE, PRACTICE_QUESTIONS } from '#/domain/interview/practiceQuestions.fr';
import { becauseOf, GAP_WORDINGS, TOPIC_WORDINGS } from '#/domain/interview/topicQuestions.fr';
import { fold } from '#/domain/shared/text';

/** What an interview is made from. `seed` turns the wordings and the practice questions; the same one gives the same interview. */
export type InterviewPlan = {
  readonly offerText: string;
  readonly topics: readonly InterviewTopic[];
  readonly choices: InterviewChoices;
  readonly seed: number;
};

/** How many forbidden questions one practice holds. */
const PRACTICE_COUNT = 2;

/** Topics that questions of the base are answered with. */
const LINKED_SHAPES: readonly InterviewQuestion['shape'][] = ['pitch', 'motivation', 'strengths'];

const turn = <T>(items: readonly T[], at: number): T | undefined => items[at % items.length];

const isGap = ({ answer, kind }: InterviewTopic): boolean =>
  answer === 'missing' && (kind === 'tool' || kind === 'skill' || kind === 'licence');

/** One common word that the CV lacks, said in passing, is not worth a question. */
const isFaint = ({ answer, kind, demand, words }: InterviewTopic): boolean =>
  kind === 'skill' && answer === 'missing' && demand === 'expected' && !/\s/u.test(words);

const WEIGHT: Readonly<Record<InterviewTopic['demand'], number>> = {
  required: 0,
  expected: 1,
  optional: 2,
};

const byDemand = (topics: readonly InterviewTopic[]): readonly InterviewTopic[] =>
  topics.toSorted((one, other) => WEIGHT[one.demand] - WEIGHT[other.demand]);

/** Topics in the order an interviewer would take them: gaps, proofs, behaviour, missions and practical points in turn. */
const inTurn = (topics: readonly InterviewTopic[]): readonly InterviewTopic[] => {
  const of = (...kinds: readonly InterviewTopic['kind'][]): InterviewTopic[] => [
    ...byDemand(topics.filter((topic) => kinds.includes(topic.kind) && !isGap(topic))),
  ];
  const queues = [
    [...byDemand(topics.filter(isGap))],
    of('tool', 'skill', 'licence'),
    of('softSkill'),
    of('mission'),
    of('years', 'language', 'schedule', 'degree', 'pay'),
  ];
  const ordered: InterviewTopic[] = [];
  while (queues.some((queue) => queue.length > 0))
    for (const queue of queues) {
      const next = queue.shift();
      if (next) ordered.push(next);
    }
  return ordered;
};

const questionOn = (topic: InterviewTopic, at: number): InterviewQuestion => {
  const gap = isGap(topic);
  const { shape, kind, texts } = TOPIC_WORDINGS[topic.kind];
  const wording = turn(gap ? GAP_WORDINGS : texts, at);
  return {
    id: `offer-${topic.id}`,
    text: wording?.(topic) ?? topic.quote,
    origin: gap ? 'gap' : 'offer',
    kind,
    shape: gap ? 'gap' : shape,
    because: becauseOf(topic),
    topicIds: [topic.id],
  };
};

/** One question for each clause of the offer: two on the same words would sound like one. */
const eachClauseOnce = (topics: readonly InterviewTopic[]): readonly InterviewTopic[] => {
  const asked = new Set<string>();
  return topics.filter(({ quote }) => {
    if (asked.has(quote)) return false;
    asked.add(quote);
    return true;
  });
};

const offerQuestions = ({ topics, choices, seed }: InterviewPlan): readonly InterviewQuestion[] =>
  eachClauseOnce(
    inTurn(
      topics.filter(
        (topic) => !isFaint(topic) && choices.kinds.includes(TOPIC_WORDINGS[topic.kind].kind),
      ),
    ),
  )
    .slice(0, choices.offerCount)
    .map((topic, index) => questionOn(topic, seed + index));

const practiceQuestions = ({ choices, seed }: InterviewPlan): readonly InterviewQuestion[] =>
  choices.practice
    ? Array.from({ length: PRACTICE_COUNT }, (_, index) =>
        turn(PRACTICE_QUESTIONS, seed * PRACTICE_COUNT + index),
      ).flatMap((question) =>
        question
          ? [
              {
                id: `practice-${question.id}`,
                text: question.text,
                origin: 'practice' as const,
                kind: 'hr' as const,
                shape: 'redirect' as const,
                because: PRACTICE_BECAUSE,
                topicIds: [],
              },
            ]
          : [],
      )
    : [];

/** The questions that the words of an offer add: specification, section 9. */
export const extraQuestions = (offerText: string): readonly InterviewQuestion[] => {
  const text = fold(offerText);
  return EXTRA_QUESTIONS.filter(({ word }) => word.test(text)).map(({ question }) => question);
};

/** The questions of an interview: four, then what the offer adds, then four. */
export const composeInterview = (plan: InterviewPlan): readonly InterviewQuestion[] => {
  const asked = plan.topics
    .filter(({ kind }) => kind !== 'mission' && kind !== 'pay' && kind !== 'schedule')
    .map(({ id }) => id);
  const linked = (question: InterviewQuestion): InterviewQuestion =>
    LINKED_SHAPES.includes(question.shape) ? { ...question, topicIds: asked } : question;
  return [
    ...OPENING_QUESTIONS.map(linked),
    ...extraQuestions(plan.offerText),
    ...offerQuestions(plan),
    ...practiceQuestions(plan),
    ...CLOSING_QUESTIONS,
  ];
};

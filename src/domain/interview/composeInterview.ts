import {
  CLOSING_QUESTIONS,
  extraQuestions,
  OPENING_QUESTIONS,
} from '#/domain/interview/baseQuestions.fr';
import type { InterviewQuestion, InterviewTopic } from '#/domain/interview/interview';
import type { InterviewChoices } from '#/domain/interview/interviewsRecord';
import { momentsOf } from '#/domain/interview/moments';
import { PRACTICE_BECAUSE, PRACTICE_QUESTIONS } from '#/domain/interview/practiceQuestions.fr';
import {
  becauseOf,
  GAP_WORDINGS,
  licenceGapQuestion,
  SCHEDULE_WORDS,
  TOPIC_WORDINGS,
} from '#/domain/interview/topicQuestions.fr';
import { contentStems, sameRoot } from '#/domain/matching/words';
import { fold } from '#/domain/shared/text';

/** What an interview is made from. `seed` turns the wordings, the moments and the practice questions; the same one gives the same interview. */
export type InterviewPlan = {
  readonly offerText: string;
  readonly topics: readonly InterviewTopic[];
  /** Code of the trade in the register; null where it is not known. */
  readonly trade: string | null;
  readonly choices: InterviewChoices;
  readonly seed: number;
};

/** How many forbidden questions one practice holds. */
const PRACTICE_COUNT = 2;

/** Questions drawn from the offer, by length of the interview. */
const DRAWN = { short: 2, usual: 3, whole: 3 } as const;

/** Topics that questions of the base are answered with. */
const LINKED_SHAPES: readonly InterviewQuestion['shape'][] = ['pitch', 'motivation', 'strengths'];

const turn = <T>(items: readonly T[], at: number): T | undefined => items[at % items.length];

/** Only where the comparison is sure that it stands nowhere. */
const isGap = ({ answer }: InterviewTopic): boolean => answer === 'missing';

const WEIGHT: Readonly<Record<InterviewTopic['demand'], number>> = {
  required: 0,
  expected: 1,
  optional: 2,
};

/** Words that the lexicon does not know may be a scrap of the offer: nothing is asked about them. */
const isScrap = ({ kind, concept }: InterviewTopic): boolean =>
  concept === null && (kind === 'tool' || kind === 'skill' || kind === 'licence');

/** Every advertisement names them: a question on them teaches nothing. */
const EVERYDAY_TOOLS =
  /^(?:(?:microsoft )?(?:word|outlook|powerpoint|windows|teams|pack office|office|internet)|(?:les )?(?:outils? )?(?:bureautiques?|informatiques?)$)(?!\p{L})/u;

/** A name of the lexicon under which the words of the offer are hard to know again says something else than the offer: nothing is asked about it. Initials are names by themselves. */
const isFarFromWords = ({ kind, label, words }: InterviewTopic): boolean => {
  if (kind !== 'skill' && kind !== 'tool') return false;
  if (/^[A-Z0-9]{2,5}$/u.test(label)) return false;
  const said = contentStems(words);
  const named = contentStems(label);
  const kept = named.filter((stem) => said.some((other) => sameRoot(stem, other)));
  return kept.length * 2 < named.length;
};

/** Hours are asked about as a moment. */
const isSchedule = ({ label }: InterviewTopic): boolean => SCHEDULE_WORDS.test(fold(label));

const questionOn = (topic: InterviewTopic, at: number): InterviewQuestion | null => {
  if (isScrap(topic) || isSchedule(topic) || isFarFromWords(topic)) return null;
  const gap = isGap(topic);
  const { shape, kind, texts } = TOPIC_WORDINGS[topic.kind];
  const asLicence = gap && topic.kind === 'licence';
  const text = asLicence
    ? licenceGapQuestion(topic)
    : ((gap ? turn(GAP_WORDINGS, at) : turn(texts, at))?.(topic) ?? null);
  return text === null
    ? null
    : {
        id: `offer-${topic.id}`,
        text,
        origin: gap ? 'gap' : 'offer',
        kind,
        shape: gap && !asLicence ? 'gap' : shape,
        because: becauseOf(topic),
        topicIds: [topic.id],
        subject: topic.kind === 'mission' ? missionNamed(topic.label) : topic.label,
      };
};

const isEveryday = ({ kind, label }: InterviewTopic): boolean =>
  (kind === 'tool' || kind === 'skill') && EVERYDAY_TOOLS.test(fold(label));

/** A line of the missions as a subject, without its bullet and its full stop. */
const missionNamed = (line: string): string =>
  line.replace(/^[^\p{L}\p{N}]+/u, '').replace(/[\s.;:,]+$/u, '');

/** Questions on requirements: what is demanded first, of the work before the rest; one for each clause of the offer, since two on the same words would sound like one. */
const onTopics = (
  { topics, choices, seed }: InterviewPlan,
  kinds: readonly InterviewTopic['kind'][],
): readonly InterviewQuestion[] => {
  const asked = new Set<string>();
  return topics
    .filter(({ kind }) => kinds.includes(kind) && choices.kinds.includes(TOPIC_WORDINGS[kind].kind))
    .toSorted(
      (one, other) =>
        Number(isEveryday(one)) - Number(isEveryday(other)) ||
        WEIGHT[one.demand] - WEIGHT[other.demand] ||
        Number(isGap(other)) - Number(isGap(one)) ||
        kinds.indexOf(one.kind) - kinds.indexOf(other.kind),
    )
    .flatMap((topic, index) => {
      if (asked.has(topic.quote)) return [];
      const question = questionOn(topic, seed + index);
      if (question === null) return [];
      asked.add(topic.quote);
      return [question];
    });
};

/** Drawn questions as a recruiter takes them: a moment that the conditions of the post bring, its work, what it demands; a moment of the trade where one of these is lacking. */
const offerQuestions = (plan: InterviewPlan): readonly InterviewQuestion[] => {
  const { choices, seed } = plan;
  const moments = choices.kinds.includes('behavioural') ? momentsOf(plan) : [];
  // What the CV lacks is asked about once, and frankly: never as something already done.
  const lacking = plan.topics
    .filter((topic) => isGap(topic) && (topic.kind === 'tool' || topic.kind === 'licence'))
    .map(({ label }) => fold(label));
  const all = onTopics(plan, ['mission']);
  const done = all.filter(({ text }) => !lacking.some((label) => fold(text).includes(label)));
  const missions = done.length > 0 ? done : all;
  const mission = turn(missions, seed);
  const clauses = new Set(
    plan.topics.filter(({ id }) => mission?.topicIds.includes(id)).map(({ quote }) => quote),
  );
  const others = plan.topics.filter(({ quote }) => !clauses.has(quote));
  const demanded = onTopics({ ...plan, topics: others }, ['tool', 'skill', 'licence', 'language']);
  const practical = onTopics(plan, ['years', 'degree', 'pay']);
  const first = [moments[0], mission, demanded[0]];
  const rest = [moments[1], demanded[1], ...moments.slice(2), ...missions, ...practical];
  const drawn = new Map<string, InterviewQuestion>();
  for (const question of [...first, ...rest]) if (question) drawn.set(question.id, question);
  return [...drawn.values()].slice(0, DRAWN[choices.size]);
};

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

const classic = (id: string): readonly InterviewQuestion[] =>
  [...OPENING_QUESTIONS, ...CLOSING_QUESTIONS].filter((question) => question.id === id);

/** The story that ends the usual interview: one time a success, the next a difficulty. */
const STORIES = ['reussite', 'difficulte'] as const;

/** The questions of an interview: three, six, or the whole of the specification: four, what the offer adds, four. */
export const composeInterview = (plan: InterviewPlan): readonly InterviewQuestion[] => {
  const asked = plan.topics
    .filter(({ kind }) => kind !== 'mission' && kind !== 'pay' && kind !== 'schedule')
    .map(({ id }) => id);
  const linked = (question: InterviewQuestion): InterviewQuestion =>
    LINKED_SHAPES.includes(question.shape) ? { ...question, topicIds: asked } : question;
  const drawn = offerQuestions(plan);
  const practice = practiceQuestions(plan);
  switch (plan.choices.size) {
    case 'short':
      return [...classic('presentation').map(linked), ...drawn, ...practice];
    case 'usual':
      return [
        ...[...classic('presentation'), ...classic('motivation')].map(linked),
        ...drawn,
        ...practice,
        ...classic(turn(STORIES, plan.seed) ?? STORIES[0]),
      ];
    case 'whole':
      return [
        ...OPENING_QUESTIONS.map(linked),
        ...extraQuestions(plan.offerText),
        ...drawn,
        ...practice,
        ...CLOSING_QUESTIONS,
      ];
  }
};

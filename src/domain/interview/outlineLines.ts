import type { Cv } from '#/domain/cv/cv';
import type { InterviewQuestion, InterviewTopic } from '#/domain/interview/interview';
import { BLANKS, PAY_ADVICE, STAR_SHARES } from '#/domain/interview/outline.fr';
import type { OutlineLabel, OutlineSource } from '#/domain/interview/outline.fr';
import {
  bestTask,
  FIGURE,
  inFrench,
  isProof,
  likelyPost,
  placeOf,
  taskFor,
} from '#/domain/interview/outlineTasks';
import type { OutlineSources } from '#/domain/interview/outlineTasks';
import { missionQuestion } from '#/domain/interview/topicQuestions.fr';

/** One line of an outline: words of the CV or of the offer as they stand there, advice, or a blank that only the candidate fills. */
export type OutlineLine = {
  readonly label: OutlineLabel;
  readonly source: OutlineSource;
  readonly text: string;
  /** Post and dates the line of the CV belongs to, or the share of the time it is worth. */
  readonly note: string | null;
};

/** A line with words, without what held it to the next one. */
export const line = (
  label: OutlineLabel,
  source: OutlineSource,
  text: string,
  note: string | null = null,
): OutlineLine => ({ label, source, text: text.replace(/[\s,;]+$/u, ''), note });

/** A line that only the candidate can fill. */
export const blank = (label: OutlineLabel, text: string, note: string | null = null): OutlineLine =>
  line(label, 'blank', text, note);

const held = (
  question: InterviewQuestion,
  topics: readonly InterviewTopic[],
): readonly InterviewTopic[] =>
  topics.filter(
    ({ id, answer, evidence }) =>
      question.topicIds.includes(id) &&
      answer !== 'missing' &&
      evidence !== null &&
      isProof(evidence.quote),
  );

/** Those that a line of a post shows. */
const heldInWork = (
  question: InterviewQuestion,
  topics: readonly InterviewTopic[],
): readonly InterviewTopic[] =>
  held(question, topics).filter(({ evidence }) => (evidence?.experience ?? '') !== '');

/** The whole line of the CV that a quote was cut out of. */
const wholeOf = (cv: Cv | null, quote: string): string =>
  cv?.experiences.flatMap(({ tasks }) => tasks).find(({ value }) => value.startsWith(quote))
    ?.value ?? quote;

const evidenceLine = (label: OutlineLabel, topic: InterviewTopic, cv: Cv | null): OutlineLine =>
  topic.evidence
    ? line(
        label,
        'cv',
        wholeOf(cv, topic.evidence.quote),
        topic.evidence.experience && inFrench(topic.evidence.experience),
      )
    : blank(label, BLANKS.proof);

export const starLines = (
  question: InterviewQuestion,
  sources: OutlineSources,
): readonly OutlineLine[] => {
  const task = taskFor(question, sources);
  const post = task?.experience ?? likelyPost(sources);
  const place = post === null ? '' : placeOf(post);
  return [
    place === ''
      ? blank('situation', BLANKS.when, STAR_SHARES.situation)
      : line('situation', 'cv', place, STAR_SHARES.situation),
    task
      ? line('task', 'cv', task.text, STAR_SHARES.task)
      : blank('task', BLANKS.task, STAR_SHARES.task),
    blank('action', BLANKS.actions, STAR_SHARES.action),
    // A figure of the CV is already in its line: what it changed is still the candidate's to say.
    blank('result', BLANKS.result, STAR_SHARES.result),
  ];
};

export const pitchLines = (
  question: InterviewQuestion,
  sources: OutlineSources,
): readonly OutlineLine[] => {
  const { cv, topics } = sources;
  const [last] = cv?.experiences ?? [];
  // Who did the work of the offer before another one tells that post too, and proves by it.
  const near = likelyPost(sources);
  const posts = [...new Set([last, near])].filter((post) => post != null);
  const [degree] = cv?.education ?? [];
  // A diploma is told by the path: what proves it is a deed of a post.
  const telling = heldInWork(question, topics);
  const proofs = telling.filter(({ evidence }) => FIGURE.test(evidence?.quote ?? ''));
  const [proof] = [...proofs, ...telling];
  const shown = near ?? last;
  const task = cv && shown ? bestTask({ ...cv, experiences: [shown] }, [], new Set()) : null;
  return [
    ...(degree ? [line('path', 'cv', degree.degree.value, degree.institution?.value ?? null)] : []),
    ...posts
      .map(placeOf)
      .filter((place) => place !== '')
      .map((place) => line('path', 'cv', place)),
    ...(degree || last ? [] : [blank('path', BLANKS.path)]),
    proof
      ? evidenceLine('proof', proof, cv)
      : task
        ? line('proof', 'cv', task.text, placeOf(task.experience))
        : blank('proof', BLANKS.proof),
    blank('aim', BLANKS.aim),
  ];
};

export const strengthLines = (
  question: InterviewQuestion,
  sources: OutlineSources,
): readonly OutlineLine[] => {
  const asked = sources.topics.find(
    ({ id, kind }) => kind === 'softSkill' && question.topicIds.includes(id),
  );
  const task = taskFor(question, sources);
  return [
    asked ? line('quality', 'offer', asked.words) : blank('quality', BLANKS.quality),
    task && isProof(task.text)
      ? line('proof', 'cv', task.text, placeOf(task.experience))
      : blank('proof', BLANKS.proof),
    blank('use', BLANKS.use),
  ];
};

export const missionsIn = (topics: readonly InterviewTopic[]): readonly InterviewTopic[] =>
  topics.filter(({ kind, label }) => kind === 'mission' && missionQuestion(label) !== null);

export const motivationLines = (
  question: InterviewQuestion,
  { cv, topics }: OutlineSources,
): readonly OutlineLine[] => {
  const [mission] = missionsIn(topics);
  // The first one serves who tells their path.
  const [first, second] = heldInWork(question, topics);
  const proof = second ?? first;
  return [
    blank('company', BLANKS.company),
    proof ? evidenceLine('self', proof, cv) : blank('self', BLANKS.proof),
    mission ? line('together', 'offer', mission.quote) : blank('together', BLANKS.use),
  ];
};

export const gapLines = (
  question: InterviewQuestion,
  sources: OutlineSources,
): readonly OutlineLine[] => {
  const task = taskFor(question, sources);
  return [
    blank('standing', BLANKS.standing),
    task ? line('near', 'cv', task.text, placeOf(task.experience)) : blank('near', BLANKS.near),
    blank('plan', BLANKS.plan),
  ];
};

export const factLines = (
  question: InterviewQuestion,
  { cv, topics }: OutlineSources,
): readonly OutlineLine[] => {
  const topic = topics.find(({ id }) => question.topicIds.includes(id));
  if (topic?.kind === 'pay')
    return [
      line('fact', 'offer', topic.quote),
      ...PAY_ADVICE.map((advice) => line('precision', 'advice', advice)),
    ];
  return [
    topic?.evidence ? evidenceLine('fact', topic, cv) : blank('fact', BLANKS.fact),
    blank('precision', BLANKS.precision),
    blank('openness', BLANKS.openness),
  ];
};

import type { Cv, CvExperience } from '#/domain/cv/cv';
import type { InterviewQuestion, InterviewTopic } from '#/domain/interview/interview';
import {
  BLANKS,
  PAY_ADVICE,
  QUESTIONS_TO_ASK,
  SINCE,
  STAR_SHARES,
} from '#/domain/interview/outline.fr';
import type { OutlineLabel, OutlineSource } from '#/domain/interview/outline.fr';
import { describeExperience } from '#/domain/matching/evidence';
import { contentStems, sameRoot } from '#/domain/matching/words';

/** One line of an outline: words of the CV or of the offer as they stand there, advice, or a blank that only the candidate fills. */
export type OutlineLine = {
  readonly label: OutlineLabel;
  readonly source: OutlineSource;
  readonly text: string;
  /** Post and dates the line of the CV belongs to, or the share of the time it is worth. */
  readonly note: string | null;
};

const line = (
  label: OutlineLabel,
  source: OutlineSource,
  text: string,
  note: string | null = null,
): OutlineLine => ({ label, source, text, note });

const blank = (label: OutlineLabel, text: string, note: string | null = null): OutlineLine =>
  line(label, 'blank', text, note);

/** A task line of the CV with the experience it stands in. */
type CvTask = { readonly experience: CvExperience; readonly text: string };

const FIGURE = /\d/u;

/** A line that tells of something done, rather than of the place where it was. */
const ACTION =
  /^(?:\p{L}+(?:tion|age|ment|sion|ise)s?|\p{L}{3,}(?:er|ir|re)|suivi|accueil|conduite|vente|tenue|conseil|prise|soins?)(?!\p{L})/iu;
const ACTION_WEIGHT = 4;
const FIGURE_WEIGHT = 3;

const overlap = (one: readonly string[], other: readonly string[]): number =>
  one.filter((stem) => other.some((each) => sameRoot(stem, each))).length;

const tasksOf = (cv: Cv): readonly CvTask[] =>
  cv.experiences.flatMap((experience) =>
    experience.tasks.map(({ value }) => ({ experience, text: value })),
  );

/** The task line nearest to what is asked; with nothing in common, one that tells of something done, best with a figure, the most recent first. */
const bestTask = (cv: Cv, wanted: readonly string[], avoid: ReadonlySet<string>): CvTask | null => {
  const tasks = tasksOf(cv).filter(({ text }) => !avoid.has(text));
  const ranked = tasks
    .map((task, index) => ({
      task,
      score:
        overlap(contentStems(task.text), wanted) * 10 +
        (ACTION.test(task.text) ? ACTION_WEIGHT : 0) +
        (FIGURE.test(task.text) ? FIGURE_WEIGHT : 0) -
        index * 0.01,
    }))
    .toSorted((one, other) => other.score - one.score);
  return ranked[0]?.task ?? null;
};

/** Months as the French write them in figures. */
const inFrench = (text: string): string => text.replaceAll(/(\d{4})-(\d{2})/gu, '$2/$1');

const NONE_USED: ReadonlySet<string> = new Set();

const placeOf = (experience: CvExperience): string => {
  const where = [experience.company?.value, experience.place?.value].filter(Boolean).join(', ');
  const said = inFrench(describeExperience(experience));
  const what =
    experience.end?.value === 'ongoing' ? said.replace(/, (?=\d\d\/\d{4}$)/u, `, ${SINCE} `) : said;
  return [what, where].filter((part) => part !== '').join(' \u2013 ');
};

/** What an outline is drawn from. */
export type OutlineSources = {
  readonly cv: Cv | null;
  readonly topics: readonly InterviewTopic[];
  /** Questions asked before, so that two answers do not lean on the same line. */
  readonly earlier: readonly InterviewQuestion[];
};

const wantedBy = (
  question: InterviewQuestion,
  topics: readonly InterviewTopic[],
): readonly string[] =>
  topics
    .filter(({ id }) => question.topicIds.includes(id))
    .flatMap(({ label, words, quote, kind }) =>
      contentStems(kind === 'mission' ? quote : `${label} ${words}`),
    );

/** A question on a requirement takes the nearest line of the CV; the others share the lines among them. */
const taskFor = (
  question: InterviewQuestion,
  { cv, topics, earlier }: OutlineSources,
): CvTask | null => {
  if (cv === null) return null;
  const used = new Set<string>();
  for (const before of [...earlier, question]) {
    const wanted = wantedBy(before, topics);
    const task = bestTask(cv, wanted, wanted.length > 0 ? NONE_USED : used);
    if (before === question) return task ?? bestTask(cv, wanted, NONE_USED);
    if (task && before.shape === 'star') used.add(task.text);
  }
  return null;
};

/** The same where the line has words in common with the question: a line on something else would be no example of it. */
const relatedTask = (question: InterviewQuestion, sources: OutlineSources): CvTask | null => {
  const task = taskFor(question, sources);
  const wanted = wantedBy(question, sources.topics);
  return task && overlap(contentStems(task.text), wanted) > 0 ? task : null;
};

const held = (
  question: InterviewQuestion,
  topics: readonly InterviewTopic[],
): readonly InterviewTopic[] =>
  topics.filter(
    ({ id, answer, evidence }) =>
      question.topicIds.includes(id) && answer !== 'missing' && evidence !== null,
  );

const evidenceLine = (label: OutlineLabel, topic: InterviewTopic): OutlineLine =>
  topic.evidence
    ? line(
        label,
        'cv',
        topic.evidence.quote,
        topic.evidence.experience && inFrench(topic.evidence.experience),
      )
    : blank(label, BLANKS.proof);

const starLines = (
  question: InterviewQuestion,
  sources: OutlineSources,
): readonly OutlineLine[] => {
  const task = taskFor(question, sources);
  const place = task === null ? '' : placeOf(task.experience);
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

const pitchLines = (
  question: InterviewQuestion,
  { cv, topics }: OutlineSources,
): readonly OutlineLine[] => {
  const [last] = cv?.experiences ?? [];
  const [degree] = cv?.education ?? [];
  const proofs = held(question, topics).filter(({ evidence }) =>
    FIGURE.test(evidence?.quote ?? ''),
  );
  const [proof] = [...proofs, ...held(question, topics)];
  const task = cv && last ? bestTask({ ...cv, experiences: [last] }, [], new Set()) : null;
  return [
    ...(degree ? [line('path', 'cv', degree.degree.value, degree.institution?.value ?? null)] : []),
    ...(last && placeOf(last) !== '' ? [line('path', 'cv', placeOf(last))] : []),
    ...(degree || last ? [] : [blank('path', BLANKS.path)]),
    proof
      ? evidenceLine('proof', proof)
      : task
        ? line('proof', 'cv', task.text, placeOf(task.experience))
        : blank('proof', BLANKS.proof),
    blank('aim', BLANKS.aim),
  ];
};

const strengthLines = (
  question: InterviewQuestion,
  sources: OutlineSources,
): readonly OutlineLine[] => {
  const known = held(question, sources.topics);
  const shown = [...known.filter(({ kind }) => kind === 'softSkill'), ...known].slice(0, 1);
  const [topic] = shown;
  const task = taskFor(question, sources);
  return [
    topic ? line('quality', 'offer', topic.words) : blank('quality', BLANKS.quality),
    topic
      ? evidenceLine('proof', topic)
      : task
        ? line('proof', 'cv', task.text, placeOf(task.experience))
        : blank('proof', BLANKS.proof),
    blank('use', BLANKS.use),
  ];
};

const missionsIn = (topics: readonly InterviewTopic[]): readonly InterviewTopic[] =>
  topics.filter(({ kind }) => kind === 'mission');

const motivationLines = (
  question: InterviewQuestion,
  { topics }: OutlineSources,
): readonly OutlineLine[] => {
  const [mission] = missionsIn(topics);
  const [proof] = held(question, topics);
  return [
    blank('company', BLANKS.company),
    proof ? evidenceLine('self', proof) : blank('self', BLANKS.proof),
    mission ? line('together', 'offer', mission.quote) : blank('together', BLANKS.use),
  ];
};

const gapLines = (question: InterviewQuestion, sources: OutlineSources): readonly OutlineLine[] => {
  const task = relatedTask(question, sources);
  return [
    blank('standing', BLANKS.standing),
    task ? line('near', 'cv', task.text, placeOf(task.experience)) : blank('near', BLANKS.near),
    blank('plan', BLANKS.plan),
  ];
};

const factLines = (
  question: InterviewQuestion,
  { topics }: OutlineSources,
): readonly OutlineLine[] => {
  const topic = topics.find(({ id }) => question.topicIds.includes(id));
  if (topic?.kind === 'pay')
    return [
      line('fact', 'offer', topic.quote),
      ...PAY_ADVICE.map((advice) => line('precision', 'advice', advice)),
    ];
  return [
    topic?.evidence ? evidenceLine('fact', topic) : blank('fact', BLANKS.fact),
    blank('precision', BLANKS.precision),
    blank('openness', BLANKS.openness),
  ];
};

/** An outline of an answer from the candidate's own CV and the offer: nothing in it was made up, the rest is blank. */
export const outlineOf = (
  question: InterviewQuestion,
  sources: OutlineSources,
): readonly OutlineLine[] => {
  const { topics } = sources;
  switch (question.shape) {
    case 'star':
      return starLines(question, sources);
    case 'pitch':
      return pitchLines(question, sources);
    case 'strengths':
      return strengthLines(question, sources);
    case 'motivation':
      return motivationLines(question, sources);
    case 'weakness':
      return [blank('weakPoint', BLANKS.weakPoint), blank('progress', BLANKS.progress)];
    case 'projection': {
      const [mission] = missionsIn(topics);
      return [
        blank('goal', BLANKS.goal),
        blank('steps', BLANKS.steps),
        mission ? line('link', 'offer', mission.quote) : blank('link', BLANKS.use),
      ];
    }
    case 'method': {
      const task = relatedTask(question, sources);
      return [
        blank('order', BLANKS.order),
        blank('check', BLANKS.check),
        task
          ? line('example', 'cv', task.text, placeOf(task.experience))
          : blank('example', BLANKS.proof),
      ];
    }
    case 'gap':
      return gapLines(question, sources);
    case 'facts':
      return factLines(question, sources);
    case 'questions': {
      const [mission] = missionsIn(topics);
      const { success, team, next, arrival } = QUESTIONS_TO_ASK;
      return [mission ? QUESTIONS_TO_ASK.mission(mission.quote) : arrival, team, success, next].map(
        (text) => line('ask', 'advice', text),
      );
    }
    case 'redirect':
      // Its ways out are taught with the rule, in the lesson on such questions.
      return [];
  }
};

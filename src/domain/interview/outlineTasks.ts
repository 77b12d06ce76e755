import type { Cv, CvExperience } from '#/domain/cv/cv';
import type { InterviewQuestion, InterviewTopic } from '#/domain/interview/interview';
import { SINCE, THEMES } from '#/domain/interview/outline.fr';
import { describeExperience } from '#/domain/matching/evidence';
import { contentStems, sameRoot } from '#/domain/matching/words';

/** What an outline is drawn from. */
export type OutlineSources = {
  readonly cv: Cv | null;
  readonly topics: readonly InterviewTopic[];
  /** Questions asked before, so that two answers do not lean on the same line. */
  readonly earlier: readonly InterviewQuestion[];
};

/** Whether a line proves something: it counts, or tells something done. The name of a quality proves none. */
export const isProof = (line: string): boolean =>
  FIGURE.test(line) || (ACTION.test(line) && line.trim().split(/\s+/u).length >= FEWEST_WORDS);

/** A task line of the CV with the experience it stands in. */
type CvTask = { readonly experience: CvExperience; readonly text: string };

/** A number by itself: HTML5 and CO2 count nothing. */
export const FIGURE = /(?<![\p{L}\d])\d/u;

/** A line that tells of something done, rather than of the place where it was. */
const ACTION =
  /^(?:\p{L}+(?:tion|age|ment|sion|ise)s?|\p{L}{3,}(?:er|ir|re)|suivi|accueil|conduite|vente|tenue|conseil|prise|soins?)(?!\p{L})/iu;
const FEWEST_WORDS = 3;
const ACTION_WEIGHT = 4;
const FIGURE_WEIGHT = 3;

const overlap = (one: readonly string[], other: readonly string[]): number =>
  one.filter((stem) => other.some((each) => sameRoot(stem, each))).length;

const tasksOf = (cv: Cv): readonly CvTask[] =>
  cv.experiences.flatMap((experience) =>
    experience.tasks.map(({ value }) => ({ experience, text: value })),
  );

/** The task line nearest to what is asked; with nothing in common, one that tells of something done, best with a figure, the most recent first. */
export const bestTask = (
  cv: Cv,
  wanted: readonly string[],
  avoid: ReadonlySet<string>,
): CvTask | null => {
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
export const inFrench = (text: string): string => text.replaceAll(/(\d{4})-(\d{2})/gu, '$2/$1');

const NONE_USED: ReadonlySet<string> = new Set();

/** Post, dates and workplace of an experience, as the CV says them. */
export const placeOf = (experience: CvExperience): string => {
  const where = [experience.company?.value, experience.place?.value].filter(Boolean).join(', ');
  const said = inFrench(describeExperience(experience));
  const what =
    experience.end?.value === 'ongoing' ? said.replace(/, (?=\d\d\/\d{4}$)/u, `, ${SINCE} `) : said;
  return [what, where].filter((part) => part !== '').join(' \u2013 ');
};

const wantedBy = (
  question: InterviewQuestion,
  topics: readonly InterviewTopic[],
): readonly string[] =>
  topics
    .filter(({ id }) => question.topicIds.includes(id))
    .flatMap(({ label, words, quote, kind }) =>
      contentStems(kind === 'mission' ? quote : `${label} ${words}`),
    )
    .concat(contentStems(question.echoes ?? ''));

/** A line on the theme of a question that is asked whatever the offer: team work, leading. */
const onTheme = ({ id }: InterviewQuestion, cv: Cv, used: ReadonlySet<string>): CvTask | null => {
  const theme = contentStems(THEMES[id] ?? '');
  const task = theme.length === 0 ? null : bestTask(cv, theme, used);
  return task !== null && overlap(contentStems(task.text), theme) > 0 ? task : null;
};

/** Kinds of answer that lean on a line of the CV. */
const LEANS: readonly InterviewQuestion['shape'][] = [
  'star',
  'method',
  'gap',
  'strengths',
  'pitch',
];

/** Of what is asked by its name, a mission, a requirement or a moment of the trade, a line on something else is no example. */
const isExample = (
  { topicIds, echoes }: InterviewQuestion,
  task: CvTask | null,
  wanted: readonly string[],
): boolean =>
  (topicIds.length === 0 && echoes === undefined) ||
  (task !== null && overlap(contentStems(task.text), wanted) > 0);

/** Lines that answers took: `used` by any of them, `told` by a story. */
type Taken = { readonly used: Set<string>; readonly told: Set<string> };

/** A requirement asked by its name may be shown by a line that a self-presentation took, not by one that a story told. */
const chooseTask = (
  question: InterviewQuestion,
  cv: Cv,
  topics: readonly InterviewTopic[],
  { used, told }: Taken,
): CvTask | null => {
  const wanted = wantedBy(question, topics);
  const task =
    onTheme(question, cv, used) ?? bestTask(cv, wanted, used) ?? bestTask(cv, wanted, NONE_USED);
  const isRequirement = topics.some(
    ({ id, kind }) => kind !== 'mission' && question.topicIds.includes(id),
  );
  if (!isRequirement || isExample(question, task, wanted)) return task;
  const again = bestTask(cv, wanted, told);
  return isExample(question, again, wanted) ? again : task;
};

/** The line of the CV that an answer may lean on: the nearest to a requirement or a theme, else one that tells of something done; no two answers on the same line while there are others. */
export const taskFor = (
  question: InterviewQuestion,
  { cv, topics, earlier }: OutlineSources,
): CvTask | null => {
  if (cv === null) return null;
  const taken: Taken = { used: new Set(), told: new Set() };
  for (const before of earlier) {
    const task = chooseTask(before, cv, topics, taken);
    const isStory = before.shape === 'star';
    // A story asked by its name leaves to others a line on something else.
    if (!task || (isStory && !isExample(before, task, wantedBy(before, topics)))) continue;
    if (LEANS.includes(before.shape)) taken.used.add(task.text);
    if (isStory) taken.told.add(task.text);
  }
  return chooseTask(question, cv, topics, taken);
};

/** The line that a story may be told of; null where it would be no example. */
export const exampleFor = (question: InterviewQuestion, sources: OutlineSources): CvTask | null => {
  const task = taskFor(question, sources);
  return isExample(question, task, wantedBy(question, sources.topics)) ? task : null;
};

/** The same where the line has words in common with the question: a line on something else would be no example of it. */
export const relatedTask = (
  question: InterviewQuestion,
  sources: OutlineSources,
): CvTask | null => {
  const task = taskFor(question, sources);
  const wanted = wantedBy(question, sources.topics);
  return task && overlap(contentStems(task.text), wanted) > 0 ? task : null;
};

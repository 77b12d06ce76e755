import type { Cv, CvExperience } from '#/domain/cv/cv';
import type { InterviewQuestion, InterviewTopic } from '#/domain/interview/interview';
import { SINCE, THEMES } from '#/domain/interview/outline.fr';
import { describeExperience } from '#/domain/matching/evidence';
import { contentStems, sameRoot } from '#/domain/matching/words';
import { fold } from '#/domain/shared/text';

/** What an outline is drawn from. */
export type OutlineSources = {
  readonly cv: Cv | null;
  readonly topics: readonly InterviewTopic[];
  /** All questions of the interview, in their order, so that two answers do not lean on the same line. */
  readonly questions: readonly InterviewQuestion[];
};

/** Whether a line proves something: it counts, or tells something done. The name of a quality proves none. */
export const isProof = (line: string): boolean =>
  !WATCHED.test(fold(line.trim())) &&
  (FIGURE.test(line) || (ACTION.test(line) && line.trim().split(/\s+/u).length >= FEWEST_WORDS));

/** A task line of the CV with the experience it stands in. */
type CvTask = { readonly experience: CvExperience; readonly text: string };

/** A number by itself: HTML5 and CO2 count nothing. */
export const FIGURE = /(?<![\p{L}\d])\d/u;

/** What was seen, not done. */
const WATCHED =
  /^(?:missions? ?: ?|stage (?:de |d['\u2019]))?(?:observation|decouverte|initiation|immersion|troisieme|3e)(?!\p{L})/u;

/** A line that tells of something done, rather than of the place where it was. */
const ACTION =
  /^(?!connaissances?(?!\p{L}))(?:\p{L}+(?:tion|age|ment|sion|aison|ise|ance)s?|\p{L}{3,}(?:er|ir|re)|suivi|accueil|conduite|vente|tenue|conseil|prise|soins?|aide|mise|pose|garde|saisie|taille|coupe|cuisson)(?!\p{L})/iu;
const FEWEST_WORDS = 3;
const ACTION_WEIGHT = 4;
const FIGURE_WEIGHT = 3;

const overlap = (one: readonly string[], other: readonly string[]): number =>
  one.filter((stem) => other.some((each) => sameRoot(stem, each))).length;

const tasksOf = (cv: Cv): readonly CvTask[] =>
  cv.experiences.flatMap((experience) =>
    experience.tasks.map(({ value }) => ({ experience, text: value })),
  );

/** Whether a line tells of something done, or counts something. */
const isDeed = (text: string): boolean => ACTION.test(text) || FIGURE.test(text);

/** The task line nearest to what is asked, and next to it one of a post that shows what the offer asks for (`relevance`, a weight of the post); with nothing in common, only one that proves something, best with a figure, the most recent first. */
export const bestTask = (
  cv: Cv,
  wanted: readonly string[],
  avoid: ReadonlySet<string>,
  relevance: (experience: CvExperience) => number = () => 0,
): CvTask | null => {
  const ranked = tasksOf(cv)
    .filter(({ text }) => !avoid.has(text))
    .map((task, index) => ({ task, shared: overlap(contentStems(task.text), wanted), index }))
    .filter(({ task, shared }) => (shared > 0 ? isDeed(task.text) : isProof(task.text)))
    .map(({ task, shared, index }) => ({
      task,
      score:
        shared * 10 +
        relevance(task.experience) +
        (ACTION.test(task.text) ? ACTION_WEIGHT : 0) +
        (FIGURE.test(task.text) ? FIGURE_WEIGHT : 0) -
        index * 0.01,
    }))
    .toSorted((one, other) => other.score - one.score);
  return ranked[0]?.task ?? null;
};

/** Months as the French write them in figures. */
export const inFrench = (text: string): string => text.replaceAll(/(\d{4})-(\d{2})/gu, '$2/$1');

/** Post, dates and workplace of an experience, as the CV says them. */
export const placeOf = (experience: CvExperience): string => {
  const where = [experience.company?.value, experience.place?.value].filter(Boolean).join(', ');
  const said = inFrench(describeExperience(experience));
  const what =
    experience.end?.value === 'ongoing' ? said.replace(/, (?=\d\d\/\d{4}$)/u, `, ${SINCE} `) : said;
  return [what, where].filter((part) => part !== '').join(' \u2013 ');
};

/** What a line has to do with a question. */
type Wish = {
  /** Stems of what is asked. */
  readonly stems: readonly string[];
  /** Whether a line with `shared` of these words is an example of what is asked by its name. */
  readonly isShownBy: (text: string, shared: number) => boolean;
};

/** One word in common is met by chance. */
const ENOUGH = 2;

const OF_ANYTHING: Wish = { stems: [], isShownBy: () => true };

const ofTopics = (topics: readonly InterviewTopic[]): Wish => {
  const names = topics.flatMap(({ kind, label, words, quote }) =>
    kind === 'mission' ? [contentStems(quote)] : [contentStems(label), contentStems(words)],
  );
  const quotes = new Set(topics.flatMap(({ evidence }) => evidence?.quote ?? []));
  return {
    stems: names.flat(),
    isShownBy: (text, shared) => {
      const stems = contentStems(text);
      return (
        quotes.has(text) ||
        shared >= ENOUGH ||
        names.some((name) => name.length > 0 && overlap(name, stems) === name.length)
      );
    },
  };
};

/** What a question wishes to hear of; null where any deed will do. */
const wishOf = (
  { id, topicIds, echoes }: InterviewQuestion,
  topics: readonly InterviewTopic[],
): Wish | null => {
  if (topicIds.length > 0) return ofTopics(topics.filter((topic) => topicIds.includes(topic.id)));
  const stems = contentStems(echoes ?? THEMES[id] ?? '');
  if (stems.length === 0) return null;
  const least = echoes === undefined ? 1 : ENOUGH;
  return { stems, isShownBy: (_, shared) => shared >= least };
};

const MOST_RELEVANCE = 6;
const RELEVANCE_OF_ONE = 2;

/** How much of what the offer asks for stands in a post. */
const relevanceTo =
  (topics: readonly InterviewTopic[]) =>
  (experience: CvExperience): number => {
    const post = describeExperience(experience);
    if (WATCHED.test(fold(experience.jobTitle?.value ?? ''))) return 0;
    const shown = topics.filter(({ evidence }) => post !== '' && evidence?.experience === post);
    return Math.min(MOST_RELEVANCE, shown.length * RELEVANCE_OF_ONE);
  };

/** Kinds of answer that lean on a line of the CV. */
const LEANS: readonly InterviewQuestion['shape'][] = ['star', 'method', 'gap', 'strengths'];

/** Stories choose before other answers: those on what a line of the CV shows, on what else is named, on a theme, on anything. */
const rankOf = (
  { shape, topicIds, echoes, id }: InterviewQuestion,
  topics: readonly InterviewTopic[],
): number => {
  if (shape !== 'star') return 5;
  if (topics.some((topic) => topicIds.includes(topic.id) && topic.evidence !== null)) return 0;
  if (topicIds.length > 0) return 1;
  if (echoes !== undefined) return 2;
  return THEMES[id] === undefined ? 4 : 3;
};

const chooseTask = (
  question: InterviewQuestion,
  cv: Cv,
  topics: readonly InterviewTopic[],
  told: ReadonlySet<string>,
): CvTask | null => {
  const wish = wishOf(question, topics);
  // How one works is shown by an example of it, or by none.
  if (wish === null && question.shape === 'method') return null;
  const relevance = relevanceTo(topics);
  const { stems, isShownBy } = wish ?? OF_ANYTHING;
  const shows = (task: CvTask | null): CvTask | null =>
    task !== null && isShownBy(task.text, overlap(contentStems(task.text), stems)) ? task : null;
  const fresh = bestTask(cv, stems, told, relevance);
  // A theme without a line of its own is told of anything; what is named is not.
  const isNamed = question.topicIds.length > 0 || question.echoes !== undefined;
  const chosen = shows(fresh) ?? (isNamed ? null : bestTask(cv, [], told, relevance));
  const mayRepeat = question.shape !== 'star';
  return chosen ?? (mayRepeat ? shows(bestTask(cv, stems, new Set(), relevance)) : null);
};

/** The line of the CV that an answer may lean on: an example of what is asked by its name, else a line that proves something; no two stories on the same one. */
export const taskFor = (
  question: InterviewQuestion,
  { cv, topics, questions }: OutlineSources,
): CvTask | null => {
  if (cv === null) return null;
  const order = questions
    .filter(({ shape }) => LEANS.includes(shape))
    .toSorted((one, other) => rankOf(one, topics) - rankOf(other, topics));
  const place = order.findIndex(({ id }) => id === question.id);
  const told = new Set<string>();
  for (const other of order.slice(0, Math.max(0, place))) {
    const task = chooseTask(other, cv, topics, told);
    if (task !== null) told.add(task.text);
  }
  return chooseTask(question, cv, topics, told);
};

/** The post where a story without a line of its own may have happened: the one that shows most of what the offer asks for; null where none shows any. */
export const likelyPost = ({ cv, topics }: OutlineSources): CvExperience | null => {
  const relevance = relevanceTo(topics);
  const [post] = (cv?.experiences ?? [])
    .filter((experience) => relevance(experience) > 0)
    .toSorted((one, other) => relevance(other) - relevance(one));
  return post ?? null;
};

import type { CvExperience } from '#/domain/cv/cv';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { wordCount } from '#/domain/cv/text/lines';
import { contentStems, sameRoot } from '#/domain/matching/words';
import { hasFigure } from '#/domain/review/figures';
import { lookedFor } from '#/domain/review/lookProofs';
import { CRITERION_WEIGHTS } from '#/domain/review/review';
import type { ReviewItem } from '#/domain/review/review';
import { itemNowhere, itemOn, nameOf } from '#/domain/review/scene';
import type { Finding, Scene, TaskLine } from '#/domain/review/scene';
import { spelt } from '#/domain/review/spelt';
import { BETTER, figureIn } from '#/domain/review/texts.fr';
import { namesTrade } from '#/domain/review/titleAimed';
import { COUNTABLES, OUTCOME } from '#/domain/review/words/figurePatterns.fr';
import { ACTION_OPENING } from '#/domain/review/words/linePatterns.fr';
import { FIRST_PERSON, PART_TAKEN, VAGUE } from '#/domain/review/words/wording.fr';

/** One line in three with a figure, in two posts of three, is as good as a CV gets: not everything can be counted. */
const ENOUGH = 1 / 3;
const ENOUGH_POSTS = 2 / 3;
/** What a post shows: its work told in a line or two, or in several, something that came of it, figures, and enough of them. */
const SHOWN = { told: 0.2, detail: 0.4, outcome: 0.3, figure: 0.3, figures: 0.3 } as const;
const DETAILED = 3;
/** A line of fewer words may be a place or a name. */
const TELLING_WORDS = 3;
/** Lines shown as places for a figure; more would be a burden. */
const MOST_PLACES = 4;
const LONGEST = 170;
/** From here on a CV without a place for a figure is left alone. */
const NEAR = 0.8;
/** What the recent posts that tell nothing cost, by their share of them; a post alone among many costs this at least. */
const COST_WITHOUT_TASKS = { all: CRITERION_WEIGHTS.results * 0.95, least: 2 } as const;
/** What is left of it where the work is told elsewhere, among the skills or the projects: one sees what was done, not where. */
const TOLD_ELSEWHERE = 0.7;
/** What lines that tell and show nothing cost; what they tell is counted in what a post shows. */
const MOST_OF_FIGURES = CRITERION_WEIGHTS.results * 0.95;
/** Older posts may stand with their title alone. */
const RECENT_YEARS = 10;

/** What the posts that tell of work show: how many of them a figure or an outcome, and how near that is to enough (0 to 1). */
export const resultsShown = ({
  tasks,
}: Pick<Scene, 'tasks'>): {
  readonly told: number;
  readonly showing: number;
  readonly share: number;
} => {
  const posts = new Map<CvExperience, TaskLine[]>();
  for (const task of tasks)
    posts.set(task.experience, [...(posts.get(task.experience) ?? []), task]);
  let showing = 0;
  const worths = [...posts.values()].map((lines) => {
    const figures = lines.filter(({ text }) => hasFigure(text)).length;
    const outcome = lines.some(({ text }) => OUTCOME.test(alignedKey(text)));
    if (figures > 0 || outcome) showing += 1;
    const telling = lines.filter(({ text }) => wordCount(text) >= TELLING_WORDS).length;
    const told = telling >= DETAILED || figures > 0 ? SHOWN.detail : telling > 0 ? SHOWN.told : 0;
    const counted =
      figures > 0 ? SHOWN.figure + SHOWN.figures * Math.min(1, figures / lines.length / ENOUGH) : 0;
    return Math.min(1, told + (outcome ? SHOWN.outcome : 0) + counted);
  });
  const best = worths
    .toSorted((one, other) => other - one)
    .slice(0, Math.ceil(worths.length * ENOUGH_POSTS));
  const share = best.reduce((sum, worth) => sum + worth, 0) / Math.max(1, best.length);
  return { told: posts.size, showing, share: Math.min(1, share) };
};

/** Things done one after the other in one line: a figure at its end would count none of them. */
const isList = (text: string): boolean => (text.match(/,|;| et /gu)?.length ?? 0) >= 2;

/** The blank for what the line names first; null where it names nothing that one counts. */
const blankFor = ({ text }: TaskLine): string | null => {
  const key = alignedKey(text);
  // Lines that another remark rewrites, and those that hold several tasks, are no place for one figure.
  const rewritten = [PART_TAKEN, FIRST_PERSON, ...VAGUE.map(([pattern]) => pattern)];
  if (text.length > LONGEST || isList(text) || rewritten.some((pattern) => pattern.test(key)))
    return null;
  const found = COUNTABLES.flatMap(([pattern, blank]) => {
    const at = pattern.exec(key)?.index;
    return at === undefined ? [] : [{ at, blank }];
  });
  return found.sort((one, other) => one.at - other.at)[0]?.blank ?? null;
};

const figures = (scene: Scene): readonly Finding[] => {
  const { tasks, french } = scene;
  if (tasks.length === 0 || !french) return [];
  const counted = new Set(
    tasks.filter(({ text }) => hasFigure(text)).map(({ experience }) => experience),
  );
  const without = tasks.filter(({ text }) => !hasFigure(text));
  // A post that shows a figure already is not the one that lacks it.
  const others = without.filter(({ experience }) => !counted.has(experience));
  const bare = others.length > 0 ? others : without;
  const { share } = resultsShown(scene);
  if (share >= 1) return [];
  const places = bare.flatMap((task) => {
    const blank = blankFor(task);
    return blank === null ? [] : [{ task, blank }];
  });
  const items = places
    .slice(0, MOST_PLACES)
    .map(({ task, blank }) =>
      itemOn(
        scene,
        'figures',
        { text: task.text, at: task.range?.start ?? null },
        figureIn(spelt(task.text), blank),
      ),
    );
  const cost = MOST_OF_FIGURES * (1 - share);
  if (items.length > 0) return [{ check: 'figures', items, cost }];
  // Near the mark, with nothing that plainly counts, there is nothing to ask.
  if (share >= NEAR) return [];
  const telling = bare.find(({ text }) => wordCount(text) >= TELLING_WORDS && !isList(text));
  const item =
    telling === undefined
      ? itemNowhere('figures', 'all', BETTER.figure)
      : itemOn(
          scene,
          'figures',
          { text: telling.text, at: telling.range?.start ?? null },
          BETTER.figure,
        );
  return [{ check: 'figures', items: [item], cost }];
};

/** A heading among the skills, or a line that the next one goes on with; folded. */
const NOT_WORK =
  /^(?:competences?|connaissances?|maitrise|experience)(?!\p{L})|:$|(?<!\p{L})(?:de|du|des|d'|et|ou|a|au|aux|en|la|le|les|l'|pour|par|sur|avec|dans)$/u;
/** A line of the skills that tells work. */
const LONGEST_SKILL = 110;

/** Lines of the skills that tell what was done, and could stand under a post. */
const workAmongSkills = ({ lines }: Scene): readonly string[] =>
  lines
    .filter(
      ({ section, heading, experience, body, key }) =>
        section === 'skills' &&
        !heading &&
        experience === null &&
        body.text.length <= LONGEST_SKILL &&
        wordCount(body.text) >= TELLING_WORDS &&
        !NOT_WORK.test(key.trim()) &&
        ACTION_OPENING.test(key.trim()),
    )
    .map(({ body }) => body.text.trim());

/** What to write under a post that tells nothing: lines of the skills where they say it already, each line under one post, else what recruiters of its trade look for. */
const tasksFor = (
  scene: Scene,
  { jobTitle }: CvExperience,
  work: readonly string[],
  used: Set<string>,
): string => {
  if (jobTitle !== null && !namesTrade(jobTitle.value)) return BETTER.tasksInALine;
  if (work.length >= DETAILED) {
    const stems = contentStems(jobTitle?.value ?? '');
    const near = work.find(
      (line) =>
        !used.has(line) &&
        contentStems(line).some((stem) => stems.some((other) => sameRoot(stem, other))),
    );
    if (near !== undefined) used.add(near);
    return BETTER.tasksFromSkills(near ?? null);
  }
  const { title, rome } = scene.trade;
  const same =
    title !== null &&
    jobTitle !== null &&
    rome !== null &&
    contentStems(title).some((stem) =>
      contentStems(jobTitle.value).some((other) => sameRoot(stem, other)),
    );
  const lacking = lookedFor(scene).flatMap(({ look, proof }) =>
    proof === null ? [look.label] : [],
  );
  return same && lacking.length > 1 ? BETTER.tasksOfTrade(lacking.slice(0, 3)) : BETTER.tasks;
};

/** Whether projects are told in several lines: the work of who has held few posts. */
const tellsProjects = ({ lines }: Scene): boolean =>
  lines.filter(
    ({ section, heading, experience, body }) =>
      section === 'projects' &&
      !heading &&
      experience === null &&
      wordCount(body.text) > TELLING_WORDS,
  ).length >= DETAILED;

const withoutTasks = (scene: Scene): readonly Finding[] => {
  const year = Number(scene.cv.readOn.slice(0, 4));
  const recent = scene.cv.experiences.filter(({ end, start, kind }) => {
    const last = end?.value ?? start?.value ?? null;
    return (
      kind !== 'volunteering' &&
      (last === 'ongoing' || (last !== null && last.year >= year - RECENT_YEARS))
    );
  });
  const work = workAmongSkills(scene);
  const elsewhere = work.length >= DETAILED || tellsProjects(scene) ? TOLD_ELSEWHERE : 1;
  const used = new Set<string>();
  const named = (entries: Scene['cv']['experiences']): readonly ReviewItem[] =>
    entries
      .filter(({ tasks }) => tasks.length === 0)
      .slice(0, MOST_PLACES)
      .map((entry) =>
        itemOn(scene, 'tasks', nameOf(scene, entry), tasksFor(scene, entry, work, used)),
      );
  if (scene.tasks.length === 0 && scene.french) {
    const items = named(scene.cv.experiences);
    const all = items.length > 0 ? items : [itemNowhere('tasks', 'all', BETTER.noPosts)];
    return [{ check: 'tasks', items: all, cost: COST_WITHOUT_TASKS.all * elsewhere }];
  }
  const items = named(recent);
  if (items.length === 0) return [];
  const cost = COST_WITHOUT_TASKS.all * elsewhere * (items.length / recent.length);
  return [{ check: 'tasks', items, cost: Math.max(COST_WITHOUT_TASKS.least, cost) }];
};

/** What the posts show of the work done: tasks, and figures in them. */
export const checkResults = (scene: Scene): readonly Finding[] => [
  ...withoutTasks(scene),
  ...figures(scene),
];

import { alignedKey } from '#/domain/cv/text/alignedKey';
import { wordCount } from '#/domain/cv/text/lines';
import { CRITERION_WEIGHTS } from '#/domain/review/review';
import type { ReviewItem } from '#/domain/review/review';
import { blankDates, itemNowhere, itemOn, nameOf } from '#/domain/review/scene';
import type { Finding, Scene, TaskLine } from '#/domain/review/scene';
import { spelt } from '#/domain/review/spelt';
import { BETTER, figureIn } from '#/domain/review/texts.fr';
import {
  AMOUNT,
  CODES,
  COUNTABLES,
  COUNTED,
  COUNT_WORDS,
  MEASURE,
  RATE,
} from '#/domain/review/words/figurePatterns.fr';
import { FIRST_PERSON, PART_TAKEN, VAGUE } from '#/domain/review/words/wording.fr';

/** One line in three with a figure is as good as a CV gets: not everything can be counted. */
const ENOUGH = 1 / 3;
/** A line of fewer words may be a place or a name. */
const TELLING_WORDS = 3;
/** Lines shown as places for a figure; more would be a burden. */
const MOST_PLACES = 4;
const LONGEST = 170;
/** What the recent posts that tell nothing cost, by their share of them; a post alone among many costs this at least. */
const COST_WITHOUT_TASKS = { all: CRITERION_WEIGHTS.results * 0.95, least: 2 } as const;
/** Work that is told without a figure still shows something. */
const MOST_OF_FIGURES = CRITERION_WEIGHTS.results * 0.55;
/** Older posts may stand with their title alone. */
const RECENT_YEARS = 10;

/** Whether a line counts or measures something; dates, norms and versions do not. */
export const hasFigure = (text: string): boolean => {
  const aligned = alignedKey(text);
  const key = blankDates(aligned, aligned).replace(CODES, (code) => ' '.repeat(code.length));
  return [MEASURE, RATE, COUNTED, AMOUNT, COUNT_WORDS].some((pattern) => pattern.test(key));
};

/** The blank for what the line names first; null where it names nothing that one counts. */
const blankFor = ({ text }: TaskLine): string | null => {
  const key = alignedKey(text);
  // Lines that another remark rewrites, and those that hold several tasks, are no place for one figure.
  const rewritten = [PART_TAKEN, FIRST_PERSON, ...VAGUE.map(([pattern]) => pattern)];
  if (text.length > LONGEST || rewritten.some((pattern) => pattern.test(key))) return null;
  const found = COUNTABLES.flatMap(([pattern, blank]) => {
    const at = pattern.exec(key)?.index;
    return at === undefined ? [] : [{ at, blank }];
  });
  return found.sort((one, other) => one.at - other.at)[0]?.blank ?? null;
};

const figures = (scene: Scene): readonly Finding[] => {
  const { tasks, french } = scene;
  if (tasks.length === 0 || !french) return [];
  const bare = tasks.filter(({ text }) => !hasFigure(text));
  const share = 1 - bare.length / tasks.length;
  if (share >= ENOUGH) return [];
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
  const cost = MOST_OF_FIGURES * (1 - share / ENOUGH);
  if (items.length > 0) return [{ check: 'figures', items, cost }];
  // Near the mark, with nothing that plainly counts, there is nothing to ask.
  if (share >= ENOUGH / 2) return [];
  const telling = bare.find(({ text }) => wordCount(text) >= TELLING_WORDS);
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

const withoutTasks = (scene: Scene): readonly Finding[] => {
  const year = Number(scene.cv.readOn.slice(0, 4));
  const recent = scene.cv.experiences.filter(({ end, start, kind }) => {
    const last = end?.value ?? start?.value ?? null;
    return (
      kind !== 'volunteering' &&
      (last === 'ongoing' || (last !== null && last.year >= year - RECENT_YEARS))
    );
  });
  const named = (entries: Scene['cv']['experiences']): readonly ReviewItem[] =>
    entries
      .filter(({ tasks }) => tasks.length === 0)
      .map((entry) => itemOn(scene, 'tasks', nameOf(scene, entry), BETTER.tasks));
  if (scene.tasks.length === 0 && scene.french) {
    const items = named(scene.cv.experiences);
    const all = items.length > 0 ? items : [itemNowhere('tasks', 'all', BETTER.noPosts)];
    return [{ check: 'tasks', items: all, cost: COST_WITHOUT_TASKS.all }];
  }
  const items = named(recent);
  if (items.length === 0) return [];
  const cost = COST_WITHOUT_TASKS.all * (items.length / recent.length);
  return [{ check: 'tasks', items, cost: Math.max(COST_WITHOUT_TASKS.least, cost) }];
};

/** What the posts show of the work done: tasks, and figures in them. */
export const checkResults = (scene: Scene): readonly Finding[] => [
  ...withoutTasks(scene),
  ...figures(scene),
];

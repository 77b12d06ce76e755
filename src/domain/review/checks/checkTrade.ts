import { alignedKey } from '#/domain/cv/text/alignedKey';
import { contentStems, sameRoot } from '#/domain/matching/words';
import { CRITERION_WEIGHTS } from '#/domain/review/review';
import { findingOf, itemNowhere, itemOn, itemOnLine } from '#/domain/review/scene';
import type { Finding, ReviewLine, Scene, TaskLine } from '#/domain/review/scene';
import { looksOf, lookInWords, TRADE_WORDS } from '#/domain/review/tradeLooks.fr';
import type { TradeLook } from '#/domain/review/tradeLooks.fr';

/** A post that ended so many years ago is told in a line where it is of another trade. */
const OLD_YEARS = 12;
const MANY_TASKS = 3;
const MOST_CUTS = 3;
const LONG_INTERESTS = 140;
/** A line that answers so many of the looks speaks for the trade by itself. */
const TELLING = 2;
/** Lines of work so far down that one reads them late. */
const LATE = 4;

/** Each look with whether the CV shows it. A count stands in the lines of work, not in a postal code. */
export const lookedFor = ({
  cv,
  trade,
  tasks,
}: Scene): readonly { readonly look: TradeLook; readonly found: boolean }[] => {
  const text = alignedKey(cv.document.text);
  const work = tasks.map((task) => alignedKey(task.text));
  return looksOf(trade.rome).map((look) => ({
    look,
    found:
      look.id === 'volume' ? work.some((line) => look.signs.test(line)) : look.signs.test(text),
  }));
};

const lacking = (scene: Scene): readonly Finding[] => {
  const looked = lookedFor(scene);
  const items = looked
    .filter(({ found }) => !found)
    .map(({ look }) => itemNowhere('tradeLooks', look.id, lookInWords(look)));
  return findingOf('tradeLooks', items, CRITERION_WEIGHTS.trade / Math.max(1, looked.length));
};

const answers = ({ text }: TaskLine, looks: readonly TradeLook[]): number => {
  const key = alignedKey(text);
  return looks.filter(({ signs }) => signs.test(key)).length;
};

/** The line of work that answers most of what is looked for, where it stands late. */
const showFirst = (scene: Scene): readonly Finding[] => {
  const looks = looksOf(scene.trade.rome);
  const ranked = scene.tasks
    .map((task, index) => ({ task, index, worth: answers(task, looks) }))
    .toSorted((one, other) => other.worth - one.worth || one.index - other.index);
  const [best] = ranked;
  if (best === undefined || best.worth < TELLING || best.index < LATE) return [];
  const at = best.task.range?.start ?? null;
  const item = itemOn(scene, 'showFirst', { text: best.task.text, at }, TRADE_WORDS.showFirst);
  return findingOf('showFirst', [item], 2);
};

/** Whether two titles have a word in common. */
export const sharesTitle = (title: string, other: string): boolean => {
  const stems = contentStems(title);
  return contentStems(other).some((stem) => stems.some((one) => sameRoot(stem, one)));
};

const oldPosts = ({ cv, trade, ...scene }: Scene): readonly ReturnType<typeof itemOn>[] => {
  const { title } = trade;
  if (title === null) return [];
  const year = Number(cv.readOn.slice(0, 4));
  return cv.experiences
    .filter(({ end, tasks, jobTitle }) => {
      const last = end?.value ?? null;
      return (
        last !== null &&
        last !== 'ongoing' &&
        last.year < year - OLD_YEARS &&
        tasks.length >= MANY_TASKS &&
        jobTitle !== null &&
        !sharesTitle(title, jobTitle.value)
      );
    })
    .map(({ jobTitle, range }) =>
      itemOn(
        { ...scene, cv, trade },
        'cuts',
        { text: jobTitle?.value ?? '', at: jobTitle?.source?.start ?? range.start },
        TRADE_WORDS.cutOldPost,
      ),
    );
};

const SCHOOL = /(?<!\p{L})(?:brevet des colleges|dnb|bepc|baccalaureat general)(?!\p{L})/u;
const HIGHER =
  /(?<!\p{L})(?:bts|dut|but|licence|master|doctorat|ingenieur|diplome d'etat)(?!\p{L})/u;

const cuts = (scene: Scene): readonly Finding[] => {
  const higher = scene.lines.some(
    ({ section, key }) => section === 'education' && HIGHER.test(key),
  );
  const on = (line: ReviewLine, better: string) => itemOnLine(scene, 'cuts', line, better);
  const school = scene.lines
    .filter(({ section, key }) => higher && section === 'education' && SCHOOL.test(key))
    .map((line) => on(line, TRADE_WORDS.cutSchool));
  const interests = scene.lines
    .filter(
      ({ section, heading, text }) =>
        section === 'interests' && !heading && text.trim().length > LONG_INTERESTS,
    )
    .map((line) => on(line, TRADE_WORDS.cutInterests));
  return findingOf('cuts', [...oldPosts(scene), ...school, ...interests].slice(0, MOST_CUTS), 1);
};

/** What recruiters of the trade aimed at look for and do not find, what to show first, what to cut. */
export const checkTrade = (scene: Scene): readonly Finding[] =>
  scene.french ? [...lacking(scene), ...showFirst(scene), ...cuts(scene)] : [];

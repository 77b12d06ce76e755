import { contentStems, sameRoot } from '#/domain/matching/words';
import { lookedFor } from '#/domain/review/lookProofs';
import type { LookProof } from '#/domain/review/lookProofs';
import { findingOf, itemMissing, itemOn, itemOnLine, itemOnRead } from '#/domain/review/scene';
import type { Finding, ReviewLine, Scene } from '#/domain/review/scene';
import { BETTER } from '#/domain/review/texts.fr';
import { FOCUS_WORDS } from '#/domain/review/tradeLooks.fr';

const COSTS = { headline: 3, otherHeadline: 2, first: 5, cut: 1, cuts: 2 } as const;

/** So many of the things looked for, read at once, say that one has found whom one seeks. */
const ENOUGH_FIRST = 3;
/** Lines of the first post that are read before one decides to read on. */
const FIRST_LINES = 4;
const MOST_SHOWN = 2;
/** A post that ended so many years ago is told in a line where it is of another trade. */
const OLD_YEARS = 12;
const MANY_TASKS = 3;
const MOST_CUTS = 3;
const LONG_INTERESTS = 140;

/** Whether two titles have a word in common. */
export const sharesTitle = (title: string, other: string): boolean => {
  const stems = contentStems(title);
  return contentStems(other).some((stem) => stems.some((one) => sameRoot(stem, one)));
};

/** The title under the name: none, or of another trade than the one that was named. */
const headline = (scene: Scene): readonly Finding[] => {
  const { headline: title } = scene.cv;
  const { trade } = scene;
  if (title === null) {
    // What no register knows as a trade is no title to propose.
    const better = BETTER.headline(trade.rome === null ? null : trade.title);
    return findingOf('headline', [itemMissing(scene, 'headline', better)], COSTS.headline);
  }
  if (!trade.named || trade.title === null || sharesTitle(trade.title, title.value)) return [];
  const item = itemOnRead(scene, 'headline', title, FOCUS_WORDS.otherHeadline(trade.title));
  return findingOf('headline', [item], COSTS.otherHeadline);
};

/** Whether words stand where one reads first: under the name, in the profile, at the head of the first post. */
const isFirst = (scene: Scene, at: number | null): boolean => {
  if (at === null) return false;
  const line = scene.lines.find(({ start, end }) => start <= at && at < end);
  if (line === undefined) return false;
  const [first] = scene.cv.experiences;
  if (first === undefined) return true;
  const last = first.tasks[FIRST_LINES]?.source?.start ?? first.range.end;
  const inFirst = first.range.start <= at && at < last;
  return (
    inFirst ||
    line.section === 'profile' ||
    (line.experience === null &&
      at < first.range.start &&
      !line.heading &&
      line.section !== 'contact') ||
    at === scene.cv.headline?.source?.start
  );
};

/** What is shown by work told: a diploma or a list at the top would not say it better. */
const isWork = ({ proof }: LookProof): boolean =>
  proof?.kind === 'measured' || proof?.kind === 'done';

/** What answers the trade, where it is read first and where it is read late. */
const first = (scene: Scene): readonly Finding[] => {
  const looked = lookedFor(scene);
  const read = looked.filter(({ places }) => places.some((at) => isFirst(scene, at)));
  const enough = Math.min(ENOUGH_FIRST, looked.length);
  if (read.length >= enough) return [];
  const late = looked
    .filter((each) => isWork(each) && !read.includes(each))
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, MOST_SHOWN);
  const items = late.flatMap(({ proof }: LookProof) =>
    proof === null ? [] : [itemOn(scene, 'showFirst', proof, FOCUS_WORDS.showFirst)],
  );
  const missing = looked.filter((each) => !read.includes(each)).slice(0, ENOUGH_FIRST);
  const shown =
    items.length > 0
      ? items
      : [
          itemMissing(
            scene,
            'showFirst',
            scene.trade.rome === null
              ? FOCUS_WORDS.sayTrade
              : FOCUS_WORDS.sayFirst(missing.map(({ look }) => look)),
          ),
        ];
  return [{ check: 'showFirst', items: shown, cost: COSTS.first * (1 - read.length / enough) }];
};

const oldPosts = (scene: Scene): readonly ReturnType<typeof itemOn>[] => {
  const { cv } = scene;
  const { title } = scene.trade;
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
        scene,
        'cuts',
        { text: jobTitle?.value ?? '', at: jobTitle?.source?.start ?? range.start },
        FOCUS_WORDS.cutOldPost,
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
    .map((line) => on(line, FOCUS_WORDS.cutSchool));
  const interests = scene.lines
    .filter(
      ({ section, heading, text }) =>
        section === 'interests' && !heading && text.trim().length > LONG_INTERESTS,
    )
    .map((line) => on(line, FOCUS_WORDS.cutInterests));
  const items = [...oldPosts(scene), ...school, ...interests].slice(0, MOST_CUTS);
  return findingOf('cuts', items, COSTS.cut, COSTS.cuts);
};

/** What is read first: the title, the first lines, and what takes their place. */
export const checkFocus = (scene: Scene): readonly Finding[] =>
  scene.french ? [...headline(scene), ...first(scene), ...cuts(scene)] : headline(scene);

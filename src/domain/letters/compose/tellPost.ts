import {
  asPosts,
  countedOf,
  fromTo,
  madeOf,
  moreOfPost,
  moreQuoted,
  ofEarlierPost,
  ofNamedPost,
  ofPlacement,
  ofPost,
  otherPosts,
  postHeldNow,
  quotedOf,
  since,
  type Brought,
} from '#/domain/letters/bank/tellings.fr';
import type { Desk, Sentences } from '#/domain/letters/compose/desk';
import { cameBefore } from '#/domain/letters/compose/inTime';
import { jobOf, placeOf, postSlots, titleOf } from '#/domain/letters/compose/letterSlots';
import type { ToldPost } from '#/domain/letters/compose/plan';
import type { Line } from '#/domain/letters/compose/weighing';
import { lowerFirst } from '#/domain/letters/french/frenchWords';
import { houseName } from '#/domain/letters/french/nounPhrase';
import {
  ALL_WORK,
  DONE_TOO,
  TOLD_AS_DONE,
  asThings,
  duringOf,
} from '#/domain/letters/french/phrases.fr';
import type { LetterSentence } from '#/domain/letters/letter';
import type { CandidateExperience } from '#/domain/letters/sources/candidate';
import { asHeld } from '#/domain/letters/sources/postStatus.fr';
import { inARow, itemsOf } from '#/domain/letters/sources/quotedWork.fr';
import { isQuoted, tell, tellTogether, thingsToDo } from '#/domain/letters/sources/tellDeed.fr';
import { countWords, fold } from '#/domain/shared/text';

const MONTHS = 12;

/** When a post was held: by its years where they differ, else how long; another version tells how long first. */
const whenOf = (post: CandidateExperience, variant: number): string | null => {
  if (post.ongoing) return post.since === null ? null : since(post.since);
  const until = post.span?.until ?? null;
  const to = until === null ? null : Math.floor(until / MONTHS);
  const lasted = postSlots(post)['lasted']?.text;
  const isDated = post.since !== null && to !== null && to > post.since;
  if (isDated && (variant % 2 === 0 || lasted === undefined)) return fromTo(post.since, to);
  return lasted === undefined ? null : duringOf(lasted);
};

const broughtBy = (post: CandidateExperience, { variant }: Desk): Brought => {
  const job = jobOf(post);
  return { job: job && asHeld(job, post.status), at: placeOf(post), when: whenOf(post, variant) };
};

const timesIn = (text: string, words: string): number =>
  words === '' ? 0 : fold(text).split(fold(words)).length - 1;

/** Whether a text has named a post: by its house, else by its title, which the post asked for may bear too. */
const isNamedIn = ({ input }: Desk, post: CandidateExperience, text: string): boolean => {
  const [at, job] = [placeOf(post), jobOf(post)];
  const isAsked = job !== null && timesIn(titleOf(input), job) > 0;
  const isJobNamed = job !== null && timesIn(text, job) > Number(isAsked);
  if (at === null) return isJobNamed;
  const isShared = input.candidate.experiences.some(
    (one) => one !== post && placeOf(one) === at && jobOf(one) !== job,
  );
  return timesIn(text, at) > 0 && (!isShared || isJobNamed);
};

/** Whether a post was over before every other that a text names. */
const isEarliest = (desk: Desk, post: CandidateExperience): boolean => {
  const named = desk.input.candidate.experiences.filter(
    (one) => one !== post && isNamedIn(desk, one, desk.sofar()),
  );
  return named.length > 0 && named.every((one) => cameBefore(post, one));
};

const MOST_TOGETHER = 3;
const MOST_THINGS = 3;
const MOST_WORDS = 32;
const MOST_LISTED = 5;
const verbsOf = ({ task }: Line): readonly string[] =>
  task.deed.parts.flatMap(({ verbs }) => verbs);
const thingsOfLine = (line: Line): number =>
  Math.max(1, line.task.deed.parts.length) +
  (line.task.deed.own?.text.match(DONE_TOO) ?? []).length;

/** A sentence of the writer's own with a turn of its own: nothing is added to it. */
const isWhole = ({ own }: Line['task']['deed']): boolean => /[:;]/u.test(own?.text ?? '');

/** Lines as sentences: a few things each, no verb twice, and a result ends its own. */
const grouped = (lines: readonly Line[]): readonly (readonly Line[])[] => {
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1) ?? [];
    const together = [...last, line];
    const verbs = together.flatMap(verbsOf);
    const words = together.map(({ task, experience: { ongoing } }) => tell(task.deed, { ongoing }));
    const fits =
      last.length > 0 &&
      together.every(({ task }) => task.deed.result === null && !isWhole(task.deed)) &&
      together.length <= MOST_TOGETHER &&
      together.reduce((sum, one) => sum + thingsOfLine(one), 0) <= MOST_THINGS &&
      new Set(verbs).size === verbs.length &&
      countWords(words.join(' ')) <= MOST_WORDS;
    if (fits) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups;
};

/** What a line is made of as things, where only a verb of all work carries it; empty for the others. */
const thingsOf = ({ task: { deed } }: Line): readonly string[] => {
  const [only, ...others] = deed.parts;
  const [verb = '', more] = only?.verbs ?? [];
  return only === undefined || others.length > 0 || more !== undefined || deed.result !== null
    ? []
    : asThings(verb, `${only.object}${only.extras.join('')}`);
};

const sourcesOf = (lines: readonly Line[]) => lines.map(({ task }) => task.source);
const turnedBy = <T>(items: readonly T[], by: number): readonly T[] => {
  const from = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(from), ...items.slice(0, from)];
};

/** One sentence of some lines of a post; `isFirst` where the post is not spoken of yet. */
const tellGroup = (
  desk: Desk,
  lines: readonly Line[],
  { isFirst, isNamed, isThere }: { isFirst: boolean; isNamed: boolean; isThere: boolean },
): LetterSentence | null => {
  const [line] = lines;
  if (line === undefined) return null;
  const { experience: post } = line;
  const { ongoing } = post;
  const deeds = lines.map(({ task }) => task.deed);
  const came = deeds.at(-1)?.result ?? null;
  // What came to a result is over, and told as done, as is what was done nobody knows where; daily work is not.
  const isNowhere = placeOf(post) === null && jobOf(post) === null;
  const past = came === null && !isNowhere ? 'imperfect' : 'perfect';
  const tense = ongoing ? 'present' : past;
  const told = (how: { there?: boolean; also?: boolean }): string =>
    houseName(
      `${tellTogether(deeds, { tense, ...how })}${came === null ? '' : `, et ${lowerFirst(came)}`}`,
    );
  const c = told({});
  const isOnce = deeds.some((deed) => TOLD_AS_DONE.test(tell(deed, { tense })));
  const isToDo = deeds.every(
    ({ parts, result }) =>
      parts.length > 0 &&
      result === null &&
      parts.every(({ verbs }) => !verbs.some((verb) => ALL_WORK.test(verb))),
  );
  const todo = isToDo && (post.isPlacement || !isOnce) ? deeds.flatMap(thingsToDo) : [];
  const brought = broughtBy(post, desk);
  const ways = !isFirst
    ? turnedBy(
        moreOfPost({
          told: c,
          also: told({ also: true }),
          there: isThere ? told({ there: true }) : null,
          todo: post.isPlacement ? [] : todo,
          ongoing,
        }),
        desk.variant,
      )
    : post.isPlacement
      ? ofPlacement(brought.at, { todo, told: c, ongoing })
      : isNamed
        ? turnedBy(ofNamedPost(c, ongoing && !isOnce), desk.variant + (ongoing ? 0 : 1))
        : isEarliest(desk, post)
          ? ofEarlierPost(brought, c)
          : turnedBy(ofPost(brought, c), desk.variant % 2);
  const sources = isFirst && !isNamed ? [post.source, ...sourcesOf(lines)] : sourcesOf(lines);
  return desk.say(ways, sources);
};

/** The lines of a post, told: its place and years with the first, what no verb carries as things, at the end. */
export const tellPost = (desk: Desk, { post, lines }: ToldPost): Sentences => {
  const lists = lines.filter(({ task }) => isQuoted(task.deed));
  const things = lines.filter((line) => !lists.includes(line) && thingsOf(line).length > 0);
  const verbal = lines.filter((line) => !lists.includes(line) && !things.includes(line));
  const [alone, ...beside] = things;
  const isAlone = verbal.length === 0 && alone !== undefined;
  // Named long before, it is named again: what stands between is of another post.
  const isNamed = post === desk.plan.lead?.post && isNamedIn(desk, post, desk.sofar());
  const groups = grouped(isAlone ? [alone] : verbal);
  const told = groups.map((group, index) =>
    tellGroup(desk, group, {
      isFirst: index === 0,
      isNamed,
      isThere: index === 1 && !isNamed && placeOf(post) !== null,
    }),
  );
  const rest = (isAlone ? beside : things).reduce<readonly Line[]>((kept, line) => {
    const many = [...kept, line].flatMap(thingsOf).length;
    return many > MOST_LISTED ? kept : [...kept, line];
  }, []);
  const named = rest.flatMap(thingsOf);
  return [
    ...told,
    named.length === 0
      ? null
      : desk.say(madeOf(named.map(houseName), post.ongoing), sourcesOf(rest)),
    tellLists(desk, lists, { isNamed, isMore: groups.length > 0 }),
  ];
};

const MOST_QUOTED = 9;
/** What a post was made of where no verb carries it, in the words of its lines. */
const tellLists = (
  desk: Desk,
  lists: readonly Line[],
  { isNamed, isMore }: { isNamed: boolean; isMore: boolean },
): LetterSentence | null => {
  const [line] = lists;
  if (line === undefined) return null;
  const { experience: post } = line;
  const items = lists.flatMap(({ task }) => itemsOf(task.deed)).slice(0, MOST_QUOTED);
  const { ongoing, isPlacement } = post;
  const isFirst = !isMore && !isNamed;
  const [only = ''] = items;
  if (items.length === 1 && isFirst && !only.includes(' ')) return null;
  if (items.length === 1 && !isFirst)
    return /^\d/u.test(only) ? desk.say(countedOf(only, ongoing), sourcesOf(lists)) : null;
  return desk.say(
    isFirst
      ? quotedOf(broughtBy(post, desk), inARow(items), {
          ongoing,
          isPlacement,
          isEarliest: isEarliest(desk, post),
        })
      : moreQuoted(inARow(items), { ongoing, isMore }),
    isFirst ? [post.source, ...sourcesOf(lists)] : sourcesOf(lists),
  );
};

/** Posts by title and house alone. */
export const namePosts = (
  desk: Desk,
  posts: readonly CandidateExperience[],
): LetterSentence | null => {
  const fresh = posts.filter((post) => !isNamedIn(desk, post, desk.above));
  if (fresh.length === 0) return null;
  const isBare = desk.plan.usable === 0;
  const inOrder =
    fresh.length > 1 &&
    [...fresh]
      .sort((one, other) => (one.since ?? 0) - (other.since ?? 0))
      .every((one, index, all) => index === 0 || cameBefore(all[index - 1] ?? one, one));
  const listed = inOrder
    ? [...fresh].sort((one, other) => (one.since ?? 0) - (other.since ?? 0))
    : fresh;
  const told = listed.map((post) => {
    const brought = broughtBy(post, desk);
    return isBare ? brought : { ...brought, when: listed.length === 1 ? brought.when : null };
  });
  const isNone = desk.input.candidate.experiences.every(
    (one) => !isNamedIn(desk, one, desk.sofar()),
  );
  const how = isNone
    ? 'only'
    : fresh.every((post) => isEarliest(desk, post))
      ? 'earlier'
      : 'beside';
  return desk.say(
    otherPosts(asPosts(told, inOrder), how),
    fresh.map(({ source }) => source),
  );
};

/** Where the writer is now, or was last, in one clause. */
export const nameLatest = (desk: Desk): LetterSentence | null => {
  const { latest, lead } = desk.plan;
  if (latest === null || isNamedIn(desk, latest, desk.sofar())) return null;
  const brought = broughtBy(latest, desk);
  const isLater = lead !== null && cameBefore(lead.post, latest);
  return desk.say(
    latest.ongoing
      ? postHeldNow(brought)
      : otherPosts(asPosts([brought], false), isLater ? 'later' : 'beside'),
    [latest.source],
  );
};

import { CARRIED_OVER } from '#/domain/letters/compose/carryOver.fr';
import { FILLED, type LetterInput } from '#/domain/letters/compose/letterInput';
import { jobOf, placeOf } from '#/domain/letters/compose/letterSlots';
import { isAlike, isFarPost, isLeading, moveOf, nearnessOf } from '#/domain/letters/compose/move';
import {
  hasFigure,
  saysAgain,
  showsMost,
  toldOf,
  weighedPosts,
} from '#/domain/letters/compose/weighing';
import type { Line, Weighed, WeighedPost } from '#/domain/letters/compose/weighing';
import type { CandidateExperience } from '#/domain/letters/sources/candidate';
import { isBesideJobs } from '#/domain/letters/sources/postStatus.fr';
import { countWords, fold } from '#/domain/shared/text';

/** How who writes stands to the trade asked for. */
export const RELATIONS = ['same', 'step', 'change', 'first', 'student'] as const;
export type Relation = (typeof RELATIONS)[number];

/** A post with the lines that are told of it, in their order. */
export type ToldPost = { readonly post: CandidateExperience; readonly lines: readonly Line[] };

/** What a good adviser would put on one sheet of paper before writing: which facts the letter tells, and in which order. */
export type LetterPlan = {
  readonly relation: Relation;
  /** The post that speaks first: named at the opening, told at once. */
  readonly lead: ToldPost | null;
  /** Other posts that are told by their lines. */
  readonly next: readonly ToldPost[];
  /** Where the writer is now, or was last for years, where no line tells it. */
  readonly latest: CandidateExperience | null;
  /** Posts told by title and house alone. */
  readonly named: readonly CandidateExperience[];
  /** What goes over to another trade, each shown by a line that is told. */
  readonly carried: readonly { readonly what: string; readonly line: Line }[];
  /** Every line there is. */
  readonly usable: number;
};

const LONG_POST = 36;
const LONG = 1;
/** What one does now, where it bears on the offer, and where it does not. */
const HELD = 3;
const HELD_ELSEWHERE = 1;
const RECENT = 1.6;
const PLACED = 0.4;
/** What one learnt there speaks first only where no job is near. */
const LEARNT = 3;
const ALIKE = 1.6;
const NEAR = 1.5;
const OTHER_BY_REGISTER = 0.25;
const HARDLY = 0.3;
const TELLING = 0.25;
const MOST_TELLING = 9;
const TELLS_NOTHING = 1.2;
/** Who asks to do the work tells first where they did it themselves. */
const LED = 0.5;
const SHORT = 1.2;
const SHORT_POST = 6;

/** What a line of another trade has to show of the advertisement beside one's own. */
const SHOWN = 0.45;

/** How near a post is to what is asked: by its title and by the register. */
const nearOf = (post: CandidateExperience, { offer }: LetterInput): number => {
  const byRegister = offer.near?.get(post.jobTitle ?? '') ?? null;
  // "Aide conducteur de ligne" is no driver: a word in common says little where the register says otherwise.
  const isOther = byRegister !== null && byRegister < OTHER_BY_REGISTER;
  return (
    (isAlike(jobOf(post) ?? '', offer) ? ALIKE * (isOther ? HARDLY : 1) : 0) +
    NEAR * nearnessOf(post, offer) +
    (byRegister ?? 0)
  );
};

/** Whether the trade at the head of the CV, which is the one of where its writer is, is near to what is asked. */
const isHeadNear = (post: CandidateExperience, { candidate, offer }: LetterInput): boolean => {
  const { headline, experiences } = candidate;
  return (
    headline !== null &&
    post === experiences.find(({ ongoing }) => ongoing) &&
    !isFarPost({ ...post, jobTitle: headline }, offer)
  );
};

const heldNow = ({ post, lines }: WeighedPost, input: LetterInput): number => {
  if (!post.ongoing) return 0;
  const bears =
    !isFarPost(post, input.offer) ||
    isHeadNear(post, input) ||
    lines.some((line) => showsMost(line) >= SHOWN);
  return bears ? HELD : HELD_ELSEWHERE;
};

const worthOfPost = ({ post, lines }: WeighedPost, input: LetterInput): number => {
  const { experiences } = input.candidate;
  const telling = lines.slice(0, 3).reduce((sum, { own }) => sum + Math.max(0, own), 0);
  const lasted = post.ongoing ? LONG_POST : (post.lasted ?? 0);
  return (
    nearOf(post, input) +
    TELLING * Math.min(MOST_TELLING, telling) +
    heldNow({ post, lines }, input) +
    RECENT * (1 - experiences.indexOf(post) / experiences.length) +
    LONG * Math.min(1, lasted / LONG_POST) +
    (placeOf(post) === null ? 0 : PLACED) -
    (isBesideJobs(post.status) ? LEARNT : 0) -
    (lines.length === 0 ? TELLS_NOTHING : 0) -
    (!post.ongoing && post.lasted !== null && post.lasted < SHORT_POST ? SHORT : 0) -
    (isLeading(jobOf(post)) && !isLeading(input.offer.title) ? LED : 0)
  );
};

/** Whether a post can be told at all: by its title, its house or its lines. */
const isTellable = ({ post, lines }: WeighedPost): boolean =>
  jobOf(post) !== null ||
  (placeOf(post) !== null && (lines.length > 0 || post.ongoing)) ||
  // Of what was done nobody knows where, a verb and a bare noun say nothing.
  (post.source.quote === '' && lines.some((line) => countWords(toldOf(line)) > BARE_LINE));

const BARE_LINE = 6;

/** So many lines of one's own trade need none of another. */
const ENOUGH = 4;
const FEW = 2;

/** Lines of a post that bear on the offer: all of a post of its trade, of another those that show something of it, and a few of where the writer is. */
const bearing = (
  { post, lines }: WeighedPost,
  input: LetterInput,
  { isOpen, isWanted }: { readonly isOpen: boolean; readonly isWanted: boolean },
): readonly Weighed[] => {
  if (!isFarPost(post, input.offer) || isHeadNear(post, input) || post.source.quote === '')
    return lines;
  if (isOpen) return lines;
  const near = isBesideJobs(post.status) ? [] : lines.filter((line) => showsMost(line) >= SHOWN);
  return near.length > 0 || !isWanted ? near : lines.slice(0, FEW);
};

/** How many lines are told of the lead, of the second and of a third, from the shortest letter on. */
const LEAD = [3, 3, 4, 4, 5, 5, 6, 7, 8, 8] as const;
const SECOND = [1, 2, 2, 3, 3, 4, 4, 5, 6, 6] as const;
const THIRD = [0, 0, 0, 1, 1, 2, 2, 3, 4, 4] as const;

/** What a figure and the first place in the CV add where one line has to open. */
const OPENS = 1.3;

/** The best lines: the most telling opens, the others follow in the order of the CV, as work is done. Another version takes others, or turns them. */
const chosen = (lines: readonly Weighed[], count: number, variant: number): readonly Line[] => {
  const by = variant % Math.max(1, lines.length);
  const told = [...lines.slice(by), ...lines.slice(0, by)].slice(0, count);
  const place = (line: Line): number => line.experience.tasks.indexOf(line.task);
  const opens = (line: Weighed): number =>
    line.own + (hasFigure(line) ? OPENS : 0) + (place(line) === 0 ? OPENS : 0);
  const [first] = variant === 0 ? [...told].sort((one, other) => opens(other) - opens(one)) : told;
  if (first === undefined) return [];
  const rest = told
    .filter((line) => line !== first)
    .sort((one, other) => place(one) - place(other));
  return [first, ...(variant % 2 === 0 ? rest : rest.reverse())];
};

const WEEKS = 3;
/** What lasted some weeks, in another trade, says nothing. */
const isPassing = (post: CandidateExperience, input: LetterInput): boolean =>
  !post.ongoing && post.lasted !== null && post.lasted < WEEKS && isFarPost(post, input.offer);

const HELD_OFTEN = 2;
const relationOf = (input: LetterInput, lead: WeighedPost | undefined): Relation => {
  const { candidate, offer } = input;
  const isWorking = candidate.experiences.some((one) => one.ongoing && !one.isPlacement);
  const near = candidate.experiences.filter((one) => !one.isPlacement && !isFarPost(one, offer));
  // Who has held the trade several times goes on with it, whatever they study beside.
  if (!isWorking && candidate.studies.length > 0 && near.length < HELD_OFTEN) return 'student';
  const move = moveOf(input);
  if (move === 'change') return 'change';
  if (lead === undefined || (lead.post.isPlacement && near.length === 0)) return 'first';
  return move;
};

const YEAR = 12;
const LATEST_MONTHS = 3;
const LONG_AGO = 24;
/** Where the writer is now, or was last: what lasted some weeks gives way to what came just before it. */
const latestOf = ({ candidate }: LetterInput): CandidateExperience | undefined => {
  const jobs = candidate.experiences.filter(
    (one) => !isBesideJobs(one.status) && jobOf(one) !== null,
  );
  const [last, before] = jobs;
  const isBrief = last?.lasted != null && last.lasted < LATEST_MONTHS;
  const isSoonBefore =
    last?.span !== undefined &&
    before?.span?.until != null &&
    last.span.from - before.span.until < LONG_AGO;
  return jobs.find(({ ongoing }) => ongoing) ?? (isBrief && isSoonBefore ? before : last);
};

/** What is still done, then what was done last. */
const latestFirst = (posts: readonly ToldPost[]): readonly ToldPost[] =>
  [...posts].sort(
    (one, other) =>
      Number(other.post.ongoing) - Number(one.post.ongoing) ||
      (other.post.since ?? 0) - (one.post.since ?? 0),
  );

const MOST_NAMED = 2;
const MOST_BARE = 3;
const FAR_MONTHS = 6;

/** Decides what a letter tells: whose post speaks first, by which lines, what is only named. The lead is the same in every version. */
export const planLetter = (
  input: LetterInput,
  variant: number,
  taken: ReadonlySet<string> = new Set(),
): LetterPlan => {
  const all = weighedPosts(input).filter((one) => isTellable(one) && !isPassing(one.post, input));
  const ranked = [...all].sort((one, other) => worthOfPost(other, input) - worthOfPost(one, input));
  const [lead] = ranked;
  const relation = relationOf(input, lead);
  const size = Math.min(input.length, LEAD.length - 1);
  const free = (lines: readonly Weighed[]): readonly Weighed[] =>
    lines.filter(({ task }) => !taken.has(task.source.quote));
  const own = all
    .filter(({ post }) => !isFarPost(post, input.offer))
    .reduce((sum, { lines }) => sum + lines.length, 0);
  const latest = latestOf(input);
  const isOpen = relation === 'change' || relation === 'first' || relation === 'student';
  const isShort = own < ENOUGH;
  const leadLines = lead === undefined ? [] : chosen(free(lead.lines), LEAD[size] ?? 0, variant);
  const others = ranked
    .slice(1)
    .map((one) => {
      // Where the letter is still short, years of another trade are worth two lines.
      const isLong = one.post.ongoing || (one.post.lasted ?? 0) >= YEAR;
      const isWanted = size >= FILLED ? isLong : isShort && one.post === latest;
      return { post: one.post, lines: bearing(one, input, { isOpen, isWanted }) };
    })
    .filter(({ lines }) => lines.length > 0);
  const next: ToldPost[] = [];
  for (const { post, lines } of others) {
    const count = ([SECOND, THIRD][next.length] ?? [])[size] ?? 0;
    const told = [...leadLines, ...next.flatMap((one) => one.lines)];
    const fresh = free(lines).filter((line) => !saysAgain(line, told));
    if (count > 0 && fresh.length > 0) next.push({ post, lines: chosen(fresh, count, variant) });
  }
  const told = [lead?.post, ...next.map(({ post }) => post)];
  const isBare = leadLines.length === 0 && next.length === 0;
  const near = ranked.filter(({ post }) => !isFarPost(post, input.offer));
  const isWithoutTrade = near.length < HELD_OFTEN;
  const named = ranked
    .map(({ post }) => post)
    .filter((post) => !told.includes(post) && post !== latest && jobOf(post) !== null)
    .filter((post) => placeOf(post) !== null || isBare)
    .filter((post) => !isBesideJobs(post.status) || isBare)
    .filter((post) =>
      isFarPost(post, input.offer)
        ? isBare && isWithoutTrade && (post.lasted ?? FAR_MONTHS) >= FAR_MONTHS
        : true,
    )
    .slice(0, isBare ? MOST_BARE : MOST_NAMED);
  return {
    relation,
    lead: lead === undefined ? null : { post: lead.post, lines: leadLines },
    next: latestFirst(next),
    latest: latest === undefined || told.includes(latest) ? null : latest,
    named,
    carried: relation === 'change' ? carriedBy(input, leadLines) : [],
    usable: all.reduce((sum, one) => sum + one.lines.length, 0),
  };
};

const MOST_CARRIED = 2;
const carriedBy = ({ offer }: LetterInput, lines: readonly Line[]): LetterPlan['carried'] => {
  const asked = fold(offer.text);
  return CARRIED_OVER.flatMap(({ shown, asked: need, what }) => {
    const line = need.test(asked) ? lines.find((one) => shown.test(fold(toldOf(one)))) : undefined;
    return line === undefined ? [] : [{ what, line }];
  }).slice(0, MOST_CARRIED);
};

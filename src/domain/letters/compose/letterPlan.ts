import { worthOf } from '#/domain/letters/compose/decisive';
import type { LetterInput } from '#/domain/letters/compose/letterInput';
import { jobOf } from '#/domain/letters/compose/letterSlots';
import { isAlike, isLeading, isOfWork, nearnessOf } from '#/domain/letters/compose/move';
import type { CandidateExperience } from '#/domain/letters/sources/candidate';
import { contentStems } from '#/domain/matching/words';

/** Why a post speaks for this offer: its title, its family of trades, what its lines say was done, one rank, or a trade of kin. */
export type PostReason = 'title' | 'family' | 'work' | 'rank' | 'kin';

/** A post with what makes it worth telling to this offer. */
export type PlannedPost = {
  readonly post: CandidateExperience;
  readonly reasons: readonly PostReason[];
  /** About 0 for a short post of another trade, 10 for years of the very trade still held. */
  readonly worth: number;
};

type Planned = Pick<LetterInput, 'candidate' | 'offer'> & {
  readonly match?: LetterInput['match'];
  readonly today?: string;
};

const reasonsOf = (post: CandidateExperience, { offer }: Planned): readonly PostReason[] => {
  const job = jobOf(post);
  const near = nearnessOf(post, offer);
  const found: readonly (readonly [PostReason, boolean])[] = [
    ['title', job !== null && isAlike(job, offer)],
    ['family', job !== null && near === 2],
    ['work', isOfWork(post, offer.title)],
    ['rank', isLeading(offer.title) && isLeading(job)],
    ['kin', near === 1],
  ];
  return found.filter(([, holds]) => holds).map(([reason]) => reason);
};

const WORTH: Readonly<Record<PostReason, number>> = {
  title: 4,
  family: 4,
  work: 3,
  rank: 2.5,
  kin: 1,
};
const MONTHS = 12;
/** Longer says no more. */
const MOST_YEARS = 4;
const HELD_NOW = 3;
const PLACEMENT = 2;
/** What a word of the title that the post bears too adds. */
const NAMED = 0.5;
const MOST_MARKS = 3;

/** How long a post has lasted, in months; null where nothing tells. */
export const monthsOf = (post: CandidateExperience, today: string | undefined): number | null =>
  post.ongoing && post.since !== null && today !== undefined
    ? (Number(today.slice(0, 4)) - post.since) * MONTHS
    : post.lasted;

const worthOfPost = (
  post: CandidateExperience,
  reasons: readonly PostReason[],
  { offer, match, today }: Planned,
): number => {
  const title = new Set(contentStems(offer.title));
  const named = contentStems(jobOf(post) ?? '').filter((stem) => title.has(stem)).length;
  const shown = Math.max(0, ...post.tasks.map((task) => worthOf(match?.marks ?? [], task)));
  return (
    Math.max(0, ...reasons.map((reason) => WORTH[reason])) +
    NAMED * named +
    Math.min(MOST_YEARS, (monthsOf(post, today) ?? 0) / MONTHS) +
    Math.min(MOST_MARKS, shown) +
    (post.ongoing ? HELD_NOW : 0) -
    (post.isPlacement ? PLACEMENT : 0) +
    (post.tasks.length > 0 ? 1 : 0)
  );
};

/** What a letter is to be built from, before any sentence: its posts, what is worth most to this offer first. */
export type LetterPlan = { readonly posts: readonly PlannedPost[] };

/** Plans a letter: each post with why it speaks for the offer. */
export const planOf = (input: Planned): LetterPlan => ({
  posts: input.candidate.experiences
    .map((post) => {
      const reasons = reasonsOf(post, input);
      return { post, reasons, worth: worthOfPost(post, reasons, input) };
    })
    .sort((one, other) => other.worth - one.worth),
});

/** The plan in lines, as somebody reads it. */
export const printPlan = ({ posts }: LetterPlan): string =>
  posts
    .map(
      ({ post, reasons, worth }) =>
        `${worth.toFixed(1)} ${post.jobTitle ?? '-'} / ${post.company ?? '-'} (${reasons.join(', ')})`,
    )
    .join('\n');

const plans = new WeakMap<
  LetterInput['candidate'],
  { readonly input: Planned; readonly plan: LetterPlan }
>();
const planFor = (input: Planned): LetterPlan => {
  const last = plans.get(input.candidate);
  if (last !== undefined && last.input.offer === input.offer && last.input.match === input.match)
    return last.plan;
  const plan = planOf(input);
  plans.set(input.candidate, { input, plan });
  return plan;
};

/** The post held that speaks most for the one asked for; undefined where none is of its trade, its work or its rank. */
export const nearPost = (input: Planned): CandidateExperience | undefined =>
  planFor(input).posts.find(({ reasons }) => reasons.some((reason) => reason !== 'kin'))?.post;

/** Whether a post is of the trade asked for, whatever its title. */
export const speaksFor = (post: CandidateExperience, input: Planned): boolean =>
  reasonsOf(post, input).some((reason) => reason !== 'kin');

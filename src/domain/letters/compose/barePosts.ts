import { isNamed } from '#/domain/letters/compose/bench';
import type { Bench, Sentences } from '#/domain/letters/compose/bench';
import { slot } from '#/domain/letters/compose/fill';
import type { Slot } from '#/domain/letters/compose/fill';
import { jobOf, postSlots } from '#/domain/letters/compose/letterSlots';
import { THEN, duringOf } from '#/domain/letters/french/phrases.fr';
import type { CandidateExperience } from '#/domain/letters/sources/candidate';

const MOST_POSTS = 3;

/** The order of a CV is the latest first: of two posts of one year, the one written below came before. */
const inOrder = (posts: readonly CandidateExperience[]): readonly CandidateExperience[] =>
  [...posts].reverse().sort((one, other) => (one.since ?? 0) - (other.since ?? 0));

const during = (one: CandidateExperience): string | null => {
  const lasted = postSlots(one)['lasted']?.text;
  return lasted === undefined ? null : duringOf(lasted);
};

/** Posts left, as one list in the order in which they were held; each told by what one worked as. */
const postList = (posts: readonly CandidateExperience[]): Slot | null => {
  const told = inOrder(posts).map((one) =>
    [jobOf(one), postSlots(one)['at']?.text, during(one)].filter(Boolean).join(' '),
  );
  const last = told.at(-1) ?? '';
  const text = told.length < 2 ? last : `${told.slice(0, -1).join(', ')}, ${THEN} ${last}`;
  return slot(
    text,
    posts.map(({ source }) => source),
  );
};

/** Posts that tell no task: what one was there, and where, in one sentence. */
export const barePosts = ({ input, write, above }: Bench): Sentences => {
  const posts = input.candidate.experiences
    .filter((one) => one.tasks.length === 0 && jobOf(one) !== null)
    .filter((one) => !isNamed(one, above))
    // A double title of nothing that is named reads as two posts of a list.
    .filter((one) => postSlots(one)['at'] !== null || !/ et /u.test(jobOf(one) ?? ''))
    .slice(0, MOST_POSTS);
  const now = posts.find(({ ongoing }) => ongoing);
  const left = posts.filter((one) => !one.ongoing && one.since !== null);
  if (now !== undefined && left.length > 0)
    return [write('postsNow', { ...postSlots(now), left: postList(left) }, now)];
  const named = input.candidate.experiences.find(
    (one) => jobOf(one) !== null && isNamed(one, above),
  );
  const after = left.filter(({ since }) => (since ?? 0) > (named?.since ?? Infinity));
  if (left.length > 1 && named !== undefined && !named.ongoing)
    return [
      write(
        after.length === left.length
          ? 'postsAfter'
          : after.length > 0
            ? 'postsAlso'
            : 'postsEarlier',
        {
          left: postList(left),
        },
      ),
    ];
  if (left.length > 1) return [write('postsBefore', { left: postList(left) })];
  return posts
    .slice(0, 1)
    .map((one) => write(one.ongoing ? 'postNow' : 'postBefore', postSlots(one), one));
};

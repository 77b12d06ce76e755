import { isEarliest, isJobSaid, isNamed } from '#/domain/letters/compose/bench';
import type { Bench, Sentences } from '#/domain/letters/compose/bench';
import { slot } from '#/domain/letters/compose/fill';
import type { Slot } from '#/domain/letters/compose/fill';
import { cameBefore } from '#/domain/letters/compose/inTime';
import { jobOf, postSlots, titleOf } from '#/domain/letters/compose/letterSlots';
import { isAlike, isLeading, nearnessOf } from '#/domain/letters/compose/move';
import { IN_A_HOUSE, THEN, duringOf } from '#/domain/letters/french/phrases.fr';
import type { CandidateExperience } from '#/domain/letters/sources/candidate';
import { fold } from '#/domain/shared/text';

const MOST_POSTS = 3;
const FEWEST_MONTHS = 3;

/** The order of a CV is the latest first: of two posts of one year, the one written below came before. */
const inOrder = (posts: readonly CandidateExperience[]): readonly CandidateExperience[] =>
  [...posts].reverse().sort((one, other) => (one.since ?? 0) - (other.since ?? 0));

const during = (one: CandidateExperience): string | null => {
  const lasted = postSlots(one)['lasted']?.text;
  return lasted === undefined ? null : duringOf(lasted);
};

/** Posts of one title whose houses no field tells are one, as long as all of them. */
const withoutTwice = (posts: readonly CandidateExperience[]): readonly CandidateExperience[] =>
  posts.reduce<readonly CandidateExperience[]>((kept, one) => {
    const same = kept.find(
      (other) =>
        fold(jobOf(other) ?? '') === fold(jobOf(one) ?? '') &&
        [one, other].every((post) => postSlots(post)['at'] === null && post.tasks.length === 0),
    );
    if (same === undefined || same.ongoing || same.lasted === null || one.lasted === null)
      return [...kept, one];
    const both = { ...same, lasted: same.lasted + one.lasted };
    return kept.map((other) => (other === same ? both : other));
  }, []);

/** Posts left, as one list in the order in which they were held; each told by what one worked as. */
const postList = (posts: readonly CandidateExperience[]): Slot | null => {
  const ordered = inOrder(posts);
  // A house of which only the kind is told is named once, with the last post.
  const told = ordered.map((one, index) => {
    const at = postSlots(one)['at']?.text;
    const isKind = at !== undefined && at.startsWith(IN_A_HOUSE) && index < ordered.length - 1;
    return [jobOf(one), isKind ? undefined : at, during(one)].filter(Boolean).join(' ');
  });
  const last = told.at(-1) ?? '';
  const text = told.length < 2 ? last : `${told.slice(0, -1).join(', ')}, ${THEN} ${last}`;
  return slot(
    text,
    posts.map(({ source }) => source),
  );
};

/** Posts that tell no task: what one was there, and where, in one sentence. */
export const barePosts = ({ input, write, above }: Bench): Sentences => {
  // What lasted some weeks in another trade says nothing beside what lasted.
  const isPassing = (one: CandidateExperience): boolean =>
    one.lasted !== null && one.lasted < FEWEST_MONTHS && nearnessOf(one, input.offer) === 0;
  // Who asks to do the work tells first where they did it themselves.
  const isLead = isLeading(input.offer.title);
  const worthOf = (one: CandidateExperience): number =>
    nearnessOf(one, input.offer) +
    (isAlike(jobOf(one) ?? '', input.offer) ? 2 : 0) +
    (isLeading(jobOf(one)) ? (isLead ? 2 : -1) : 0);
  // The title asked for names nobody's post.
  const said = above.replaceAll(titleOf(input), '');
  const told = withoutTwice(input.candidate.experiences.filter((one) => jobOf(one) !== null));
  const posts = told
    .filter((one) => one.tasks.length === 0)
    .filter((one) => !isNamed(one, said) && !isJobSaid(one, said))
    .filter((one) => !isPassing(one) || told.every(isPassing))
    // A double title of nothing that is named reads as two posts of a list.
    .filter((one) => postSlots(one)['at'] !== null || !/ et /u.test(jobOf(one) ?? ''))
    .map((one, index) => ({ one, near: worthOf(one), index }))
    .sort((one, other) => other.near - one.near || one.index - other.index)
    // Beside posts that are near, those of another trade say nothing.
    .filter(({ near }, _index, all) => near > 0 || all.every((other) => other.near <= 0))
    .map(({ one }) => one)
    .slice(0, MOST_POSTS);
  const now = posts.find(({ ongoing }) => ongoing);
  const left = posts.filter((one) => !one.ongoing && one.since !== null);
  const earlier = now === undefined ? [] : left.filter((one) => cameBefore(one, now));
  if (now !== undefined && earlier.length > 0)
    return [write('postsNow', { ...postSlots(now), left: postList(earlier) }, now)];
  const named = input.candidate.experiences.find(
    (one) => jobOf(one) !== null && (isNamed(one, said) || isJobSaid(one, said)),
  );
  const after = left.filter((one) => named !== undefined && cameBefore(named, one));
  if (named !== undefined && (named.ongoing ? left.length === 1 : left.length > 1))
    return [
      write(
        after.length === left.length
          ? 'postsAfter'
          : left.every((one) => cameBefore(one, named))
            ? 'postsEarlier'
            : 'postsAlso',
        {
          left: postList(left),
        },
      ),
    ];
  if (left.length > 1) return [write('postsBefore', { left: postList(left) })];
  return posts.slice(0, 1).map((one) => {
    const left = isEarliest(input, one, said) ? 'postEarlier' : 'postBefore';
    return write(one.ongoing ? 'postNow' : left, postSlots(one), one);
  });
};

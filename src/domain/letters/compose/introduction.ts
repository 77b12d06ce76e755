import { tradeOf } from '#/domain/letters/bank/trades.fr';
import { ableNeed } from '#/domain/letters/compose/ableTo';
import { offerSource, type Bench } from '#/domain/letters/compose/bench';
import { slot } from '#/domain/letters/compose/fill';
import type { LetterInput } from '#/domain/letters/compose/letterInput';
import { jobOf, postSlots } from '#/domain/letters/compose/letterSlots';
import { isAlike, isLeading, moveOf, nearPost, nearnessOf } from '#/domain/letters/compose/move';
import { isRole, jobTitleFor } from '#/domain/letters/french/jobTitle.fr';
import type { LetterSentence } from '#/domain/letters/letter';
import type { CandidateExperience } from '#/domain/letters/sources/candidate';
import { fold } from '#/domain/shared/text';

/** A need of the offer with something that the writer says they can do, where no post tells anything. */
const ableHook = (bench: Bench): LetterSentence | null => {
  const found = ableNeed(bench);
  if (found === null) return null;
  const { mission, ability } = found;
  return bench.write('hookAble', {
    need: slot(mission.text, [offerSource(mission.quote)]),
    able: slot(ability.text, [ability.source]),
  });
};

const SHORT_POST = 12;
/** Below this, a post that one led is outweighed by a longer one since. */
const BRIEF_LEAD = 24;
const LONG_POST = 24;
/** A post whose title is asked for, where it was short and a longer one of the same rank has been held since: that one speaks. */
const outweighed = (near: CandidateExperience, held: readonly CandidateExperience[]): boolean => {
  const [latest] = held;
  return (
    latest !== undefined &&
    latest !== near &&
    !near.ongoing &&
    near.lasted !== null &&
    near.lasted < BRIEF_LEAD &&
    (latest.ongoing || (latest.lasted ?? 0) >= LONG_POST) &&
    [near, latest].every((one) => isLeading(jobOf(one)))
  );
};

/** "php": initials that the CV lists keep their capitals. */
const withInitials = (job: string, skills: LetterInput['candidate']['skills']): string =>
  job.replace(/\p{Ll}{2,5}(?!\p{L})/gu, (word) => {
    const label = skills.find((one) => one.label === word.toUpperCase())?.label;
    return label ?? word;
  });

/** Who is trained in the field asked for says so. Folded. */
const STUDENT = /^etudiante? en \S/u;

/** The trade that the writer gives themselves, where it is the one asked for and the post that would speak is of another. */
const ofHeadline = (
  { input, write }: Bench,
  post: CandidateExperience | undefined,
): LetterSentence | null => {
  const written = input.candidate.headline ?? '';
  // Of two names of one trade, the first is said.
  const [first = ''] = written.split(/ ?\/ ?/u);
  const headline = isRole(first) && isAlike(first, input.offer) ? first : written;
  const isOther =
    post !== undefined &&
    !isAlike(jobOf(post) ?? '', input.offer) &&
    nearnessOf(post, input.offer) === 0;
  const isStudent = STUDENT.test(fold(headline));
  const isAsked =
    (isStudent || isRole(headline)) &&
    isAlike(headline, input.offer) &&
    headline.split(' ').length <= MOST_WORDS;
  if (!isOther || !isAsked || moveOf(input) !== 'same') return null;
  return write('hookTrade', {
    trade: slot(
      withInitials(
        jobTitleFor(isStudent ? headline.toLowerCase() : headline, 'neutral'),
        input.candidate.skills,
      ),
      [{ from: 'cv', place: 'headline', where: null, quote: written }],
    ),
  });
};
const MOST_WORDS = 5;

/** Which post is asked for, and who asks: the trade, the house, since when. */
export const introduction = (bench: Bench): LetterSentence | null => {
  const { input, write } = bench;
  const { experiences } = input.candidate;
  const move = moveOf(input);
  const near = nearPost(input);
  const isWorking = experiences.some(({ ongoing }) => ongoing);
  if (!isWorking && (near === undefined || near.isPlacement)) {
    const studying = write('hookStudy');
    if (studying !== null) return studying;
  }
  if (move === 'change') return write('change') ?? write('changeLeft') ?? write('hookBare');
  const isKin = experiences.some((one) => nearnessOf(one, input.offer) > 0);
  // A post left that is only of the family says less than the one held from which one steps on.
  const isPast = near?.ongoing === false && !isAlike(jobOf(near) ?? '', input.offer);
  const isStep = move === 'step' && (near === undefined ? !isKin : isPast);
  const step = isStep ? write('step') : null;
  const held = experiences.filter((one) => jobOf(one) !== null && !one.isPlacement);
  const isUsable =
    near !== undefined &&
    (!near.isPlacement || held.every((one) => nearnessOf(one, input.offer) === 0));
  const post =
    (isUsable && outweighed(near, held) ? held[0] : undefined) ??
    (isUsable ? near : undefined) ??
    held.find(({ ongoing }) => ongoing) ??
    held.find((one) => nearnessOf(one, input.offer) > 0 && (one.lasted ?? 0) >= SHORT_POST) ??
    held[0] ??
    experiences.find((one) => one.ongoing && postSlots(one)['at'] !== null);
  // A post left in another family of trades is no proof of this one.
  const isApart =
    post !== undefined &&
    !post.ongoing &&
    move === 'same' &&
    tradeOf(input.offer.title) !== null &&
    tradeOf(jobOf(post)) !== null &&
    nearnessOf(post, input.offer) === 0 &&
    !isAlike(jobOf(post) ?? '', input.offer);
  const trade = ofHeadline(bench, post);
  if (trade !== null) return trade;
  if (isApart) return ableHook(bench) ?? write('hookBare');
  if (step !== null || post === undefined) return step ?? ableHook(bench) ?? write('hookBare');
  return write(post.ongoing ? 'hookNow' : 'hookPost', postSlots(post), post) ?? write('hookBare');
};

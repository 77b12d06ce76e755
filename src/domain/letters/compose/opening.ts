import { whySentence } from '#/domain/letters/compose/answers.fr';
import type { Desk, Sentences } from '#/domain/letters/compose/desk';
import { slot } from '#/domain/letters/compose/fill';
import { jobOf, postSlots } from '#/domain/letters/compose/letterSlots';
import { isAlike, isFarPost, isLeading } from '#/domain/letters/compose/move';
import { qualification } from '#/domain/letters/compose/papers';
import { isRole, jobTitleFor } from '#/domain/letters/french/jobTitle.fr';
import type { LetterSentence } from '#/domain/letters/letter';
import { isBesideJobs } from '#/domain/letters/sources/postStatus.fr';
import { countWords, fold } from '#/domain/shared/text';

/** "php": initials that the CV lists keep their capitals. */
const withInitials = (job: string, { input }: Desk): string =>
  job.replace(/\p{Ll}{2,5}(?!\p{L})/gu, (word) => {
    const label = input.candidate.skills.find((one) => one.label === word.toUpperCase())?.label;
    return label ?? word;
  });

/** Who is trained in the field asked for says so. Folded. */
const STUDENT = /^etudiante? en \S/u;
const MOST_WORDS = 5;
/** Where no title was read, the headline is all there is. */
const LONG_TITLE = 'x '.repeat(MOST_WORDS + 1);

const NEAR_BY_REGISTER = 0.3;
/** Whether the register holds a trade near to the one asked for. */
const isNear = (title: string, { input: { offer } }: Desk): boolean =>
  (offer.near?.get(title) ?? 0) >= NEAR_BY_REGISTER;

/** The trade that the writer gives themselves, where it is the one asked for and the post that would speak is of another. */
const ofHeadline = (desk: Desk): LetterSentence | null => {
  const { input, plan, write } = desk;
  const written = input.candidate.headline ?? '';
  // Of two names of one trade, the first is said.
  const [first = ''] = written.split(/ ?\/ ?/u);
  const headline = isRole(first) && isAlike(first, input.offer) ? first : written;
  const { lead } = plan;
  const isOther =
    lead === null ||
    isFarPost(lead.post, input.offer) ||
    (!lead.post.ongoing && lead.lines.length === 0);
  const isStudent = STUDENT.test(fold(headline));
  const isAsked =
    (isStudent || isRole(headline)) &&
    (isAlike(headline, input.offer) || isNear(headline, desk)) &&
    headline.split(' ').length <= MOST_WORDS;
  if (!isOther || !isAsked) return null;
  return write('hookTrade', {
    trade: slot(
      withInitials(jobTitleFor(isStudent ? headline.toLowerCase() : headline, 'neutral'), desk),
      [{ from: 'cv', place: 'headline', where: null, quote: written }],
    ),
  });
};

/** The post of the plan as an opening names it: held now, or left; one left in another trade proves nothing at the door. */
const ofLead = ({ input, plan: { lead }, write }: Desk): LetterSentence | null => {
  if (lead === null || isBesideJobs(lead.post.status)) return null;
  const { post } = lead;
  if (!post.ongoing && isFarPost(post, input.offer)) return null;
  const { headline, experiences } = input.candidate;
  // Whose title no reader could tell is what they call themselves, where they are now.
  const isOwn = post.ongoing && headline !== null && isRole(headline) && post === experiences[0];
  const slots = postSlots(post);
  const job =
    isOwn && countWords(slots['job']?.text ?? LONG_TITLE) > MOST_WORDS
      ? slot(jobTitleFor(headline.toLowerCase(), 'neutral'), [
          { from: 'cv', place: 'headline', where: null, quote: headline },
        ])
      : slots['job'];
  return write(post.ongoing ? 'hookNow' : 'hookPost', { ...slots, job: job ?? null }, post);
};

/** Whether one steps up, or aside, to the post asked for. */
const isStep = ({ input: { offer }, plan: { relation, lead } }: Desk): boolean =>
  relation === 'step' &&
  lead !== null &&
  (isFarPost(lead.post, offer) || (isLeading(offer.title) && !isLeading(jobOf(lead.post))));

/** Which post is asked for, and who asks: the trade, the house, since when. */
const introduction = (desk: Desk): LetterSentence | null => {
  const { plan, write } = desk;
  const told = {
    student: () => write('hookStudy'),
    first: () => (plan.lead === null ? ofHeadline(desk) : null) ?? write('hookDegree'),
    change: () => write('change') ?? write('changeLeft'),
    step: () => (isStep(desk) ? write('step') : null),
    same: () => null,
  }[plan.relation]();
  return (
    told ??
    ofHeadline(desk) ??
    (plan.relation === 'change' ? null : ofLead(desk)) ??
    write('hookBare')
  );
};

/** Who asks, for what, and what the post may not be held without. */
export const opening = (desk: Desk): Sentences => [
  introduction(desk),
  desk.plan.relation === 'change' ? whySentence(desk.input.answers.why) : null,
  ...qualification(desk),
];

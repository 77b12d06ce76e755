import { APPEALS, IN_MY_CAREER, IN_THIS_POST, asJob } from '#/domain/letters/bank/frame.fr';
import { plain } from '#/domain/letters/compose/fill';
import type { Slot, Slots } from '#/domain/letters/compose/fill';
import { proofOf } from '#/domain/letters/compose/letterEvidence';
import type { LetterMatch } from '#/domain/letters/compose/letterEvidence';
import { sharedSkills } from '#/domain/letters/compose/sharedSkills';
import { lowerFirst, typeset } from '#/domain/letters/french/frenchWords';
import { jobTitleFor, offeredTitle } from '#/domain/letters/french/jobTitle.fr';
import { atOrganisation, isOrganisation } from '#/domain/letters/french/nounPhrase';
import {
  PAIR_LINKS,
  THEN_A_CONTRACT,
  withTo,
  yearsInWords,
} from '#/domain/letters/french/phrases.fr';
import type { PairLink } from '#/domain/letters/french/phrases.fr';
import type { Agreement, LetterSource } from '#/domain/letters/letter';
import type {
  CandidateExperience,
  CandidateTask,
  LetterCandidate,
} from '#/domain/letters/sources/candidate';
import type { LetterOffer } from '#/domain/letters/sources/letterOffer';
import type { MissionPhrase } from '#/domain/letters/sources/missionPhrase';
import { contentStems } from '#/domain/matching/words';
import { fold } from '#/domain/shared/text';

const job = ({ jobTitle }: CandidateExperience): string | null =>
  jobTitle === null ? null : jobTitleFor(jobTitle.replace(THEN_A_CONTRACT, ''), 'neutral');

const companyOf = ({ company }: CandidateExperience): string | null =>
  company !== null && isOrganisation(company) ? typeset(company) : null;

/** Whether a text has named the workplace of an experience. */
export const namedIn = (experience: CandidateExperience, text: string): boolean =>
  companyOf(experience) !== null && text.includes(whereText(experience));

const whereText = (experience: CandidateExperience): string => {
  const company = companyOf(experience);
  if (company !== null) return atOrganisation(company);
  const title = job(experience);
  return title === null ? IN_MY_CAREER : asJob(title);
};

/** Slots of an experience; their names end in `A` for the leading one and `B` for the next. */
export const experienceSlots = (experience: CandidateExperience, suffix: 'A' | 'B'): Slots => {
  const told = [experience.source];
  return {
    [`where${suffix}`]: plain(whereText(experience), told),
    [`there${suffix}`]: plain(whereText(experience), told),
    [`at${suffix}`]: plain(companyOf(experience) === null ? null : whereText(experience), told),
    [`job${suffix}`]: plain(job(experience), told),
    [`held${suffix}`]: plain(experience.ongoing ? IN_THIS_POST : null),
    [`left${suffix}`]: plain(experience.ongoing ? null : IN_THIS_POST),
    [`since${suffix}`]: plain(
      experience.ongoing && experience.since !== null ? String(experience.since) : null,
      told,
    ),
  };
};

const TASK_SLOTS = { noun: 'tasks', infinitive: 'inf', clause: 'clause', list: 'list' } as const;

/** The slot that a task fills, by its form. */
export const taskSlots = ({ phrase, source }: CandidateTask, suffix: '' | 'B' = ''): Slots => ({
  [`${TASK_SLOTS[phrase.form]}${suffix}`]: plain(phrase.text, [source]),
  result: plain(phrase.result, [source]),
});

const offerSource = (quote: string): LetterSource => ({
  from: 'offer',
  place: 'offer',
  where: null,
  quote,
});

const missionSlot = (
  mission: MissionPhrase | undefined,
  proof: CandidateTask | null,
): Slot | null =>
  mission === undefined
    ? null
    : plain(mission.text, [offerSource(mission.quote), ...(proof === null ? [] : [proof.source])]);

/** A mission told by a noun, to speak of what comes; undefined where there is none left. */
const towards = (
  missions: readonly MissionPhrase[],
  used: ReadonlySet<MissionPhrase | undefined>,
): MissionPhrase | undefined => {
  const nouns = missions.filter(({ form, whole }) => form === 'noun' && whole);
  const found = nouns.find((mission) => !used.has(mission)) ?? nouns[0];
  return found === undefined ? undefined : { ...found, text: withTo(found.text) };
};

/** What only makes sense after the words before it. Folded. */
const REFERS_BACK =
  /(?:^|\s)(?:ce|cet|cette|ces|celles?|ceux|celui|leurs?|son|sa|ses|y|en (?=\S+er\b))(?=\s|$)/u;

/** Whole missions first, and those that say one thing. */
const awkward = ({ joined, whole }: MissionPhrase): number => Number(joined) + 2 * Number(!whole);

/** Missions that the writer can show, and one more to speak of what comes: it claims nothing. */
const missionSlots = (
  candidate: LetterCandidate,
  offer: LetterOffer,
  match: LetterMatch,
  variant: number,
): Slots => {
  const shown = offer.missions
    .map((mission) => ({ mission, proof: proofOf(mission, candidate) }))
    .filter(
      ({ mission, proof }) =>
        proof !== null || (mission.whole && match.answered.has(mission.quote)),
    )
    .sort((one, other) => awkward(one.mission) - awkward(other.mission));
  const from = (variant * 2) % Math.max(1, shown.length - 1);
  const of = (form: MissionPhrase['form']) => {
    const ofForm = shown.filter(({ mission }) => mission.form === form);
    return ofForm.length < 2 ? ofForm : [...ofForm.slice(from), ...ofForm.slice(0, from)];
  };
  const [first, second] = of('infinitive');
  const [one, two] = of('noun');
  const used = new Set([first, second].map((entry) => entry?.mission));
  const proven = new Set(shown.map(({ mission }) => mission));
  const free = offer.missions.filter(
    (mission) =>
      mission.form === 'infinitive' &&
      (mission.whole || !REFERS_BACK.test(fold(mission.text))) &&
      !used.has(mission),
  );
  const near = free.filter((mission) => proven.has(mission));
  const rest = near.length > 0 ? near : free;
  const next = rest[variant % Math.max(1, rest.length)];
  const firstSlot = second === undefined ? null : missionSlot(first?.mission, first?.proof ?? null);
  const secondSlot = missionSlot(second?.mission, second?.proof ?? null);
  /** Two missions in one breath; a mission that says two things itself needs more than "et" after it. */
  const both = ([link, afterTwo]: PairLink): Slot | null => {
    if (firstSlot === null || secondSlot === null) return null;
    const double = / et |,/u.test(firstSlot.text) || / et /u.test(secondSlot.text);
    const text = `${firstSlot.text}${double ? afterTwo : link}${secondSlot.text}`;
    return plain(text, [...firstSlot.sources, ...secondSlot.sources]);
  };
  return {
    m1: firstSlot,
    m2: secondSlot,
    pair: both(PAIR_LINKS.pair),
    pairAlone: both(PAIR_LINKS.pairAlone),
    pairTo: both(PAIR_LINKS.pairTo),
    pairOf: both(PAIR_LINKS.pairOf),
    n1: two === undefined ? null : missionSlot(one?.mission, one?.proof ?? null),
    n2: missionSlot(two?.mission, two?.proof ?? null),
    m3: missionSlot(next, null),
    toN3: missionSlot(towards(offer.missions, new Set([one?.mission, two?.mission])), null),
  };
};

/** The degree nearest to the offer; the latest where none is. */
const degreeSlot = ({ degrees }: LetterCandidate, { stems }: LetterOffer): Slot | null => {
  const scored = degrees.map((degree) => ({
    degree,
    near: contentStems(degree.source.quote).filter((stem) => stems.has(stem)).length,
  }));
  const best = scored.sort((one, other) => other.near - one.near)[0]?.degree;
  return best === undefined ? null : plain(lowerFirst(typeset(best.text)), [best.source]);
};

/** The title of the offer, agreed with the writer. */
export const titleOf = (
  { experiences }: LetterCandidate,
  { title }: LetterOffer,
  agreement: Agreement,
): string =>
  offeredTitle(
    title,
    agreement,
    experiences.flatMap(({ jobTitle }) => (jobTitle === null ? [] : [jobTitle])),
  );

/** Slots that do not depend on the lines chosen. */
export const frameSlots = (
  candidate: LetterCandidate,
  offer: LetterOffer,
  options: { readonly match: LetterMatch; readonly agreement: Agreement; readonly variant: number },
): Slots => {
  const now = candidate.experiences.find(({ ongoing, jobTitle }) => ongoing && jobTitle !== null);
  const dated = candidate.experiences.filter(({ since }) => since !== null);
  return {
    title: plain(offer.title === '' ? null : titleOf(candidate, offer, options.agreement)),
    atCompany: plain(offer.company === '' ? null : atOrganisation(typeset(offer.company))),
    years: plain(
      yearsInWords(candidate.months),
      dated.map(({ source }) => source),
    ),
    jobNow: plain(now === undefined ? null : job(now), now ? [now.source] : []),
    atNow: plain(
      now === undefined || companyOf(now) === null ? null : whereText(now),
      now ? [now.source] : [],
    ),
    skills: sharedSkills(candidate, offer, options.match),
    degree: degreeSlot(candidate, offer),
    appeal: plain(APPEALS[offer.recruiter?.civility ?? 'unknown']),
    ...missionSlots(candidate, offer, options.match, options.variant),
  };
};

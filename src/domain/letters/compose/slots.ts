import { APPEALS, AT_YOURS, IN_MY_CAREER, asJob } from '#/domain/letters/bank/frame.fr';
import { slot } from '#/domain/letters/compose/fill';
import type { Slot, Slots } from '#/domain/letters/compose/fill';
import type { Line } from '#/domain/letters/compose/letterEvidence';
import type { LetterInput } from '#/domain/letters/compose/letterInput';
import { sharedSkills } from '#/domain/letters/compose/sharedSkills';
import { lowerFirst, typeset } from '#/domain/letters/french/frenchWords';
import { agreementOf, jobTitleFor, offeredTitle } from '#/domain/letters/french/jobTitle.fr';
import { carrierOf, nominalOf } from '#/domain/letters/french/nominals.fr';
import {
  atOrganisation,
  genderOf,
  headOf,
  isOrganisation,
} from '#/domain/letters/french/nounPhrase';
import { THEN_A_CONTRACT, yearsInWords } from '#/domain/letters/french/phrases.fr';
import type { CandidateExperience, LetterCandidate } from '#/domain/letters/sources/candidate';
import { tell } from '#/domain/letters/sources/deed.fr';
import type { LetterOffer } from '#/domain/letters/sources/letterOffer';
import { contentStems } from '#/domain/matching/words';

const titlesOf = ({ experiences, headline }: LetterCandidate): readonly string[] => [
  ...(headline === null ? [] : [headline]),
  ...experiences.flatMap(({ jobTitle }) => (jobTitle === null ? [] : [jobTitle])),
];

/** The title of the offer, agreed with the writer. */
export const titleOf = ({
  candidate,
  offer,
  agreement,
}: Pick<LetterInput, 'candidate' | 'offer' | 'agreement'>): string =>
  offeredTitle(offer.title, agreementOf(agreement, titlesOf(candidate)));

/** A job held, as named inside a sentence: what follows a comma or stands in brackets says where, not what. */
export const jobOf = ({ jobTitle }: CandidateExperience): string | null => {
  const [title = ''] = (jobTitle ?? '')
    .replace(THEN_A_CONTRACT, '')
    .replace(/\s*\([^)]*\)/gu, (bracket) =>
      /^\(\p{L}{1,6}\)$/u.test(bracket.trim()) ? bracket : '',
    )
    .split(/\s*[,;|]\s*|\s[-–—]\s/u);
  const isWork = title
    .split(/\s+/u)
    .slice(0, 2)
    .some((word) => carrierOf(headOf(word)) !== null);
  return title.trim() === '' || isWork || nominalOf(title.trim()) !== null
    ? null
    : jobTitleFor(title.trim(), 'neutral');
};

const companyOf = ({ company }: CandidateExperience): string | null =>
  company !== null && isOrganisation(company) ? typeset(company) : null;

/** Where a post was held: the employer, the job where no employer is told, or the career. */
export const whereOf = (experience: CandidateExperience): string => {
  const company = companyOf(experience);
  if (company !== null) return atOrganisation(company);
  const title = jobOf(experience);
  return title === null ? IN_MY_CAREER : asJob(title);
};

/** The slots of a line of the CV and of the post it was written of. */
export const lineSlots = ({ experience, task }: Line): Slots => {
  const { ongoing, since, source } = experience;
  return {
    c: slot(tell(task.deed, { ongoing }), [task.source]),
    cThere: slot(tell(task.deed, { ongoing, there: true }), [task.source]),
    where: slot(whereOf(experience), [source]),
    job: slot(jobOf(experience), [source]),
    since: slot(ongoing && since !== null ? String(since) : null, [source]),
  };
};

const TITLE =
  /^(?:diplome|titre|brevet|certificat|bac|baccalaureat|master|mastere|doctorat|bachelor)$/u;
const ACRONYM = /^\p{Lu}{2,}(?:\s|$)/u;

/** The degree nearest to the offer, with its article; the latest where none is near. */
const degreeSlots = ({ degrees }: LetterCandidate, { stems }: LetterOffer): Slots => {
  const scored = degrees.map((degree) => ({
    degree,
    near: contentStems(degree.source.quote).filter((stem) => stems.has(stem)).length,
  }));
  const best = scored.sort((one, other) => other.near - one.near)[0]?.degree;
  if (best === undefined || best.text.length > LONGEST_DEGREE) return {};
  const text = typeset(best.text).replace(/^([^,]+), ([^,]+)$/u, '$1 ($2)');
  const head = headOf(text);
  const gender = ACRONYM.test(text) || TITLE.test(head) ? 'm' : genderOf(head);
  if (gender === null) return {};
  const words = `${gender === 'f' ? 'une' : 'un'} ${lowerFirst(text)}`;
  return { degree: slot(words, [best.source]) };
};
const LONGEST_DEGREE = 110;

/** The job held now, else the latest that is named. */
const nowOf = ({ experiences }: LetterCandidate): CandidateExperience | undefined =>
  experiences.find(({ ongoing, jobTitle }) => ongoing && jobTitle !== null);

/** Slots that depend on no line. */
export const frameSlots = (input: LetterInput): Slots => {
  const { candidate, offer, match } = input;
  const now = nowOf(candidate);
  const company = offer.company === '' ? AT_YOURS : atOrganisation(typeset(offer.company));
  const at = (experience: CandidateExperience | undefined): Slot | null =>
    experience === undefined || companyOf(experience) === null
      ? null
      : slot(whereOf(experience), [experience.source]);
  return {
    title: slot(offer.title === '' ? null : titleOf(input)),
    atCompany: slot(company),
    years: slot(
      yearsInWords(candidate.months),
      candidate.experiences.filter(({ since }) => since !== null).map(({ source }) => source),
    ),
    jobNow: now === undefined ? null : slot(jobOf(now), [now.source]),
    atNow: at(now),
    skills: sharedSkills(candidate, offer, match),
    appeal: slot(APPEALS[offer.recruiter?.civility ?? 'unknown']),
    ...degreeSlots(candidate, offer),
  };
};

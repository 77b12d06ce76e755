import {
  APPEALS,
  IN_MY_CAREER,
  WITH_YOU,
  asJob,
  inYear,
  onPlacement,
} from '#/domain/letters/bank/frame.fr';
import { degreeSlots, studySlot } from '#/domain/letters/compose/degreeSlots';
import { slot } from '#/domain/letters/compose/fill';
import type { Slot, Slots } from '#/domain/letters/compose/fill';
import type { Line } from '#/domain/letters/compose/letterEvidence';
import type { LetterInput } from '#/domain/letters/compose/letterInput';
import { sharedSkills } from '#/domain/letters/compose/sharedSkills';
import { joinAnd, lowerFirst, typeset } from '#/domain/letters/french/frenchWords';
import { isRole, jobTitleFor, offeredTitle } from '#/domain/letters/french/jobTitle.fr';
import { carrierOf, nominalOf } from '#/domain/letters/french/nominals.fr';
import {
  atOrganisation,
  headOf,
  inHouse,
  isOrganisation,
} from '#/domain/letters/french/nounPhrase';
import {
  ONE_YEAR,
  AT_A_HOUSE,
  SITTER,
  SITTING,
  THEN_A_CONTRACT,
  thoseOf,
  easeIn,
  traitsAsked,
  traitsIn,
  yearsInWords,
} from '#/domain/letters/french/phrases.fr';
import { atTown, placeName } from '#/domain/letters/french/properNames.fr';
import type { Agreement, LetterSource } from '#/domain/letters/letter';
import type { CandidateExperience, LetterCandidate } from '#/domain/letters/sources/candidate';
import { BROKEN } from '#/domain/letters/sources/cleanLine.fr';
import { startIn, townOf, type OfferFact } from '#/domain/letters/sources/employer.fr';
import type { LetterOffer } from '#/domain/letters/sources/letterOffer';
import { otherPermitsIn, permitsIn } from '#/domain/letters/sources/permits.fr';
import { readyIn } from '#/domain/letters/sources/ready.fr';
import { agreementOf } from '#/domain/letters/sources/sourceAgreement.fr';
import { tellTogether } from '#/domain/letters/sources/tellDeed.fr';
import type { Telling } from '#/domain/letters/sources/tellDeed.fr';
import { contentStems } from '#/domain/matching/words';
import { countWords, fold } from '#/domain/shared/text';

/** How the writer agrees, as far as they or their CV tell. */
export const agreementFor = ({
  candidate,
  agreement,
}: Pick<LetterInput, 'candidate' | 'agreement'>): Agreement => {
  const held = candidate.experiences.flatMap(({ jobTitle }) => jobTitle ?? []);
  const byPosts = agreementOf(agreement, held);
  if (byPosts !== 'neutral') return byPosts;
  const named = agreementOf(agreement, candidate.headline === null ? [] : [candidate.headline]);
  return named === 'neutral' ? candidate.agreement : named;
};

/** "Coordinateur MEAL / MEAL Coordinator": the same title twice. */
const ALSO_IN_ENGLISH =
  /\s+\/\s+[A-Z][\w\s&-]*(?:Coordinator|Officer|Manager|Engineer|Developer|Assistant|Advisor|Lead)$/u;

/** The title of the offer, agreed with the writer. */
export const titleOf = ({
  candidate,
  offer,
  agreement,
}: Pick<LetterInput, 'candidate' | 'offer' | 'agreement'>): string =>
  offeredTitle(offer.title.replace(ALSO_IN_ENGLISH, ''), agreementFor({ candidate, agreement }));

/** "GesGonnaire": two letters that the file tells as one capital. */
const BROKEN_TITLE = /\p{Ll}{2}\p{Lu}\p{Ll}{2}/u;

/** A grade of the house after a title: "technicien fibre D3". */
const GRADE = /(?<=\p{Ll}{3,}) (?:N|D|C|E)?\d$/u;

/** A job held, as named inside a sentence: what follows a comma or stands in brackets says where, not what. */
export const jobOf = ({ jobTitle }: Pick<CandidateExperience, 'jobTitle'>): string | null => {
  const [title = ''] = (jobTitle ?? '')
    .replace(THEN_A_CONTRACT, '')
    .replace(AT_A_HOUSE, '')
    .replace(SITTING, SITTER)
    .replace(GRADE, '')
    .replace(/\s*\([^)]*\)/gu, (bracket) =>
      /^\(\p{L}{1,6}\)$/u.test(bracket.trim()) ? bracket : '',
    )
    .split(/\s*[,;|]\s*|\s[-–—]\s/u);
  const isWork = title
    .split(/\s+/u)
    .slice(0, 2)
    .some((word) => carrierOf(headOf(word)) !== null);
  return title.trim() === '' ||
    BROKEN_TITLE.test(title) ||
    isWork ||
    nominalOf(title.trim()) !== null ||
    !isRole(title.trim())
    ? null
    : jobTitleFor(title.trim(), 'neutral');
};

/** A size or a form of houses is none of them. */
const KIND_OF_HOUSE = /^(?:PME|TPE|ETI|SARL|SAS|start-?up)$/iu;
/** Words that head a part of a post, and employ nobody. Folded. */
const HEADING =
  /^(?:missions?|projets?|sujets?|outils?|contrats?|activites?|taches|environnement|technologies?|objectifs?|realisations?|competences?)$/u;
/** What is longer is a name with something else read into it. */
const LONGEST_COMPANY = 6;

const companyOf = ({ company }: CandidateExperience): string | null =>
  company !== null &&
  isOrganisation(company) &&
  !/,\s*\d|\d{4,}|[€$%]|^(?:interim|divers\S*|differente?s|plusieurs)(?![a-z])/u.test(
    fold(company),
  ) &&
  !KIND_OF_HOUSE.test(company) &&
  !HEADING.test(fold(company).trim()) &&
  !BROKEN.test(company) &&
  countWords(company) <= LONGEST_COMPANY
    ? typeset(company)
    : null;

const LONGEST_HOUSE = 12;
/** Where one worked: at an employer by name, or in a house of which only the kind is told; null where neither is. */
const placeOf = (experience: CandidateExperience): string | null => {
  const company = companyOf(experience);
  if (company !== null) return atOrganisation(company);
  const written = experience.company ?? '';
  return countWords(written) > LONGEST_HOUSE || BROKEN.test(written) || /[(/,;:]/u.test(written)
    ? null
    : inHouse(typeset(written));
};

const HALF_A_YEAR = 6;
/** Where a post was held: the employer, the job where no employer is told, the year of what lasted some months, or the career. */
export const whereOf = (experience: CandidateExperience): string => {
  const place = placeOf(experience);
  if (place !== null) return experience.isPlacement ? onPlacement(place) : place;
  const title = jobOf(experience);
  const { since, ongoing, lasted } = experience;
  if (title !== null) return asJob(title);
  const isOfOneYear = !ongoing && lasted !== null && lasted < HALF_A_YEAR;
  return since !== null && isOfOneYear ? inYear(since) : IN_MY_CAREER;
};

const A_YEAR: readonly number[] = [12, 13];
/** How long a post lasted, in words, where it says something for its writer. */
const lastedWords = ({ lasted }: CandidateExperience): string | null =>
  lasted === null || lasted < HALF_A_YEAR
    ? null
    : A_YEAR.includes(lasted)
      ? ONE_YEAR
      : yearsInWords(lasted);

/** The slots of a post alone. */
export const postSlots = (experience: CandidateExperience): Slots => {
  const { ongoing, since, source } = experience;
  return {
    where: slot(whereOf(experience), [source]),
    at: slot(placeOf(experience) === null ? null : whereOf(experience), [source]),
    job: slot(jobOf(experience), [source]),
    since: slot(ongoing && since !== null ? String(since) : null, [source]),
    lasted: slot(lastedWords(experience), [source]),
  };
};

/** The slots of a line of the CV, or of a few told in one sentence, and of the post they were written of. */
export const lineSlots = (line: Line, ...others: readonly Line[]): Slots => {
  const { ongoing } = line.experience;
  const tasks = [line, ...others].map(({ task }) => task);
  const { result: came } = line.task.deed;
  const result = came === null ? '' : `, et ${lowerFirst(came)}`;
  const deeds = tasks.map(({ deed }) => deed);
  const told = (how: Pick<Telling, 'there' | 'also'>): Slot | null =>
    slot(
      `${tellTogether(deeds, { ongoing, ...how })}${result}`,
      tasks.map(({ source }) => source),
    );
  const post = postSlots(line.experience);
  // What was done again and again, in the imperfect, is not counted in years.
  const isDone = /^j\u2019(?:y )?ai /u.test(told({})?.text ?? '');
  return {
    ...post,
    lasted: isDone ? (post['lasted'] ?? null) : null,
    those: isDone ? slot(thoseOf(post['lasted']?.text ?? ''), [line.experience.source]) : null,
    // Where no employer is told, the place is the job itself, which is not said twice; nor is who learnt there.
    job: post['at'] === null || line.experience.isPlacement ? null : (post['job'] ?? null),
    c: told({}),
    cThere: told({ there: true }),
    cAlso: told({ also: true }),
  };
};

const permitSlot = ({ text }: LetterCandidate, offer: LetterOffer, told: string): Slot | null => {
  const found = permitsIn(text, offer.text).filter((one) => !told.includes(one.quote));
  return slot(
    joinAnd(found.map((one) => one.text)),
    found.map(({ quote }) => ({ from: 'cv', place: 'skills', where: null, quote })),
  );
};

const otherPermitSlot = ({ text }: LetterCandidate, offer: LetterOffer): Slot | null => {
  const found = otherPermitsIn(text, offer.text);
  return slot(
    joinAnd(found.map((one) => one.text)),
    found.map(({ quote }) => ({ from: 'cv', place: 'education', where: null, quote })),
  );
};

/** The job held now. */
const nowOf = ({ experiences }: LetterCandidate): CandidateExperience | undefined =>
  experiences.find(({ ongoing, jobTitle }) => ongoing && jobTitle !== null);

/** The job left last, where none is held. */
const leftOf = (candidate: LetterCandidate): CandidateExperience | undefined =>
  nowOf(candidate) === undefined
    ? candidate.experiences.find((one) => jobOf(one) !== null)
    : undefined;

const fromOffer = (quote: string): LetterSource => ({
  from: 'offer',
  place: 'offer',
  where: null,
  quote,
});

/** The town where the writer lives and the post is; null where they differ or one is not told. */
const townSlot = (candidate: LetterCandidate, offer: LetterOffer): Slot | null => {
  const own = townOf(typeset(candidate.city));
  if (own === '' || fold(own) !== fold(townOf(offer.place))) return null;
  const town = placeName(own);
  return slot(town, [{ from: 'cv', place: 'headline', where: null, quote: candidate.city }]);
};

/** Where a town is; null where the advertisement names none, or several. */
const inTown = (place: string): string | null => {
  const town = placeName(townOf(typeset(place)));
  if (town === '' || /,|\d|\//u.test(place.replace(/\s*\([^)]*\)/gu, ''))) return null;
  return FAR.test(fold(place)) ? null : atTown(town);
};
/** Work without a place. Folded. */
const FAR = /distance|teletravail|france|europe|monde/u;

const startSlot = ({ offer, today }: LetterInput): Slot | null => {
  const start = startIn(offer.text, today);
  return start === null ? null : slot(start.text, [fromOffer(start.quote)]);
};

/** Languages that the offer names: the others answer nothing. */
const languageSlot = ({ languages }: LetterCandidate, offer: LetterOffer): Slot | null => {
  const asked = fold(offer.text);
  const known = languages.filter(({ source }) => asked.includes(fold(source.quote)));
  return slot(
    joinAnd(known.map(({ text }) => text)),
    known.map(({ source }) => source),
  );
};

/** What the writer is at ease with, in the words of the CV, where the offer speaks of it. */
const easeSlot = ({ text }: LetterCandidate, { stems }: LetterOffer): Slot | null => {
  const ease = easeIn(text);
  const isAsked = ease !== null && contentStems(ease.text).some((stem) => stems.has(stem));
  return isAsked
    ? slot(ease.text, [{ from: 'cv', place: 'skills', where: null, quote: ease.quote }])
    : null;
};

/** What the CV says that its writer is, where the offer asks for qualities at all. */
const traitSlot = ({ text }: LetterCandidate, offer: LetterOffer): Slot | null => {
  const traits = traitsIn(text);
  return traits === null || !traitsAsked(offer.text)
    ? null
    : slot(traits.text, [{ from: 'cv', place: 'headline', where: null, quote: traits.quote }]);
};

/** Slots that depend on no line; `told` is what the letter says already. */
export const frameSlots = (input: LetterInput, told = ''): Slots => {
  const { candidate, offer, match } = input;
  const now = nowOf(candidate);
  const company =
    offer.company === '' || offer.isAgency ? null : atOrganisation(typeset(offer.company));
  const left = leftOf(candidate);
  const ready = readyIn(candidate.text);
  const { team } = offer.facts;
  const fact = (one: OfferFact | null): Slot | null =>
    one === null ? null : slot(one.text, [fromOffer(one.quote)]);
  const at = (experience: CandidateExperience | undefined): Slot | null =>
    experience === undefined || placeOf(experience) === null
      ? null
      : slot(whereOf(experience), [experience.source]);
  return {
    title: slot(offer.title === '' ? null : titleOf(input)),
    titleAt: slot(
      offer.title === ''
        ? null
        : [titleOf(input), company ?? inTown(offer.place)]
            .filter((part) => part !== null)
            .join(' '),
    ),
    atCompany: slot(company),
    employer:
      offer.employer === null ? null : slot(offer.employer.text, [fromOffer(offer.employer.quote)]),
    team: fact(team),
    ready:
      ready === null
        ? null
        : slot(ready.text, [{ from: 'cv', place: 'headline', where: null, quote: ready.quote }]),
    town: townSlot(candidate, offer),
    starts: startSlot(input),
    withYou: slot(company ?? WITH_YOU),
    study: studySlot(candidate),
    jobNow: now === undefined ? null : slot(jobOf(now), [now.source]),
    atNow: at(now),
    jobLeft: left === undefined ? null : slot(jobOf(left), [left.source]),
    atLeft: at(left),
    languages: languageSlot(candidate, offer),
    skills: sharedSkills(candidate, offer, match, told),
    permits: permitSlot(candidate, offer, told),
    permitsToo: otherPermitSlot(candidate, offer),
    ease: easeSlot(candidate, offer),
    engaged: slot(
      joinAnd(candidate.engagements.slice(0, 2).map(({ text }) => text)),
      candidate.engagements.slice(0, 2).map(({ source }) => source),
    ),
    traits: traitSlot(candidate, offer),
    appeal: slot(APPEALS[offer.recruiter?.civility ?? 'unknown']),
    ...degreeSlots(candidate, offer),
  };
};

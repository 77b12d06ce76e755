import { IN_MY_CAREER, asJob, inYear, onPlacement } from '#/domain/letters/bank/frame.fr';
import { slot } from '#/domain/letters/compose/fill';
import type { Slots } from '#/domain/letters/compose/fill';
import type { LetterInput } from '#/domain/letters/compose/letterInput';
import { typeset } from '#/domain/letters/french/frenchWords';
import { isRole, jobTitleFor, offeredTitle } from '#/domain/letters/french/jobTitle.fr';
import { HOUSE_IN_TITLE } from '#/domain/letters/french/namedKinds.fr';
import { carrierOf, nominalOf } from '#/domain/letters/french/nominals.fr';
import {
  atOrganisation,
  headOf,
  inHouse,
  isOrganisation,
} from '#/domain/letters/french/nounPhrase';
import {
  AT_A_HOUSE,
  HELPER,
  NO_JOB,
  ROSE,
  SITTER,
  SITTING,
  THEN_A_CONTRACT,
  lengthInWords,
  withStateDegree,
} from '#/domain/letters/french/phrases.fr';
import { atTown, placeName } from '#/domain/letters/french/properNames.fr';
import type { Agreement } from '#/domain/letters/letter';
import type { CandidateExperience } from '#/domain/letters/sources/candidate';
import { BROKEN } from '#/domain/letters/sources/cleanLine.fr';
import { agreementOf } from '#/domain/letters/sources/sourceAgreement.fr';
import { TOWNS } from '#/domain/places/placeNames.fr';
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

/** A grade of the house, or a paper, after a title: "technicien fibre D3", "agent SSIAP 1". */
const GRADE = /(?<=\p{Ll}{3,}) (?:(?:N|D|C|E)?\d|\p{Lu}{3,}\s?\d)$/u;

/** How one is employed, before the trade: "auto entrepreneuse caviste". */
const SELF_EMPLOYED = /^(?:(?:auto|micro)[\s-]*)?entrepreneu(?:r|se)\s+(?=\p{L})/iu;

/** How one learnt, before the trade: "alternance technicien SAV". */
const LEARNING = /^(?:alternance|apprentissage|alternante?|apprentie? puis) (?=\p{L}{4,})/iu;

const readJob = (jobTitle: string | null): string | null => {
  const [title = ''] = withStateDegree(jobTitle ?? '')
    .replace(THEN_A_CONTRACT, '')
    .replace(AT_A_HOUSE, '')
    .replace(SITTING, SITTER)
    .replace(SELF_EMPLOYED, '')
    .replace(GRADE, '')
    .replace(/\s*\([^)]*\)/gu, (bracket) =>
      /^\(\p{L}{1,6}\)$/u.test(bracket.trim()) ? bracket : '',
    )
    .replace(/[\s.:;-]+$/u, '')
    .replace(LEARNING, '')
    .split(/\s*[,;:|]\s*|\s[-–—]\s/u);
  const isWork = HELPER.test(title)
    ? false
    : title
        .split(/\s+/u)
        .slice(0, 2)
        .some((word) => carrierOf(headOf(word)) !== null);
  return title.trim() === '' ||
    BROKEN_TITLE.test(title) ||
    NO_JOB.test(title) ||
    isWork ||
    (nominalOf(title.trim()) !== null && !HELPER.test(title)) ||
    !isRole(title.trim())
    ? null
    : jobTitleFor(title.trim(), 'neutral');
};

/** A title that goes on for longer says what was done. */
const LONGEST_JOB = 6;
const jobs = new WeakMap<object, string | null>();

/** A job held, as named inside a sentence: what follows a comma or stands in brackets says where, not what. */
export const jobOf = (post: Pick<CandidateExperience, 'jobTitle'>): string | null => {
  const known = jobs.get(post);
  if (known !== undefined) return known;
  const whole = readJob(post.jobTitle);
  const first = readJob(post.jobTitle?.replace(ROSE, '') ?? null);
  const job = countWords(whole ?? '') > LONGEST_JOB ? (first ?? whole) : (whole ?? first);
  jobs.set(post, job);
  return job;
};

/** A size or a form of houses is none of them. */
const KIND_OF_HOUSE = /^(?:PME|TPE|ETI|SARL|SAS|start-?up)$/iu;
/** Words that head a part of a post, and employ nobody. Folded. */
const HEADING =
  /^(?:env\.?(?: technique)?|missions?|projets?|sujets?|outils?|contrats?|activites?|taches|environnement|technologies?|objectifs?|realisations?|competences?)$/u;
/** What is longer is a name with something else read into it. */
const LONGEST_COMPANY = 6;

/** How one was employed, what one learnt or for whom: none of it is a house. Folded. */
const NO_HOUSE =
  /^(?:c\.?d\.?[id]\.?|interim(?:aire)?s?|freelance|independante?|auto[- ]?entrepreneu\S*|micro[- ]?entrepreneu\S*|benevol\S*|alternan\S*|apprenti\S*|stages?|saisonn\S*|vacat\S*|temps (?:plein|partiel|complet)|mi-temps|contrats?|remplacements?|missions? (?:de|d'|en|pour)|clients?|pour|(?:formation|bts|but|dut|deug|licence|master\S*|bachelor|bac|baccalaureat|cap|bep|titre|diplome|certificat\S*|annee|promotion|option|specialite) [a-z]+|a domicile|domicile|particuliers?|teletravail|etranger|france|region)(?![a-z])/u;
/** Whether what was read as a house names none: a status, a course, a client. */
const isNoHouse = (company: string): boolean => NO_HOUSE.test(fold(company).trim());

const companyOf = ({ company: written }: CandidateExperience): string | null => {
  // "Lumara /Banque": what a stroke adds is a kind, and no name.
  const company = written?.replace(/\s+\/\s*\p{L}[\p{L} ]*$/u, '') ?? null;
  return company !== null &&
    isOrganisation(company) &&
    /^[\p{L}\d]/u.test(company) &&
    !/,\s*\d|\d{4,}|[€$%]|^(?:interim|divers\S*|differente?s|plusieurs)(?![a-z])/u.test(
      fold(company),
    ) &&
    !KIND_OF_HOUSE.test(company) &&
    !HEADING.test(fold(company).trim()) &&
    !isNoHouse(company) &&
    !BROKEN.test(company) &&
    countWords(company) <= LONGEST_COMPANY
    ? typeset(company)
    : null;
};

/** Towns whose names houses bear too. */
const ALSO_A_HOUSE = /^(?:gap|man|dole|calais|nice)$/iu;
/** The town that stands where a house should, without its number; null where it is a house. */
const townIn = (company: string | null): string | null => {
  const bare = (company ?? '').replace(/\s*\(?\d{2,5}\)?\s*$/u, '').trim();
  const key = fold(bare);
  const isTown = TOWNS.has(key) || TOWNS.has(key.replaceAll(' ', '-'));
  return isTown && !ALSO_A_HOUSE.test(key) ? placeName(bare) : null;
};

/** The house that a title goes on with. */
const houseInTitle = (title: string | null): string | null => {
  const [, house] = HOUSE_IN_TITLE.exec(title ?? '') ?? [];
  return house?.replace(/\s*[(–].*$/u, '').trim() ?? null;
};

const LONGEST_HOUSE = 12;
/** Where one worked: at an employer by name, or in a house of which only the kind is told; null where neither is. */
export const placeOf = (experience: CandidateExperience): string | null => {
  const town = townIn(experience.company);
  if (town !== null) return atTown(town);
  const company = companyOf(experience);
  if (company !== null) return atOrganisation(company);
  const written = experience.company ?? houseInTitle(experience.jobTitle) ?? '';
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

/** How long a post lasted, in words, where it says something for its writer. */
const lastedWords = ({ lasted }: CandidateExperience): string | null =>
  lasted === null || lasted < HALF_A_YEAR ? null : lengthInWords(lasted);

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

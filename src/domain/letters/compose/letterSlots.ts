import {
  APPEALS,
  QUOTED,
  IN_QUOTES,
  IN_MY_CAREER,
  SHOUTED_DEGREE,
  SHOUTED_WORDS,
  SHOUTED_LONG,
  STATE_DEGREE,
  WITH_YOU,
  aDegree,
  asDegree,
  asJob,
  onPlacement,
  ofDegree,
  studying,
} from '#/domain/letters/bank/frame.fr';
import { tradeOf } from '#/domain/letters/bank/trades.fr';
import { slot } from '#/domain/letters/compose/fill';
import type { Slot, Slots } from '#/domain/letters/compose/fill';
import type { Line } from '#/domain/letters/compose/letterEvidence';
import { seedOf } from '#/domain/letters/compose/letterInput';
import type { LetterInput } from '#/domain/letters/compose/letterInput';
import { sharedSkills } from '#/domain/letters/compose/sharedSkills';
import { joinAnd, lowerFirst, typeset } from '#/domain/letters/french/frenchWords';
import { isRole, jobTitleFor, offeredTitle } from '#/domain/letters/french/jobTitle.fr';
import { carrierOf, nominalOf } from '#/domain/letters/french/nominals.fr';
import {
  atOrganisation,
  genderOf,
  headOf,
  isOrganisation,
} from '#/domain/letters/french/nounPhrase';
import { ONE_YEAR, THEN_A_CONTRACT, yearsInWords } from '#/domain/letters/french/phrases.fr';
import { atTown, placeName } from '#/domain/letters/french/properNames.fr';
import { REGISTERS, registerOf } from '#/domain/letters/letter';
import type { Agreement, LetterSource } from '#/domain/letters/letter';
import type {
  CandidateExperience,
  Degree,
  LetterCandidate,
} from '#/domain/letters/sources/candidate';
import { BROKEN } from '#/domain/letters/sources/cleanLine.fr';
import { startIn, townOf, type OfferFact } from '#/domain/letters/sources/employer.fr';
import type { LetterOffer } from '#/domain/letters/sources/letterOffer';
import { permitsIn } from '#/domain/letters/sources/permits.fr';
import { readyIn } from '#/domain/letters/sources/ready.fr';
import { agreementOf } from '#/domain/letters/sources/sourceAgreement.fr';
import { tell } from '#/domain/letters/sources/tellDeed.fr';
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

/** A job held, as named inside a sentence: what follows a comma or stands in brackets says where, not what. */
export const jobOf = ({ jobTitle }: Pick<CandidateExperience, 'jobTitle'>): string | null => {
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
  return title.trim() === '' ||
    BROKEN_TITLE.test(title) ||
    isWork ||
    nominalOf(title.trim()) !== null ||
    !isRole(title.trim())
    ? null
    : jobTitleFor(title.trim(), 'neutral');
};

/** What is longer is a name with something else read into it. */
const LONGEST_COMPANY = 6;

const companyOf = ({ company }: CandidateExperience): string | null =>
  company !== null &&
  isOrganisation(company) &&
  !/,\s*\d|\d{4,}|[€$%]|^(?:interim|divers\S*|differente?s|plusieurs)(?![a-z])/u.test(
    fold(company),
  ) &&
  !BROKEN.test(company) &&
  countWords(company) <= LONGEST_COMPANY
    ? typeset(company)
    : null;

/** Where a post was held: the employer, the job where no employer is told, or the career. */
export const whereOf = (experience: CandidateExperience): string => {
  const company = companyOf(experience);
  if (company !== null && experience.isPlacement) return onPlacement(atOrganisation(company));
  if (company !== null) return atOrganisation(company);
  const title = jobOf(experience);
  return title === null ? IN_MY_CAREER : asJob(title);
};

const HALF_A_YEAR = 6;
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
    at: slot(companyOf(experience) === null ? null : whereOf(experience), [source]),
    job: slot(jobOf(experience), [source]),
    since: slot(ongoing && since !== null ? String(since) : null, [source]),
    lasted: slot(lastedWords(experience), [source]),
  };
};

/** The slots of a line of the CV, or of two told in one sentence, and of the post they were written of. */
export const lineSlots = (line: Line, other: Line | null = null): Slots => {
  const { ongoing } = line.experience;
  const { deed, source } = line.task;
  const result = deed.result === null ? '' : `, et ${lowerFirst(deed.result)}`;
  const second = other === null ? '' : ` et ${tell(other.task.deed, { ongoing })}`;
  const told = (how: Pick<Telling, 'there' | 'also'>): Slot | null =>
    slot(
      `${tell(deed, { ongoing, ...how })}${result}${second}`,
      other === null ? [source] : [source, other.task.source],
    );
  const post = postSlots(line.experience);
  return {
    ...post,
    // Where no employer is told, the place is the job itself, which is not said twice; nor is who learnt there.
    job: post['at'] === null || line.experience.isPlacement ? null : (post['job'] ?? null),
    c: told({}),
    cThere: told({ there: true }),
    cAlso: told({ also: true }),
  };
};

const FEWEST_MONTHS_TOLD = 36;

const TITLE =
  /^(?:diplome|titre|brevet|certificat|bac|baccalaureat|master|mastere|doctorat|bachelor)$/u;
/** What a course of studies ends with. Folded. */
const DEGREE =
  /^(?:diplome|titre|brevet|certificat|certification|bac|baccalaureat|bac\+\d|licence|master\S*|mastere|maitrise|doctorat|bachelor|magistere|formation|habilitation|attestation|mention|agregation|capes|cap|bep|bts|but|dut|dess|dea|deug|deust)$/u;
const ACRONYM = /^\p{Lu}{2,}(?:\s|$)/u;

/** Short courses of safety, told among the degrees. */
const NO_DEGREE = /^(?:PRAP|SST|AFGSU|PSC|CACES|HACCP|SSIAP|BAFA|MOOC)(?!\p{L})/u;
/** What bears no level, such as a professional title, counts as much as a baccalaureate. */
const UNTOLD_LEVEL = 1;
const rankOf = ({ level }: Degree): number => (level < 0 ? UNTOLD_LEVEL : level);

/** The degree nearest to the offer, with its article; the latest where none is near. */
const degreeSlots = ({ degrees }: LetterCandidate, { stems }: LetterOffer): Slots => {
  const scored = degrees
    .filter(({ text }) => !NO_DEGREE.test(text))
    .map((degree) => ({
      degree,
      near: contentStems(degree.source.quote).filter((stem) => stems.has(stem)).length,
    }));
  // A name in letters alone ("DCG") tells no field: it stays before an older degree of the same field.
  const [latest] = scored;
  const named = latest !== undefined && /^\p{Lu}{3,}(?=,|$)/u.test(latest.degree.text);
  // Of those that bear on the offer the highest, the nearest among equals: nobody tells a lesser one over it.
  const near = scored.filter((one) => one.near > 0);
  const [first] = (near.length > 0 ? near : scored).sort(
    (one, other) => rankOf(other.degree) - rankOf(one.degree) || other.near - one.near,
  );
  const best = named ? latest.degree : first?.degree;
  if (best === undefined || best.text.length > LONGEST_DEGREE) return {};
  const whole = asDegree(best.text).replace(SHOUTED_DEGREE, (word) => word.toLowerCase());
  const text = whole.includes('(')
    ? (whole.split(', ')[0] ?? whole)
    : whole.replace(/^([^,]+), ([^,]+)$/u, '$1 ($2)');
  const head = headOf(text);
  if (!ACRONYM.test(text) && !DEGREE.test(head)) return {};
  const gender = ACRONYM.test(text) || TITLE.test(head) ? 'm' : genderOf(head);
  if (gender === null) return {};
  const words = lowerFirst(text.replace(SHOUTED_LONG, (word) => word.toLowerCase())).replace(
    QUOTED,
    IN_QUOTES,
  );
  const isState = STATE_DEGREE.test(text);
  return {
    degree: slot(ofDegree(words, gender, isState), [best.source]),
    aDegree: slot(aDegree(words, gender, isState), [best.source]),
  };
};
const LONGEST_DEGREE = 110;

/** What is being studied, after the pronoun. */
const studySlot = ({ studies }: LetterCandidate): Slot | null => {
  const [study] = studies;
  if (study === undefined || study.text.length > LONGEST_DEGREE) return null;
  const told = asDegree(study.text);
  const text = told.includes('(')
    ? told.split(', ')[0]
    : told.replace(/^([^,]+), ([^,]+)$/u, '$1 ($2)');
  const words = lowerFirst(typeset(text ?? '').replace(SHOUTED_WORDS, (all) => all.toLowerCase()));
  const head = headOf(words);
  const isNamed = ACRONYM.test(words) || TITLE.test(head) || /^(?:licence|formation)$/u.test(head);
  if (!isNamed) return null;
  return /^(?:licence|formation)$/u.test(head)
    ? slot(studying(words, 'f', head === 'formation'), [study.source])
    : slot(studying(words, 'm', false), [study.source]);
};

const permitSlot = ({ text }: LetterCandidate, offer: LetterOffer, told: string): Slot | null => {
  const found = permitsIn(text, offer.text).filter((one) => !told.includes(one.quote));
  return slot(
    joinAnd(found.map((one) => one.text)),
    found.map(({ quote }) => ({ from: 'cv', place: 'skills', where: null, quote })),
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

const MOST_LANGUAGES = 2;

/** Slots that depend on no line; `told` is what the letter says already, `variant` which letter it is: 0 for the first. */
export const frameSlots = (input: LetterInput, told = '', variant = 0): Slots => {
  const { candidate, offer, match } = input;
  const now = nowOf(candidate);
  const company = offer.company === '' ? null : atOrganisation(typeset(offer.company));
  const left = leftOf(candidate);
  const trade = tradeOf(offer.title);
  const seed = seedOf(input);
  const register = REGISTERS.indexOf(registerOf(input.tone));
  const ready = readyIn(candidate.text);
  const { team, hours } = offer.facts;
  const fact = (one: OfferFact | null): Slot | null =>
    one === null ? null : slot(one.text, [fromOffer(one.quote)]);
  const at = (experience: CandidateExperience | undefined): Slot | null =>
    experience === undefined || companyOf(experience) === null
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
    hours: fact(hours),
    ready:
      ready === null
        ? null
        : slot(ready.text, [{ from: 'cv', place: 'headline', where: null, quote: ready.quote }]),
    town: townSlot(candidate, offer),
    starts: startSlot(input),
    withYou: slot(company ?? WITH_YOU),
    years: slot(
      (candidate.months ?? 0) < FEWEST_MONTHS_TOLD || candidate.studies.length > 0
        ? null
        : yearsInWords(candidate.months),
      candidate.experiences.filter(({ since }) => since !== null).map(({ source }) => source),
    ),
    study: studySlot(candidate),
    jobNow: now === undefined ? null : slot(jobOf(now), [now.source]),
    atNow: at(now),
    jobLeft: left === undefined ? null : slot(jobOf(left), [left.source]),
    atLeft: at(left),
    work: slot(trade?.work ?? null),
    house: slot(company ?? trade?.house ?? null),
    sense: slot(trade?.sense[(seed + variant + register) % trade.sense.length] ?? null),
    languages: slot(
      joinAnd(candidate.languages.slice(0, MOST_LANGUAGES).map(({ text }) => text)),
      candidate.languages.slice(0, MOST_LANGUAGES).map(({ source }) => source),
    ),
    skills: sharedSkills(candidate, offer, match, told),
    permits: permitSlot(candidate, offer, told),
    appeal: slot(APPEALS[offer.recruiter?.civility ?? 'unknown']),
    ...degreeSlots(candidate, offer),
  };
};

import { type Cv, quote } from '#/domain/cv/cv';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import {
  type LedgerRow,
  type MatchReport,
  skillsHeld,
  skillsLacking,
} from '#/domain/matching/report';
import type { OfferText } from '#/domain/postings/offer';
import type { Demand, OfferRequirements } from '#/domain/postings/requirements';
import { formatYearMonth } from '#/domain/shared/plainDate';

const MONTHS_PER_YEAR = 12;

/** What was understood of a CV, in the shape of the pack format. */
export const predictCv = (cv: Cv) => ({
  text: cv.document.text,
  person: {
    firstName: cv.person.firstName?.value ?? '',
    lastName: cv.person.lastName?.value ?? '',
    email: cv.person.email?.value ?? '',
    phone: cv.person.phone?.value ?? '',
    city: cv.person.city?.value ?? '',
  },
  headline: cv.headline?.value ?? '',
  yearsOfExperience:
    cv.monthsOfExperience === null ? null : Math.floor(cv.monthsOfExperience / MONTHS_PER_YEAR),
  experiences: cv.experiences.map(({ jobTitle, company, start, end }) => ({
    jobTitle: jobTitle?.value ?? '',
    company: company?.value ?? '',
    start: start === null ? '' : formatYearMonth(start.value),
    end: end === null || end.value === 'ongoing' ? null : formatYearMonth(end.value),
  })),
  education: cv.education.map(({ degree, institution, end }) => ({
    degree: degree.value,
    institution: institution?.value ?? '',
    end: end === null ? '' : `${end.value.year}`,
  })),
  languages: cv.languages.map(({ language, level }) => ({
    language: language.value,
    level: level?.value ?? null,
  })),
  skills: cv.skills.map(({ concept, label, section, confidence, mentions: [first] }) => ({
    label,
    quote: first === undefined ? label : quote(cv.document, first),
    concept,
    section,
    doubtful: confidence === 'doubtful',
  })),
});

/** What an advertisement asks for, in the shape of the pack format. */
export const predictOffer = (
  { text }: OfferText,
  requirements: OfferRequirements,
  lexicon: Lexicon,
) => {
  const { title, company, location, contract, pay, mode, occupation } = requirements;
  const skills = (demands: readonly Demand[]) =>
    requirements.skills
      .filter(({ demand }) => demands.includes(demand))
      .map(({ label, range, doubtful }) => ({
        label,
        quote: text.slice(range.start, range.end),
        ...(doubtful === true ? { doubtful } : {}),
      }));
  return {
    required: skills(['required', 'expected']),
    optional: skills(['optional']),
    minYears: requirements.minYears?.value ?? null,
    // A diploma that is only a plus is not what the offer asks for.
    degree:
      requirements.degree?.demand === 'optional' ? null : (requirements.degree?.value ?? null),
    languages: requirements.languages.map(({ language, level }) => ({ language, level })),
    read: {
      title: title?.value ?? null,
      company: company?.value ?? null,
      location: location?.value ?? null,
      contract: contract?.value ?? null,
      pay: pay?.value ?? null,
      licences: requirements.skills
        .filter(({ concept }) => concept !== null && lexicon.concept(concept)?.kind === 'licence')
        .map(({ label }) => label),
      mode: mode?.value ?? null,
      occupation: occupation === null ? null : { label: occupation.label, rome: occupation.rome },
    },
  };
};

/** What a row names: itself, or each of the alternatives that the offer accepts. */
const namesOf = ({ label, offerQuote, answer, evidence: [first], options }: LedgerRow) => {
  const cvQuote = first?.quote ?? '';
  return options === undefined
    ? [{ label, offerQuote, cvQuote, held: answer !== 'missing' }]
    : options.map((option) => ({ ...option, cvQuote }));
};

/** The score of a pair with its held and missing skills, in the shape of the pack format. */
export const predictPair = ({ score, rows }: MatchReport) => {
  return {
    score,
    matching: skillsHeld(rows)
      .flatMap((row) => namesOf(row).filter(({ held }) => held))
      .map(({ held: _held, ...name }) => name),
    missing: skillsLacking(rows)
      .flatMap(namesOf)
      .map(({ label, offerQuote }) => ({ label, offerQuote })),
  };
};

/** A result and how long it took, in milliseconds. */
export type Timed<T> = T & { readonly ms: number };

/** What the product says of one pair. */
export type PredictedPair = Timed<ReturnType<typeof predictPair>>;

/** What the product says of a pack, by id; a CV that could not be read is in `unread` with its problem. */
export type Predictions = {
  readonly model: string;
  readonly cvs: ReadonlyMap<string, Timed<ReturnType<typeof predictCv>>>;
  readonly unread: ReadonlyMap<string, Timed<{ readonly problem: string }>>;
  readonly offers: ReadonlyMap<string, ReturnType<typeof predictOffer>>;
  readonly pairs: ReadonlyMap<string, ReadonlyMap<string, PredictedPair>>;
};

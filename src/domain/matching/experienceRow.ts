import type { CvExperience, ExperienceKind } from '#/domain/cv/cv';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import { type CvFacts, experienceAt } from '#/domain/matching/cvFacts';
import { type DraftRow, draftRow } from '#/domain/matching/draft';
import { describeExperience } from '#/domain/matching/evidence';
import { monthIndex, weightedMonths, type WeightedSpan } from '#/domain/matching/monthCount';
import { askedConcepts, coverageOf } from '#/domain/matching/postCoverage';
import { isBelow } from '#/domain/matching/ranks';
import type { Evidence } from '#/domain/matching/report';
import { titleProximity } from '#/domain/matching/titles';
import type { OfferText } from '#/domain/postings/offer';
import type { OfferRequirements } from '#/domain/postings/requirements';

/** How long each kind of experience counts (reference, section 5.1). */
const KIND_WEIGHT: Readonly<Record<ExperienceKind, number>> = {
  job: 1,
  apprenticeship: 1,
  internship: 0.5,
  volunteering: 0.5,
};
/** What a month of an unrelated trade is worth against the years asked for. */
const UNRELATED = 0.1;
/** Years in other trades only, however many, answer this much of the years asked for; each bit of the trade among them lets more count. */
const ELSEWHERE = 0.2;
const BY_RELEVANCE = 1.6;
/** A post less relevant than this tells nothing of the rank asked for. */
const RELATED = 0.3;
/** Years under somebody, however many, answer this much of the years asked of who leads. */
const BELOW = 0.5;
/** From this closeness of titles on, the trade is the one asked for. */
const SAME_TRADE = 0.8;
/** From this share of the asked skills on, and from this many, an experience is relevant whatever its title. */
const RELEVANT = { share: 0.4, count: 3 } as const;

const spanOf = ({ start, end }: CvExperience, weight: number, now: number): WeightedSpan | null => {
  if (start === null || end === null) return null;
  const first = monthIndex(start.value);
  if (end.value === 'ongoing') return { start: first, end: now, weight };
  // Years alone are counted from middle to middle, half a year at the least where they are the same.
  if (end.value.month === null || start.value.month === null)
    return { start: first, end: Math.max(monthIndex(end.value), first + 6), weight };
  return { start: first, end: monthIndex(end.value) + 1, weight };
};

const evidenceFor = (facts: CvFacts, { jobTitle, range }: CvExperience): Evidence => {
  const place = jobTitle?.source ?? range;
  const quote = facts.cv.document.text.slice(place.start, place.end).split('\n')[0] ?? '';
  const experience = experienceAt(facts.cv, place.start);
  return {
    quote,
    range: { start: place.start, end: place.start + quote.length },
    section: 'experience',
    experience: experience === null ? null : describeExperience(experience),
  };
};

/** The row of the years asked for: months of the trade count whole, of a neighbouring one in part, up to what is asked and no further. */
export const experienceRow = (
  facts: CvFacts,
  offer: OfferText,
  requirements: OfferRequirements,
  lexicon: Lexicon,
): DraftRow | null => {
  const { minYears, title, skills } = requirements;
  if (minYears === null || minYears.value <= 0) return null;
  const asked = askedConcepts(skills, lexicon);
  const weighed = facts.cv.experiences.map((experience) => {
    const near =
      title === null || experience.jobTitle === null
        ? 0
        : titleProximity(title.value, experience.jobTitle.value, lexicon) / SAME_TRADE;
    const shown = coverageOf(facts, experience, asked, lexicon, RELEVANT);
    const relevance = Math.min(1, Math.max(near, shown));
    const weight = (UNRELATED + (1 - UNRELATED) * relevance) * KIND_WEIGHT[experience.kind];
    return { experience, relevance, span: spanOf(experience, weight, facts.now) };
  });
  const months = weightedMonths(weighed.map(({ span }) => span).filter((span) => span !== null));
  const nearest = weighed.reduce((most, { relevance }) => Math.max(most, relevance), 0);
  const led =
    title === null ||
    weighed.some(
      ({ experience: { jobTitle }, relevance }) =>
        relevance >= RELATED && (jobTitle === null || !isBelow(jobTitle.value, title.value)),
    );
  return draftRow({
    id: 'experience',
    axis: 'experience',
    label: offer.text.slice(minYears.range.start, minYears.range.end),
    demand: minYears.demand,
    offerQuote: offer.text.slice(minYears.range.start, minYears.range.end),
    evidence: weighed
      .filter(({ relevance, span }) => relevance >= 0.5 && span !== null)
      .slice(0, 3)
      .map(({ experience }) => evidenceFor(facts, experience)),
    credit: Math.min(
      led ? 1 : BELOW,
      months / (minYears.value * 12),
      ELSEWHERE + BY_RELEVANCE * nearest,
    ),
  });
};

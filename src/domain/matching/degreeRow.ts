import { type CvEducation, DIPLOMA_LEVELS, type DiplomaLevel } from '#/domain/cv/cv';
import type { CvFacts } from '#/domain/matching/cvFacts';
import { type DraftRow, draftRow } from '#/domain/matching/draft';
import { evidenceAt } from '#/domain/matching/evidence';
import { LEVEL_ROW } from '#/domain/matching/report';
import type { OfferText } from '#/domain/postings/offer';
import type { OfferRequirements } from '#/domain/postings/requirements';

/** Credit by the number of levels below the one asked for. */
const BY_LEVELS_BELOW = [1, 0.6, 0.25] as const;
const IN_PROGRESS = 0.7;
const SCHOOL_CONTRACTS: ReadonlySet<string> = new Set(['Alternance', 'Stage']);

const rankOf = (level: DiplomaLevel): number => DIPLOMA_LEVELS.indexOf(level);

const creditFor = (
  { level, inProgress }: CvEducation,
  asked: DiplomaLevel,
  atSchool: boolean,
): number => {
  if (level === null) return 0;
  const below = Math.max(0, rankOf(asked) - rankOf(level));
  return (BY_LEVELS_BELOW[below] ?? 0) * (inProgress && !atSchool ? IN_PROGRESS : 1);
};

/** The row of the diploma level asked for; a higher one is never held against the candidate, and years of graduation are not read. */
export const degreeRow = (
  facts: CvFacts,
  offer: OfferText,
  { degree, contract }: OfferRequirements,
): DraftRow | null => {
  if (degree === null) return null;
  const atSchool = SCHOOL_CONTRACTS.has(offer.contract ?? contract?.value ?? '');
  const quote = offer.text.slice(degree.range.start, degree.range.end);
  const [best] = facts.cv.education
    .map((education) => ({ education, credit: creditFor(education, degree.value, atSchool) }))
    .sort((one, other) => other.credit - one.credit);
  const source = best?.education.degree.source ?? null;
  return draftRow({
    id: LEVEL_ROW,
    axis: 'degree',
    label: degree.value,
    demand: degree.demand,
    offerQuote: quote,
    evidence:
      best === undefined || best.credit === 0 || source === null
        ? []
        : [evidenceAt(facts.cv, source)],
    credit: best?.credit ?? 0,
  });
};

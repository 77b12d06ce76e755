import type { Read } from '#/domain/cv/cv';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import type { CvFacts } from '#/domain/matching/cvFacts';
import { type DraftRow, draftRow } from '#/domain/matching/draft';
import { evidenceAt, statedByUser, type Weighed } from '#/domain/matching/evidence';
import { titleProximity } from '#/domain/matching/titles';
import type { Stated } from '#/domain/offers/requirements';

/** A trade shown in a post held counts whole; one only announced or studied a little less. */
const ANNOUNCED = 0.9;
const STUDIED = 0.7;

const titlesOf = (facts: CvFacts): readonly { title: Read<string>; strength: number }[] => [
  ...facts.cv.experiences.flatMap(({ jobTitle }) =>
    jobTitle === null ? [] : [{ title: jobTitle, strength: 1 }],
  ),
  ...(facts.cv.headline === null ? [] : [{ title: facts.cv.headline, strength: ANNOUNCED }]),
  ...facts.cv.education.map(({ degree }) => ({ title: degree, strength: STUDIED })),
];

/** The row of the trade: the nearest of the CV's titles to the offer's. */
export const occupationRow = (
  facts: CvFacts,
  title: Stated<string>,
  lexicon: Lexicon,
): DraftRow => {
  const all = titlesOf(facts).map(({ title: held, strength }): Weighed => ({
    evidence:
      held.source === null ? statedByUser(held.value).evidence : evidenceAt(facts.cv, held.source),
    strength: strength * titleProximity(title.value, held.value, lexicon),
    qualifier: 'plain',
  }));
  const [best] = [...all].sort((one, other) => other.strength - one.strength);
  const credit = best?.strength ?? 0;
  return draftRow({
    id: 'occupation',
    axis: 'occupation',
    label: title.value,
    demand: 'expected',
    offerQuote: title.value,
    evidence: best === undefined || credit === 0 ? [] : [best.evidence],
    credit,
  });
};

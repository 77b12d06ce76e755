import type { CvExperience } from '#/domain/cv/cv';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import type { CvFacts } from '#/domain/matching/cvFacts';
import { weighMention } from '#/domain/matching/evidence';
import type { SkillRequirement } from '#/domain/postings/requirements';

/** How much makes a whole: a share of the asked skills, and a number of them at least. */
export type Enough = { readonly share: number; readonly count: number };

/** The concepts that an offer asks for, personal qualities left out: they tell no trade. */
export const askedConcepts = (
  skills: readonly SkillRequirement[],
  lexicon: Lexicon,
): ReadonlySet<string> =>
  new Set(
    skills
      .map(({ concept }) => concept)
      .filter((id) => id !== null)
      .filter((id) => lexicon.concept(id)?.kind !== 'softSkill'),
  );

const memo = new WeakMap<CvFacts, Map<CvExperience['range'], readonly string[]>>();

/** The concepts that the words of one post show, read once for all offers. */
const shownIn = (facts: CvFacts, range: CvExperience['range']): readonly string[] => {
  const known = memo.get(facts) ?? new Map<CvExperience['range'], readonly string[]>();
  memo.set(facts, known);
  const found =
    known.get(range) ??
    facts.cv.skills
      .filter(({ mentions }) =>
        mentions.some(
          (place) =>
            place.start >= range.start &&
            place.start < range.end &&
            weighMention(facts, place, false).qualifier === 'plain',
        ),
      )
      .map(({ concept }) => concept)
      .filter((id) => id !== null);
  known.set(range, found);
  return found;
};

/** How far the words of one post cover the asked skills, 0 to 1, where `enough` of them is 1. */
export const coverageOf = (
  facts: CvFacts,
  { range }: CvExperience,
  asked: ReadonlySet<string>,
  lexicon: Lexicon,
  enough: Enough,
): number => {
  if (asked.size === 0) return 0;
  const shown = shownIn(facts, range);
  let held = 0;
  for (const id of asked)
    if (shown.some((concept) => concept === id || lexicon.implies(concept, id))) held += 1;
  return Math.min(1, held / Math.max(enough.count, asked.size * enough.share));
};

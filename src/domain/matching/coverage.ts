import type { ConceptKind, Lexicon } from '#/domain/lexicon/lexicon';
import type { DraftRow } from '#/domain/matching/draft';
import { contentStems } from '#/domain/matching/words';
import type { OfferText } from '#/domain/postings/offer';
import type { OfferRequirements } from '#/domain/postings/requirements';
import type { TextRange } from '#/domain/shared/textRange';

/** What anyone may hold, whatever their trade: it has rows of its own, and its words tell no trade. */
const OF_ANY_TRADE: ReadonlySet<ConceptKind> = new Set(['licence', 'softSkill', 'diploma', 'tool']);

/** The words of the skills that a CV holds, in whatever words it says them. */
export const wordsOfHeldSkills = (rows: readonly DraftRow[]): ReadonlySet<string> =>
  new Set(
    rows
      .flatMap(
        ({ options, label, offerQuote, credit }) =>
          options ?? [{ label, offerQuote, held: credit > 0 }],
      )
      .filter(({ held }) => held)
      .flatMap(({ offerQuote }) => contentStems(offerQuote)),
  );

const stemsIn = (text: string, ranges: readonly TextRange[]): ReadonlySet<string> =>
  new Set(ranges.flatMap(({ start, end }) => contentStems(text.slice(start, end))));

/** The words of an advertisement that ask for what any trade asks for: licences, qualities, tools, languages, studies, years. */
export const wordsOfAnyTrade = (
  { text }: OfferText,
  { skills, languages, degree, minYears }: OfferRequirements,
  lexicon: Lexicon,
): ReadonlySet<string> => {
  const kindOf = (concept: string | null): ConceptKind | undefined =>
    concept === null ? undefined : lexicon.concept(concept)?.kind;
  const ranges = [
    ...skills
      .filter(({ concept }) => OF_ANY_TRADE.has(kindOf(concept) ?? 'technique'))
      .map(({ range }) => range),
    ...languages.map(({ range }) => range),
    ...[degree, minYears].filter((stated) => stated !== null).map(({ range }) => range),
  ];
  return stemsIn(text, ranges);
};

/** The share of the words of an advertisement's work and profile that the lexicon knows as skills, 0 to 1. */
export const lexiconCoverage = (
  { text }: OfferText,
  { sentences, skills }: Pick<OfferRequirements, 'sentences' | 'skills'>,
): number => {
  const known = stemsIn(
    text,
    skills.filter(({ concept }) => concept !== null).map(({ range }) => range),
  );
  const said = stemsIn(text, sentences);
  if (said.size === 0) return 1;
  return [...said].filter((stem) => known.has(stem)).length / said.size;
};

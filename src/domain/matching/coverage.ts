import type { ConceptKind, Lexicon } from '#/domain/lexicon/lexicon';
import type { DraftRow } from '#/domain/matching/draft';
import { SCHEDULE_WORDS } from '#/domain/matching/stopWords.fr';
import { contentStems } from '#/domain/matching/words';
import type { OfferText } from '#/domain/postings/offer';
import type { OfferRequirements } from '#/domain/postings/requirements';
import type { TextRange } from '#/domain/shared/textRange';

/** What anyone may hold, whatever their trade: its words are asked for in rows of its own. */
const OF_ANY_TRADE: ReadonlySet<ConceptKind> = new Set(['licence', 'softSkill', 'diploma']);

const TOOLS: ReadonlySet<ConceptKind> = new Set(['tool']);

const scheduleStems = SCHEDULE_WORDS.flatMap(contentStems);

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

/** The words of an advertisement that tell no trade. */
export type WordsOfAnyTrade = {
  /** They ask for what has rows of its own (licences, qualities, languages, studies, years), or for the hours that any work has. */
  readonly told: ReadonlySet<string>;
  /** They name tools, which people of any trade may use. */
  readonly tools: ReadonlySet<string>;
};

/** The words of an advertisement that ask for what any trade asks for. */
export const wordsOfAnyTrade = (
  { text }: OfferText,
  { skills, languages, degree, minYears }: OfferRequirements,
  lexicon: Lexicon,
): WordsOfAnyTrade => {
  const kindOf = (concept: string | null): ConceptKind | undefined =>
    concept === null ? undefined : lexicon.concept(concept)?.kind;
  const ofKind = (some: ReadonlySet<ConceptKind>): readonly TextRange[] =>
    skills
      .filter(({ concept }) => some.has(kindOf(concept) ?? 'technique'))
      .map(({ range }) => range);
  const tools = stemsIn(text, ofKind(TOOLS));
  const told = stemsIn(text, [
    ...ofKind(OF_ANY_TRADE),
    ...languages.map(({ range }) => range),
    ...[degree, minYears].filter((stated) => stated !== null).map(({ range }) => range),
  ]);
  return { told: new Set([...told, ...scheduleStems]), tools };
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

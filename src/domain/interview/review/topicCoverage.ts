import type { InterviewTopic } from '#/domain/interview/interview';
import { quotedOnce, quotesAround } from '#/domain/interview/review/answerText';
import type { AnswerText, Span } from '#/domain/interview/review/answerText';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import { contentStems, sameRoot, stemOf, wordsOf } from '#/domain/matching/words';

/** A topic of the offer that an answer speaks of, with its words; no quote where it does not. */
export type TopicCovered = { readonly topic: InterviewTopic; readonly quotes: readonly string[] };

/** Finds the concepts that a text names; the offsets count in the text. Null where the lexicon did not load. */
export type ConceptFinder = Pick<Lexicon, 'findMentions' | 'implies' | 'tradesOf'>;

/** Share of the words of a topic that an answer has to use, close to each other. */
const ENOUGH = 0.66;
/** Ways of being are said in many words: half of them will do. */
const ENOUGH_OF_SOFT_SKILL = 0.5;
/** Words of one phrase stand within this many words. */
const WINDOW = 12;

/** Places given in the original text, as spans of the folded one. */
const toFolded = (answer: AnswerText, { start, end }: Span): Span => {
  const { offsets } = answer.folded;
  const from = offsets.findIndex((offset) => offset >= start);
  const to = offsets.findIndex((offset) => offset >= end);
  return { start: Math.max(0, from), end: to === -1 ? answer.folded.text.length : to };
};

const phraseSpan = (answer: AnswerText, wanted: readonly string[], enough: number): Span | null => {
  const words = wordsOf(answer.original).map((word) => ({ ...word, stem: stemOf(word.key) }));
  const needed = Math.max(1, Math.ceil(wanted.length * enough));
  for (const [index, word] of words.entries()) {
    if (!wanted.some((stem) => sameRoot(stem, word.stem))) continue;
    const near = words.slice(index, index + WINDOW);
    const held = wanted.filter((stem) => near.some((other) => sameRoot(stem, other.stem)));
    if (held.length >= needed) return toFolded(answer, { start: word.start, end: word.end });
  }
  return null;
};

/** Topics that words can show to be spoken of; a duration, a degree or a wage are said in too many ways. */
export const isCoverable = ({ kind }: InterviewTopic): boolean =>
  kind === 'tool' ||
  kind === 'skill' ||
  kind === 'licence' ||
  kind === 'softSkill' ||
  kind === 'language';

/** Which topics an answer speaks of: by concept where the lexicon knows it, else by the words of the offer. */
export const coverageOf = (
  answer: AnswerText,
  topics: readonly InterviewTopic[],
  finder: ConceptFinder | null,
): readonly TopicCovered[] => {
  const mentions = finder?.findMentions(answer.original) ?? [];
  return topics.map((topic) => {
    const { concept } = topic;
    const named = mentions.filter(
      (mention) =>
        concept !== null &&
        (mention.concept.id === concept || finder?.implies(mention.concept.id, concept) === true),
    );
    if (named.length > 0)
      return {
        topic,
        quotes: quotesAround(
          answer,
          named.map((each) => toFolded(answer, each)),
          2,
        ),
      };
    const span = [topic.label, topic.words]
      .map((text) => [...new Set(contentStems(text))])
      .filter((stems) => stems.length > 0)
      .map((stems) =>
        phraseSpan(answer, stems, topic.kind === 'softSkill' ? ENOUGH_OF_SOFT_SKILL : ENOUGH),
      )
      .find((found) => found !== null);
    return { topic, quotes: span ? quotesAround(answer, [span], 1) : [] };
  });
};

/** The same, each quote beside the first topic that it is of; `isSaid` stays true of the others. */
export const quotedByTopic = (
  covered: readonly TopicCovered[],
): readonly (TopicCovered & { readonly isSaid: boolean })[] =>
  covered.reduce<readonly (TopicCovered & { readonly isSaid: boolean })[]>(
    (told, { topic, quotes }) => {
      const before = told.flatMap((each) => each.quotes);
      return [...told, { topic, isSaid: quotes.length > 0, quotes: quotedOnce(quotes, before) }];
    },
    [],
  );

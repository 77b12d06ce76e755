import type { InterviewQuestion, InterviewTopic } from '#/domain/interview/interview';
import {
  AT_WORK,
  DRAWN_TO,
  LEVEL_SAID,
  OWN_LIFE,
  PAY_WORDS,
  SOUGHT,
} from '#/domain/interview/review/answerCues.fr';
import { spansOf } from '#/domain/interview/review/answerText';
import type { AnswerText } from '#/domain/interview/review/answerText';
import type { PartFound } from '#/domain/interview/review/parts';
import type { Part } from '#/domain/interview/review/shapes';
import type { ConceptFinder, TopicCovered } from '#/domain/interview/review/topicCoverage';
import { ANY_MOMENT, SITUATIONS } from '#/domain/interview/situations.fr';
import type { Concept, Mention } from '#/domain/lexicon/lexicon';
import { likeness } from '#/domain/lexicon/tradeVectors';
import { contentStems, sameRoot } from '#/domain/matching/words';

/** Whether an answer answers: it does, its link to the question does not show, or it is about something else. */
export const RELEVANCES = ['answers', 'unclear', 'aside'] as const;
export type Relevance = (typeof RELEVANCES)[number];

/** Fewer words are too few to be about anything. */
const FEWEST_WORDS = 8;
/** Concepts whose trades are this alike belong to one trade. */
const SAME_TRADE = 0.5;

/** What relevance is told from. */
export type RelevanceClues = {
  readonly question: InterviewQuestion;
  /** The topics that the question bears on. */
  readonly topics: readonly InterviewTopic[];
  readonly parts: readonly PartFound[];
  readonly coverage: readonly TopicCovered[];
  readonly finder: ConceptFinder | null;
};

const anyMoment = new Set(contentStems(ANY_MOMENT));

/** Moments asked of every trade: no words of a trade tell an answer to them. */
const ANY_TRADE: ReadonlySet<string> = new Set(
  SITUATIONS.filter(({ trades }) => trades.length === 0).map(({ moment }) => moment),
);

const echoesOf = ({ question, topics }: RelevanceClues): readonly string[] =>
  contentStems(
    [
      question.echoes ?? question.subject ?? '',
      ...topics.map(({ label, words, quote, kind }) =>
        kind === 'mission' ? quote : `${label} ${words}`,
      ),
    ].join(' '),
  ).filter((stem) => !anyMoment.has(stem));

const sharesWords = (answer: AnswerText, clues: RelevanceClues): boolean => {
  const said = contentStems(answer.original);
  return echoesOf(clues).some((stem) => said.some((other) => sameRoot(stem, other)));
};

/** Kinds of concept that name a thing of a trade; a quality or a trade by name is said of anything. */
const isThing = ({ concept: { kind } }: Mention): boolean =>
  kind === 'tool' || kind === 'technique' || kind === 'knowledge' || kind === 'licence';

/** The things of a trade that a question names, by the lexicon: an answer may call them by any other of their names. */
const askedThings = ({ question, topics, finder }: RelevanceClues): readonly Concept[] =>
  [
    question.subject ?? '',
    ...topics.flatMap(({ label, words, quote, kind }) =>
      kind === 'mission' ? [quote] : [label, words],
    ),
  ].flatMap((text) =>
    (finder?.findMentions(text) ?? []).filter(isThing).map(({ concept }) => concept),
  );

const sharesThing = (answer: AnswerText, clues: RelevanceClues): boolean => {
  const { finder } = clues;
  const asked = askedThings(clues);
  if (finder === null || asked.length === 0) return false;
  const told = finder.findMentions(answer.original).filter(isThing);
  // A long name is said by its first word alone: who works there says "le bloc".
  const names = asked.flatMap(({ label }) => contentStems(label).slice(0, 1));
  const said = contentStems(answer.original);
  return (
    told.some(({ concept }) =>
      asked.some(({ id }) => id === concept.id || finder.implies(concept.id, id)),
    ) || names.some((name) => said.some((stem) => sameRoot(name, stem)))
  );
};

/** Whether the answer speaks of what is asked about, by its words or by another name of it. */
const isNamed = (answer: AnswerText, clues: RelevanceClues): boolean =>
  sharesWords(answer, clues) || sharesThing(answer, clues);

/** Whether the answer speaks of the trade that a requirement belongs to, though not of the requirement. */
const sharesTrade = (answer: AnswerText, { topics, finder }: RelevanceClues): boolean => {
  if (finder === null) return true;
  const asked = topics.flatMap(({ concept }) => {
    const trades = concept === null ? null : finder.tradesOf(concept);
    return trades === null ? [] : [trades];
  });
  return finder.findMentions(answer.original).some(({ concept }) => {
    const trades = finder.tradesOf(concept.id);
    return trades !== null && asked.some((each) => likeness(each, trades) >= SAME_TRADE);
  });
};

const has = ({ parts }: RelevanceClues, ...wanted: readonly Part[]): boolean =>
  parts.some(({ part, quotes }) => wanted.includes(part) && quotes.length > 0);

const anyPart = ({ parts }: RelevanceClues): boolean =>
  parts.some(({ quotes }) => quotes.length > 0);

/** Whether a story opens at home, in a club or in helping out rather than at work. */
export const isOwnLife = (answer: AnswerText): boolean => {
  const end = answer.sentences[0]?.end ?? 0;
  const opens = (spans: ReturnType<typeof spansOf>): boolean =>
    spans.some(({ start }) => start < end);
  return opens(spansOf(answer, OWN_LIFE)) && !opens(spansOf(answer, AT_WORK));
};

const ofStory = (answer: AnswerText, clues: RelevanceClues): Relevance => {
  const { question, coverage } = clues;
  const story = has(clues, 'situation', 'action');
  const named = question.topicIds.length > 0 || question.echoes !== undefined;
  const own = isOwnLife(answer) && has(clues, 'action') && has(clues, 'situation', 'result');
  if (!named) {
    // What one seeks is no story, whatever else is said on the way.
    const told = has(clues, 'situation') || spansOf(answer, SOUGHT).length === 0;
    return story && told ? (own ? 'unclear' : 'answers') : 'aside';
  }
  if (coverage.some(({ quotes }) => quotes.length > 0) || isNamed(answer, clues)) return 'answers';
  // It may well show what is asked for: only its link with the post is still to be said.
  if (own) return 'unclear';
  const any = ANY_TRADE.has(question.subject ?? '');
  if (any && has(clues, 'situation') && has(clues, 'action')) return 'answers';
  if (question.echoes !== undefined)
    return has(clues, 'situation') && has(clues, 'action') ? 'unclear' : 'aside';
  // A whole story may answer in other words than those of the offer: only its link is not plain.
  const whole = has(clues, 'action') && has(clues, 'situation', 'result');
  return whole || (story && sharesTrade(answer, clues)) ? 'unclear' : 'aside';
};

/** A plain yes or no, with or without more. Folded. */
const YES_OR_NO = /^(?:oui|non|bien sur|pas encore|malheureusement non|absolument|tout a fait)\b/u;

const ofFacts = (answer: AnswerText, clues: RelevanceClues): Relevance => {
  const [topic] = clues.topics;
  if (topic?.kind !== 'pay' && YES_OR_NO.test(answer.folded.text.trim())) return 'answers';
  if (topic?.kind === 'pay') return spansOf(answer, PAY_WORDS).length > 0 ? 'answers' : 'aside';
  if (topic === undefined || anyPart(clues)) {
    const told = topic?.kind !== 'language' && topic?.kind !== 'licence';
    if (told || isNamed(answer, clues) || spansOf(answer, LEVEL_SAID).length > 0) return 'answers';
  }
  return 'aside';
};

/** An example that is neither of the path nor of what the offer asks may be of anything. */
const ofPitch = (answer: AnswerText, clues: RelevanceClues): Relevance => {
  if (has(clues, 'path')) return 'answers';
  const linked = isNamed(answer, clues) || sharesTrade(answer, clues);
  return has(clues, 'proof') && linked ? 'answers' : 'aside';
};

/** Tells whether an answer answers its question; where the words leave a doubt, it does. */
export const relevanceOf = (answer: AnswerText, clues: RelevanceClues): Relevance => {
  if (answer.words.length < FEWEST_WORDS) return 'answers';
  switch (clues.question.shape) {
    case 'redirect':
    case 'questions':
      return 'answers';
    case 'star':
      return ofStory(answer, clues);
    case 'facts':
      return ofFacts(answer, clues);
    case 'strengths':
      return has(clues, 'quality', 'proof') ? 'answers' : 'aside';
    case 'projection':
      return has(clues, 'goal', 'steps') ? 'answers' : 'aside';
    case 'pitch':
      return ofPitch(answer, clues);
    case 'motivation':
      return anyPart(clues) || spansOf(answer, DRAWN_TO).length > 0 ? 'answers' : 'aside';
    case 'method':
    case 'weakness':
    case 'gap':
      return anyPart(clues) ? 'answers' : 'aside';
  }
};

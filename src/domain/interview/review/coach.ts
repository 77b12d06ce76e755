import type { InterviewTopic } from '#/domain/interview/interview';
import type { AnswerReview, Criterion, Point } from '#/domain/interview/review/answerReview';
import { quotedOnce } from '#/domain/interview/review/answerText';
import {
  byPriority,
  coachWords,
  durationWords,
  fillerList,
  GRAVE,
  LENGTH_WORDS,
  offerHint,
  PACE_WORDS,
  PRIORITY,
  relevanceWords,
} from '#/domain/interview/review/coach.fr';
import { tellsAgeAlone } from '#/domain/interview/review/ownAge';
import { AGE_TOLD } from '#/domain/interview/review/ownAge.fr';
import { isMissing } from '#/domain/interview/review/parts';
import type { PartFound } from '#/domain/interview/review/parts';
import type { Part } from '#/domain/interview/review/shapes';
import { shortWords, tooShortWords } from '#/domain/interview/review/shortAnswer.fr';

/** What is said of one point, with the exact words it is about. */
export type Remark = {
  readonly about: Point['about'];
  readonly text: string;
  readonly quotes: readonly string[];
};

/** A review in words: what is good, what to improve first, and what else. */
export type Coaching = {
  readonly strengths: readonly Remark[];
  readonly first: Remark | null;
  readonly others: readonly Remark[];
};

const QUOTES_ON: Readonly<
  Record<Criterion, (review: AnswerReview, met: boolean) => readonly string[]>
> = {
  figures: ({ figures }) => figures,
  person: ({ persons }, met) => (met ? [] : persons.quotes),
  fillers: ({ fillers }, met) =>
    met ? [] : quotedOnce(fillers.flatMap(({ quotes }) => quotes)).slice(0, 2),
  assurance: ({ hedges }, met) => (met ? [] : hedges.quotes),
  respect: ({ complaints }) => complaints,
  privacy: ({ disclosures }) => disclosures,
  relevance: ({ opening }) => [opening],
  lawful: ({ unlawful }) => unlawful,
  offer: ({ coverage }) => quotedOnce(coverage.flatMap(({ quotes }) => quotes)).slice(0, 3),
  length: () => [],
};

const isCriterion = (about: Point['about']): about is Criterion => about in QUOTES_ON;

const quotesOn = (review: AnswerReview, about: Point['about'], met: boolean): readonly string[] =>
  isCriterion(about)
    ? QUOTES_ON[about](review, met)
    : (review.parts.find(({ part }) => part === about)?.quotes ?? []);

/** How much a requirement is worth naming: shown by the CV, demanded, and of the work itself. */
const worthOf = ({ answer, demand, kind }: InterviewTopic): number =>
  (answer === 'held' ? 4 : 0) +
  (demand === 'required' ? 2 : 0) +
  (kind === 'tool' || kind === 'skill' ? 1 : 0);

/** The requirement worth naming first; one that the CV does not show is named with care. */
const hintsOf = ({ coverage }: AnswerReview): readonly string[] => {
  const [topic] = coverage
    .filter(({ quotes }) => quotes.length === 0)
    .map((open) => open.topic)
    .toSorted((one, other) => worthOf(other) - worthOf(one));
  return topic ? [offerHint(topic.words, topic.answer === 'held')] : [];
};

/** As many things as one adds at a time. */
const ADDED_AT_ONCE = 3;

/** Fewer words than these name a part and tell nothing of it ("Je fais mon travail"). */
const TELLING_WORDS = 5;

const isTold = ({ quotes }: PartFound): boolean =>
  quotes.some((quote) => quote.trim().split(/\s+/u).length >= TELLING_WORDS);

/** What is said of a length. A short answer is told what it lacks; one that does not answer holds none of its parts. */
const lengthWords = ({ length, aloud, parts: all, points, relevance }: AnswerReview): string => {
  // Of a part that the others tell nothing more is asked.
  const parts = all.filter(({ part }) => points.some(({ about }) => about === part));
  const holds = (part: PartFound): boolean =>
    relevance === 'answers' && !isMissing(part) && isTold(part);
  const missing = byPriority(parts.filter((part) => !holds(part)).map(({ part }) => part));
  const told = (wanted: (part: PartFound) => boolean): readonly Part[] =>
    parts.filter(wanted).map(({ part }) => part);
  const added = missing.slice(0, ADDED_AT_ONCE);
  switch (length) {
    case 'tooShort':
      return tooShortWords(
        told(holds),
        told(({ part }) => added.includes(part)),
      );
    case 'short':
      return shortWords(durationWords(aloud), told(({ part }) => part === missing[0])[0] ?? null);
    case 'good':
    case 'long':
      return LENGTH_WORDS[length](durationWords(aloud));
  }
};

const textOn = (review: AnswerReview, about: Point['about'], met: boolean): string => {
  const words = coachWords(about);
  if (about === 'length') {
    return lengthWords(review);
  }
  if (about === 'relevance' && review.relevance !== 'answers')
    return relevanceWords(review.relevance, review);
  if (
    about === 'privacy' &&
    review.disclosures.length > 0 &&
    review.disclosures.every(tellsAgeAlone)
  )
    return AGE_TOLD;
  if (about === 'fillers' && !met && review.fillers.length > 0)
    return `${words.missed} ${fillerList(review.fillers)}.`;
  if (about === 'offer' && !met) return [words.missed, ...hintsOf(review)].join(' ');
  return met ? words.met : words.missed;
};

/** Sentences that are spoken of by themselves prove no strength. */
const spared = ({ unlawful, complaints, disclosures }: AnswerReview): readonly string[] => [
  ...unlawful,
  ...complaints,
  ...disclosures,
];

const remarkOn = (review: AnswerReview, { about, met }: Point): Remark => {
  const quotes = quotesOn(review, about, met);
  const kept = met ? quotes.filter((quote) => !spared(review).includes(quote)) : quotes;
  return { about, text: textOn(review, about, met), quotes: kept };
};

/** A quote of so many words is read once. */
const READ_ONCE = 25;

/** Remarks one after the other, without the long quotes that those before them hold already. */
const eachQuoteOnce = (remarks: readonly Remark[]): readonly Remark[] =>
  remarks.reduce<readonly Remark[]>((said, remark) => {
    const before = said.flatMap(({ quotes }) => quotes);
    const isNew = (quote: string): boolean =>
      quote.split(/\s+/u).length < READ_ONCE || quotedOnce([quote], before).length > 0;
    return [...said, { ...remark, quotes: remark.quotes.filter(isNew) }];
  }, []);

const HABITS: readonly Point['about'][] = ['fillers', 'assurance', 'person', 'length'];

const rank = (about: Point['about']): number => PRIORITY.indexOf(about);

/** Puts a review in words. An answer too short to be judged gets one remark only: to say more. */
export const coachOn = (review: AnswerReview): Coaching => {
  const remark = (point: Point): Remark => remarkOn(review, point);
  if (review.length === 'tooShort' || review.relevance === 'aside') {
    const grave = review.points
      .filter(
        ({ about, met }) =>
          !met && GRAVE.includes(about) && (about !== 'privacy' || review.disclosures.length > 0),
      )
      .toSorted((one, other) => rank(one.about) - rank(other.about))
      .map(remark);
    const [worst, ...rest] = [
      ...grave,
      ...(review.length === 'tooShort' ? [remark({ about: 'length', met: false })] : []),
    ];
    return { strengths: [], first: worst ?? null, others: rest };
  }
  const missed = review.points
    .filter(({ met }) => !met)
    .toSorted((one, other) => rank(one.about) - rank(other.about))
    .map(remark);
  const [first = null, ...others] = missed;
  // A habit is no strength of an answer that has yet to say something.
  const hollow = review.level === 'weak' ? HABITS : [];
  const own = spared(review);
  const isSpared = (about: Point['about']): boolean => {
    const quotes = quotesOn(review, about, true);
    return quotes.length > 0 && quotes.every((quote) => own.includes(quote));
  };
  const strengths = review.points.filter(
    ({ about, met }) => met && !hollow.includes(about) && !isSpared(about),
  );
  return { strengths: eachQuoteOnce(strengths.map(remark)), first, others };
};

/** What is said of the pace; null where nothing was dictated at length. */
export const paceWords = ({ pace }: AnswerReview): string | null =>
  pace === null ? null : PACE_WORDS[pace.verdict](pace.wordsPerMinute);

import { foldWithOffsets } from '#/domain/shared/text';
import type { Folded } from '#/domain/shared/text';

/** A half-open range of a folded text. */
export type Span = { readonly start: number; readonly end: number };

/** An answer ready to be read: every span below counts in `folded.text`. */
export type AnswerText = {
  readonly original: string;
  readonly folded: Folded;
  readonly sentences: readonly Span[];
  readonly words: readonly Span[];
};

const WORD = /[a-z0-9]+(?:['-][a-z0-9]+)*/gu;
const SENTENCE_END = /[.!?\u2026;]+(?=\s|$)|\n+/gu;

/** Words kept on each side of a hit where a sentence is too long to be quoted: dictated answers hold no full stop. */
const BEFORE = 10;
const AFTER = 18;
const LONG_SENTENCE = 40;

const sentencesOf = (text: string): readonly Span[] => {
  const sentences: Span[] = [];
  let start = 0;
  for (const match of text.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length;
    if (text.slice(start, end).trim() !== '') sentences.push({ start, end });
    start = end;
  }
  if (text.slice(start).trim() !== '') sentences.push({ start, end: text.length });
  return sentences;
};

/** Opens an answer for reading. */
export const openAnswer = (original: string): AnswerText => {
  const folded = foldWithOffsets(original);
  return {
    original,
    folded,
    sentences: sentencesOf(folded.text),
    words: [...folded.text.matchAll(WORD)].map(({ index, 0: word }) => ({
      start: index,
      end: index + word.length,
    })),
  };
};

/** Every place where a pattern (with the `g` flag) stands. */
export const spansOf = ({ folded }: AnswerText, pattern: RegExp): readonly Span[] =>
  [...folded.text.matchAll(pattern)].map(({ index, 0: hit }) => ({
    start: index,
    end: index + hit.length,
  }));

/** The exact words of the answer in a span. */
export const exactly = ({ original, folded }: AnswerText, { start, end }: Span): string =>
  original.slice(folded.offsets[start] ?? 0, folded.offsets[end] ?? original.length).trim();

/** The sentence around a span; the words around it where the sentence is long. */
const spanAround = (answer: AnswerText, span: Span): Span => {
  const sentence = answer.sentences.find(
    ({ start, end }) => start <= span.start && span.start < end,
  ) ?? { start: 0, end: answer.folded.text.length };
  const words = answer.words.filter(
    ({ start, end }) => start >= sentence.start && end <= sentence.end,
  );
  if (words.length <= LONG_SENTENCE) return sentence;
  const first = words.findIndex(({ end }) => end > span.start);
  const last = words.findLastIndex(({ start }) => start < span.end);
  const from = words[Math.max(0, first - BEFORE)];
  const to = words[Math.min(words.length - 1, last + AFTER)];
  return { start: from?.start ?? sentence.start, end: to?.end ?? sentence.end };
};

/** The same, word for word. */
export const quoteAround = (answer: AnswerText, span: Span): string =>
  exactly(answer, spanAround(answer, span));

/** Whether two spans share anything. */
export const isOverlap = (one: Span, other: Span): boolean =>
  one.start < other.end && other.start < one.end;

/** Quotes around spans, nothing of the answer twice, at most `limit` of them. */
export const quotesAround = (
  answer: AnswerText,
  spans: readonly Span[],
  limit = 3,
): readonly string[] => {
  const quoted: Span[] = [];
  for (const span of spans) {
    const around = spanAround(answer, span);
    if (!quoted.some((other) => isOverlap(around, other))) quoted.push(around);
  }
  return quoted.slice(0, limit).map((span) => exactly(answer, span));
};

/** As many letters in common make two quotes one. */
const SAME_WORDS = 24;

const shareWords = (one: string, other: string): boolean => {
  if (one.includes(other) || other.includes(one)) return true;
  const most = Math.min(one.length, other.length);
  for (let length = SAME_WORDS; length <= most; length += 1)
    if (one.endsWith(other.slice(0, length)) || other.endsWith(one.slice(0, length))) return true;
  return false;
};

/** Quotes of one answer, those left out that say again what one before them does. */
export const quotedOnce = (
  quotes: readonly string[],
  before: readonly string[] = [],
): readonly string[] =>
  quotes.reduce<readonly string[]>(
    (kept, quote) =>
      [...before, ...kept].some((other) => shareWords(quote, other)) ? kept : [...kept, quote],
    [],
  );

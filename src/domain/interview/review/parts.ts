import { PART_CUES, STORY_END } from '#/domain/interview/review/answerCues.fr';
import { exactly, isOverlap, quotesAround, spansOf } from '#/domain/interview/review/answerText';
import type { AnswerText, Span } from '#/domain/interview/review/answerText';
import { besidesAges } from '#/domain/interview/review/ownAge';
import type { Part, Shape } from '#/domain/interview/review/shapes';

/** A part of an answer, with the sentences that hold it; none where it is missing. */
export type PartFound = { readonly part: Part; readonly quotes: readonly string[] };

/** Whether no sentence of the answer holds this part. */
export const isMissing = ({ quotes }: PartFound): boolean => quotes.length === 0;

const patterns = new Map<Part, RegExp>();

const patternOf = (part: Part): RegExp => {
  const known = patterns.get(part);
  if (known) return known;
  const made = new RegExp(
    PART_CUES[part].map((cue) => (/^[a-z]/u.test(cue) ? `\\b(?:${cue})` : `(?:${cue})`)).join('|'),
    'gu',
  );
  patterns.set(part, made);
  return made;
};

/** Scene-setting words inside a result ("depuis, les retards...") are no situation. */
const overlaps = (span: Span, others: readonly Span[]): boolean =>
  others.some((other) => isOverlap(span, other));

/** The last sentence, where it tells in the past what became of others after something done: a result in any words. */
const endOf = (answer: AnswerText): readonly Span[] => {
  const last = answer.sentences.at(-1);
  if (last === undefined || !STORY_END.test(exactly(answer, last))) return [];
  const acted = spansOf(answer, patternOf('action')).some(({ end }) => end <= last.start);
  return acted ? [last] : [];
};

/** A story opens on its scene and closes on its result: a sentence out of its place is kept only where there is no other. */
const inPlace = (
  part: Part,
  spans: readonly Span[],
  results: readonly Span[],
  answer: AnswerText,
): readonly Span[] => {
  const opens = answer.sentences[0]?.end ?? 0;
  const holdsResult = ({ start }: Span): boolean =>
    answer.sentences.some(
      (sentence) => sentence.start <= start && start < sentence.end && overlaps(sentence, results),
    );
  const kept = spans.filter((span) =>
    part === 'result'
      ? span.start >= opens
      : part !== 'situation' || span.start < opens || !holdsResult(span),
  );
  return kept.length > 0 ? kept : spans;
};

/** The parts of an answer, in the order of its shape. */
export const findParts = (answer: AnswerText, { parts }: Shape): readonly PartFound[] => {
  const results: readonly Span[] = parts.includes('result')
    ? [...spansOf(answer, patternOf('result')), ...endOf(answer)]
    : [];
  return parts.map((part) => {
    const spans =
      part === 'result'
        ? results
        : besidesAges(answer, spansOf(answer, patternOf(part))).filter(
            (span) => part === 'action' || !overlaps(span, results),
          );
    return { part, quotes: quotesAround(answer, inPlace(part, spans, results, answer), 2) };
  });
};

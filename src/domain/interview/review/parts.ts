import { PART_CUES } from '#/domain/interview/review/answerCues.fr';
import { quotesAround, spansOf } from '#/domain/interview/review/answerText';
import type { AnswerText, Span } from '#/domain/interview/review/answerText';
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
  others.some(({ start, end }) => span.start < end && start < span.end);

/** The parts of an answer, in the order of its shape. */
export const findParts = (answer: AnswerText, { parts }: Shape): readonly PartFound[] => {
  const taken: Span[] = parts.includes('result') ? [...spansOf(answer, patternOf('result'))] : [];
  return parts.map((part) => {
    const spans = spansOf(answer, patternOf(part)).filter(
      (span) => part === 'result' || part === 'action' || !overlaps(span, taken),
    );
    return { part, quotes: quotesAround(answer, spans, 2) };
  });
};

import type { FieldConfidence } from '#/domain/offers/intake/offerDraft';

/** A stretch of the text; `confidence` is that of the field read there, null where none was. */
export type TextPart = {
  readonly text: string;
  readonly confidence: FieldConfidence | null;
};

type Quoted = { readonly quote: string; readonly confidence: FieldConfidence };

/** Shorter quotes stand in too many places to be shown in one. */
const SHORTEST = 3;

/** The text cut where its fields were read, each at the first place that has its words. */
export const markedParts = (text: string, fields: readonly Quoted[]): readonly TextPart[] => {
  const found = fields
    .filter(({ quote }) => quote.length >= SHORTEST)
    .map(({ quote, confidence }) => ({
      start: text.indexOf(quote),
      end: text.indexOf(quote) + quote.length,
      confidence,
    }))
    .filter(({ start }) => start !== -1)
    .sort((one, other) => one.start - other.start || other.end - one.end);
  const parts: TextPart[] = [];
  let at = 0;
  for (const { start, end, confidence } of found) {
    if (start < at) continue;
    if (start > at) parts.push({ text: text.slice(at, start), confidence: null });
    parts.push({ text: text.slice(start, end), confidence });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), confidence: null });
  return parts;
};

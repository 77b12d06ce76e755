import type { TextRange } from '#/domain/cv/cv';
import type { Script } from '#/domain/offers/script';
import type { Segment } from '#/domain/offers/segments';

/** The sentences that tell the work, each as one range without the spaces around. */
export const readMissions = (
  { folded, toOriginal }: Script,
  segments: readonly Segment[],
): readonly TextRange[] => {
  const sentences = new Map<number, { start: number; end: number }>();
  for (const { section, ignored, start, end, sentence } of segments) {
    if (section !== 'missions' || ignored) continue;
    const known = sentences.get(sentence);
    if (known === undefined) sentences.set(sentence, { start, end });
    else known.end = end;
  }
  return [...sentences.values()].map(({ start, end }) => {
    const text = folded.slice(start, end);
    const from = start + (text.length - text.trimStart().length);
    return toOriginal(from, start + text.trimEnd().length);
  });
};

import { once } from '#/domain/shared/lazy';
import { foldWithOffsets } from '#/domain/shared/text';
import type { TextRange } from '#/domain/shared/textRange';

/** An advertisement beside its folded text. Readers search the folded text and answer with ranges of the original. */
export type Script = {
  readonly original: string;
  readonly folded: string;
  /** The range of the original behind a range of the folded text. */
  readonly toOriginal: (start: number, end: number) => TextRange;
  /** The folded index of an original index. */
  readonly toFolded: (index: number) => number;
};

/** Folds an advertisement once for all the readers. */
export const openScript = (original: string): Script => {
  const { text, offsets } = foldWithOffsets(original);
  // Few readers ask the way back.
  const inverse = once((): Int32Array => {
    const made = new Int32Array(original.length + 1);
    let folded = 0;
    for (let index = 0; index <= original.length; index += 1) {
      while (folded < text.length && (offsets[folded] ?? 0) < index) folded += 1;
      made[index] = folded;
    }
    return made;
  });
  return {
    original,
    folded: text,
    toOriginal: (start, end) => ({
      start: offsets[start] ?? original.length,
      end: offsets[end] ?? original.length,
    }),
    toFolded: (index) => inverse()[index] ?? text.length,
  };
};

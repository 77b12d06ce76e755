import { COMPOUND_FIRST_PARTS } from '#/adapters/documents/text/compounds.fr';
import type { DocumentLine } from '#/domain/cv/document';

const CUT = /([\p{L}\p{M}]+)([-\u2010\u00ad])$/u;
/** Only the end of a line is looked at: junk may come as one word of a whole page. */
const LONGEST_WORD = 64;
const CONTINUATION = /^([\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*)(\S*)\s*/u;

/** From this many doubtful cuts the document is taken to hyphenate its paragraphs. */
const HABIT = 3;

const isLower = (text: string): boolean =>
  text === text.toLowerCase() && text !== text.toUpperCase();

type Cut = {
  readonly index: number;
  readonly head: string;
  readonly tail: string;
  readonly soft: boolean;
};

const findCuts = (lines: readonly DocumentLine[]): readonly Cut[] =>
  lines.flatMap((line, index) => {
    const next = lines[index + 1];
    const [, head, mark] = CUT.exec(line.text.slice(-LONGEST_WORD)) ?? [];
    const tail = CONTINUATION.exec(next?.text ?? '')?.[1];
    if (
      head === undefined ||
      tail === undefined ||
      next === undefined ||
      next.bullet ||
      next.block !== line.block
    )
      return [];
    return [{ index, head, tail, soft: mark === '\u00ad' }];
  });

const keepsHyphen = (
  { head, tail, soft }: Cut,
  words: ReadonlySet<string>,
  habit: boolean,
): boolean => {
  if (soft) return false;
  if (words.has(`${head}-${tail}`.toLowerCase())) return true;
  if (words.has(`${head}${tail}`.toLowerCase())) return false;
  if (!isLower(tail) || COMPOUND_FIRST_PARTS.has(head.toLowerCase()) || head.length < 2)
    return true;
  return !habit;
};

/**
 * Brings back together the words cut at the end of a line: the end of the word moves up.
 * A hyphen stays in a compound (`avant-vente`) and goes where the text was hyphenated (`commer-cial`),
 * judged by the other words of the document, known first parts and the document's habit.
 */
export const joinHyphenated = (lines: readonly DocumentLine[]): readonly DocumentLine[] => {
  const cuts = findCuts(lines);
  if (cuts.length === 0)
    return lines.map((line) =>
      line.text.endsWith('\u00ad') ? { ...line, text: line.text.slice(0, -1) } : line,
    );
  const words = new Set(
    lines.flatMap(
      ({ text }) => text.toLowerCase().match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*(?!-$)/gu) ?? [],
    ),
  );
  const doubtful = cuts.filter(
    (cut) => !cut.soft && keepsHyphen(cut, words, false) && !keepsHyphen(cut, words, true),
  );
  const habit = doubtful.length >= HABIT;
  const texts = lines.map(({ text }) => text);
  for (const cut of cuts) {
    const line = texts[cut.index] ?? '';
    const next = texts[cut.index + 1] ?? '';
    const moved = CONTINUATION.exec(next);
    if (moved === null) continue;
    const hyphen = keepsHyphen(cut, words, habit) ? '-' : '';
    texts[cut.index] = `${line.slice(0, -1)}${hyphen}${(moved[1] ?? '') + (moved[2] ?? '')}`;
    texts[cut.index + 1] = next.slice(moved[0].length);
  }
  return lines.flatMap((line, index) => {
    const text = (texts[index] ?? '').replace(/\u00ad$/u, '');
    return text === '' ? [] : [{ ...line, text }];
  });
};

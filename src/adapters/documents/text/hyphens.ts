import { COMPOUND_FIRST_PARTS } from '#/adapters/documents/text/compounds.fr';
import type { DocumentLine } from '#/domain/cv/document';
import { lineSlice, placesWithin, shiftPlaces } from '#/domain/cv/text/places';

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

const withoutSoftHyphen = (line: DocumentLine): DocumentLine =>
  line.text.endsWith('\u00ad') ? lineSlice(line, 0, line.text.length - 1) : line;

/** The line with the first word of the next one, `tail`, in the place of its hyphen, or after it. */
const joinedLine = (
  line: DocumentLine,
  hyphen: '' | '-',
  tail: string,
  next: DocumentLine,
): DocumentLine => {
  const head = lineSlice(line, 0, line.text.length - 1);
  const moved = next.page === line.page ? placesWithin(next.places, 0, tail.length) : [];
  return {
    ...head,
    text: head.text + hyphen + tail,
    places: [...head.places, ...shiftPlaces(moved, head.text.length + hyphen.length)],
  };
};

/**
 * Brings back together the words cut at the end of a line: the end of the word moves up.
 * A hyphen stays in a compound (`avant-vente`) and goes where the text was hyphenated (`commer-cial`),
 * judged by the other words of the document, known first parts and the document's habit.
 */
export const joinHyphenated = (lines: readonly DocumentLine[]): readonly DocumentLine[] => {
  const cuts = findCuts(lines);
  if (cuts.length === 0) return lines.map(withoutSoftHyphen);
  const words = new Set(
    lines.flatMap(
      ({ text }) => text.toLowerCase().match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*(?!-$)/gu) ?? [],
    ),
  );
  const doubtful = cuts.filter(
    (cut) => !cut.soft && keepsHyphen(cut, words, false) && !keepsHyphen(cut, words, true),
  );
  const habit = doubtful.length >= HABIT;
  const read = [...lines];
  for (const cut of cuts) {
    const line = read[cut.index];
    const next = read[cut.index + 1];
    const moved = CONTINUATION.exec(next?.text ?? '');
    if (line === undefined || next === undefined || moved === null) continue;
    const hyphen = keepsHyphen(cut, words, habit) ? '-' : '';
    const tail = (moved[1] ?? '') + (moved[2] ?? '');
    read[cut.index] = joinedLine(line, hyphen, tail, next);
    read[cut.index + 1] = lineSlice(next, moved[0].length, next.text.length);
  }
  return read.map(withoutSoftHyphen).filter(({ text }) => text !== '');
};

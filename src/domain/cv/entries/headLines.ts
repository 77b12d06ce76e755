import { isDuration } from '#/domain/cv/cues/durations';
import { OWN_POST } from '#/domain/cv/cues/organisations.fr';
import { titleStrength } from '#/domain/cv/cues/personTitles';
import type { Anchor } from '#/domain/cv/entries/anchors';
import { TASK_LABEL } from '#/domain/cv/entries/tasks.fr';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { wordCount } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';
import { atOpenBracket, pieceOf, trimPiece } from '#/domain/cv/text/pieces';
import type { Piece } from '#/domain/cv/text/pieces';

/** "Regleuse en maintenance.": one sentence that opens with the name of a trade. */
const isTitleSentence = ({ key, text }: CvLine): boolean =>
  titleStrength(key) >= 3 && /^[^.;]*\.\s*$/u.test(text);

/** A line that may hold a title or an employer. */
export const isHeadLine = (line: CvLine): boolean =>
  !line.bullet &&
  line.text.length <= 130 &&
  !TASK_LABEL.test(line.key) &&
  wordCount(line.text) <= 18 &&
  (isTitleSentence(line) ||
    !/[.;]\s*$/u.test(
      line.text.replace(/\b(?:etc|inc|ltd|co|cie|st|ets|s\.a|d\.e)\.\s*$/iu, ''),
    )) &&
  /^[^\p{L}]{0,3}[\p{Lu}\d]/u.test(line.text);

/** "je suis infirmiere": the words of the post alone. */
const withoutSubject = (piece: Piece): Piece => {
  const lead = OWN_POST.exec(alignedKey(piece.text))?.[0].length ?? 0;
  return lead === 0 ? piece : { ...piece, start: piece.start + lead, text: piece.text.slice(lead) };
};

/** The parts of the anchor line outside its date. */
export const aroundDate = (line: CvLine, anchor: Anchor): Piece[] =>
  [
    pieceOf(
      line.text,
      Math.max(0, line.body.start - line.start),
      Math.max(0, anchor.start - line.start),
    ),
    pieceOf(line.text, Math.min(line.text.length, anchor.end - line.start), line.text.length),
  ]
    .map((piece) =>
      trimPiece({ ...piece, start: piece.start + line.start, end: piece.end + line.start }),
    )
    .flatMap(atOpenBracket)
    .map(withoutSubject)
    .filter((piece) => /\p{L}{2}/u.test(piece.text) && !isDuration(alignedKey(piece.text)));

/** All that a line says. */
export const wholeLine = (line: CvLine): Piece => trimPiece(line.body);

/** What is left of a line beside the end of a period that began above. */
export const afterConsumed = (line: CvLine, { nextEnd, nextFrom }: Anchor): Piece => {
  if (nextEnd === null || nextEnd <= line.start) return wholeLine(line);
  const [start, end] =
    nextFrom === null ? [nextEnd, line.end] : [line.body.start, Math.min(nextFrom, line.end)];
  if (nextFrom !== null && nextFrom < line.start) return wholeLine(line);
  return trimPiece({ start, end, text: line.text.slice(start - line.start, end - line.start) });
};

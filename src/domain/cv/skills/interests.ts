import type { Read } from '#/domain/cv/cv';
import { keyIn } from '#/domain/cv/text/lines';
import type { SectionRun } from '#/domain/cv/text/lines';
import { readPiece, splitPiece } from '#/domain/cv/text/pieces';

const BREAKS = /[,;|\t•·●]|\.\s|\s[-/]\s|\.$/gu;

/** What the candidate likes outside work, as written. */
export const readInterests = (runs: readonly SectionRun[]): Read<string>[] =>
  runs
    .filter(({ section }) => section === 'interests')
    .flatMap(({ lines }) => lines)
    .flatMap((line) => splitPiece(line.body, keyIn(line, line.body), BREAKS))
    .filter(({ text }) => /\p{L}{2}/u.test(text) && text.length <= 120)
    .map((piece) => readPiece(piece, 'sure'));

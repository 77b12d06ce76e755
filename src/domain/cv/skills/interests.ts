import type { Read } from '#/domain/cv/cv';
import { keyIn } from '#/domain/cv/text/lines';
import type { CvLine, SectionRun } from '#/domain/cv/text/lines';
import { readPiece, splitPiece } from '#/domain/cv/text/pieces';
import type { Piece } from '#/domain/cv/text/pieces';

const BREAKS = /[,;|\t•·●]|\.\s|\s[-/]\s|\.$/gu;
const LONGEST = 120;
/** "Sports : judo, natation" is one thing, told by its label. */
const LABELLED = /^\p{L}[\p{L} '\u2019-]{2,30} ?: /u;
/** What a bracket holds belongs to what stands before it. */
const BRACKETED = /\([^()]*\)/gu;

type Telling = { readonly piece: Piece; readonly key: string };

const goesOn = ({ piece: { text } }: Telling, { body }: CvLine): boolean =>
  /^\p{Ll}/u.test(body.text) || text.lastIndexOf('(') > text.lastIndexOf(')');

/** Lines with what the next ones go on with: a lower-case letter opens no interest, and an open bracket ends none. */
const joined = (lines: readonly CvLine[]): readonly Telling[] => {
  const told: Telling[] = [];
  for (const line of lines) {
    const before = told.at(-1);
    const { body } = line;
    const key = keyIn(line, body);
    if (before !== undefined && before.piece.end + 1 === body.start && goesOn(before, line))
      told[told.length - 1] = {
        piece: {
          start: before.piece.start,
          end: body.end,
          text: `${before.piece.text}\n${body.text}`,
        },
        key: `${before.key}\n${key}`,
      };
    else told.push({ piece: body, key });
  }
  return told;
};

const interestsIn = ({ piece, key }: Telling): readonly Piece[] => {
  if (LABELLED.test(piece.text) && piece.text.length <= LONGEST)
    return splitPiece(piece, key, /$^/gu);
  const outside = key.replaceAll(BRACKETED, (held) => '('.repeat(held.length));
  return splitPiece(piece, outside, BREAKS);
};

/** What the candidate likes outside work, as written. */
export const readInterests = (runs: readonly SectionRun[]): Read<string>[] =>
  runs
    .filter(({ section }) => section === 'interests')
    .flatMap(({ lines }) => joined(lines))
    .flatMap(interestsIn)
    .filter(({ text }) => /\p{L}{2}/u.test(text) && text.length <= LONGEST)
    .map((piece) => {
      const read = readPiece(piece, 'sure');
      return { ...read, value: read.value.replaceAll('\n', ' ') };
    });

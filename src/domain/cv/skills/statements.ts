import { OPEN_END } from '#/domain/cv/cues/skillPhrases.fr';
import type { CvLine, SectionRun } from '#/domain/cv/text/lines';
import { pieceOf } from '#/domain/cv/text/pieces';
import type { Piece } from '#/domain/cv/text/pieces';

/** Longer ones are pages without a full stop: each line of theirs stands alone. */
const MOST_LINES = 8;

const CLOSED_END = /[.;:!?]$/u;

const hasOpenBracket = (text: string): boolean => {
  const open = text.lastIndexOf('(');
  return open >= 0 && !text.includes(')', open);
};

/** A small word that goes on with the line above. */
const GOES_ON = /^(?:d[eu]|des|aux?|la|le|les|et|ou|en|sur|pour|par|avec|dans)\s|^[dl]['\u2019]/u;

/** A word in small letters, and no name that begins with one ("jQuery"). */
const SMALL = /^\p{Ll}(?!\S*[\p{Lu}\d])/u;

/** In a list without bullets and capitals a small letter tells nothing: only what waits for another word goes on. */
const follows = (previous: CvLine, line: CvLine, first: CvLine): boolean => {
  if (line.index !== previous.index + 1 || line.bullet) return false;
  if (line.source.block !== previous.source.block || line.source.page !== previous.source.page)
    return false;
  if (/\t/u.test(previous.text) || /\t/u.test(line.text)) return false;
  const before = previous.key.trimEnd();
  if (CLOSED_END.test(before)) return false;
  if (OPEN_END.test(before) || hasOpenBracket(before)) return true;
  if (GOES_ON.test(line.body.text)) return true;
  return SMALL.test(line.body.text) && (first.bullet || !SMALL.test(first.body.text));
};

/** A line with the lines that it was wrapped onto, as one piece: the breaks are spaces. */
export type Statement = { readonly piece: Piece; readonly lines: readonly CvLine[] };

const joined = (lines: readonly CvLine[]): Statement => {
  const text = lines
    .map(({ body }, at) => {
      const next = lines[at + 1];
      // What lies between two bodies keeps its length, so that offsets count in the document.
      return next === undefined ? body.text : body.text.padEnd(next.body.start - body.start, ' ');
    })
    .join('');
  const start = lines[0]?.body.start ?? 0;
  return { piece: { ...pieceOf(text, 0, text.length), start, end: start + text.length }, lines };
};

/** Puts the lines that one statement was wrapped onto together again. */
export const statementsOf = (lines: readonly CvLine[]): readonly Statement[] => {
  const statements: CvLine[][] = [];
  for (const line of lines) {
    const current = statements.at(-1);
    const previous = current?.at(-1);
    if (
      current !== undefined &&
      previous !== undefined &&
      current.length < MOST_LINES &&
      follows(previous, line, current[0] ?? previous)
    )
      current.push(line);
    else statements.push([line]);
  }
  return statements.map(joined);
};

/** A folded text whose wrapped lines are one: each break inside a statement is a space, and offsets stay. */
export const withoutWraps = (key: string, runs: readonly SectionRun[]): string => {
  const breaks = runs
    .flatMap(({ lines }) => statementsOf(lines))
    .flatMap(({ lines }) => lines.slice(0, -1).map(({ end }) => end))
    .sort((a, b) => a - b);
  let flow = '';
  let from = 0;
  for (const at of breaks) {
    flow += `${key.slice(from, at)} `;
    from = at + 1;
  }
  return flow + key.slice(from);
};

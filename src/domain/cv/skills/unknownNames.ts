import { NAMED_KIND } from '#/domain/cv/cues/skillPhrases.fr';
import type { CvSection } from '#/domain/cv/cv';
import { TERM, tellsPlaceOrTime } from '#/domain/cv/skills/skillPhrases';
import { statementsOf } from '#/domain/cv/skills/statements';
import { TOLD } from '#/domain/cv/skills/toldActivities';
import { isPhrase } from '#/domain/cv/skills/wholePhrase';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { wordCount } from '#/domain/cv/text/lines';
import type { CvLine, SectionRun } from '#/domain/cv/text/lines';
import { slicePiece, splitPiece } from '#/domain/cv/text/pieces';
import type { Piece } from '#/domain/cv/text/pieces';
import { isAction } from '#/domain/lexicon/stems';
import { wordKey } from '#/domain/lexicon/wordTokens';

const NAMING = new Set<CvSection>([...TOLD, 'skills', 'education', 'profile', 'other', 'contact']);
const TERM_LIMITS = { words: 2, length: 30 };

/** Right before a word: it is the end of an address. */
const ADDRESS = /\.\p{L}{2,4}\/\S*$/u;

const LIST_BREAKS = /[,;|/\t•·()]|\s[-–]\s|\s(?:et|ou|and)\s|:\s|\.(?:\s|$)/gu;

/** Fewer known neighbours may stand together by chance. */
const LEAST_KNOWN = 2;

/** Lines that each hold one or two words, one below the other: a list that has no separators. */
const stacksOf = (lines: readonly CvLine[]): readonly (readonly CvLine[])[] => {
  const stacks: CvLine[][] = [];
  for (const line of lines) {
    if (wordCount(line.body.text) > TERM_LIMITS.words || /[\t,;|]/u.test(line.body.text)) continue;
    const stack = stacks.at(-1);
    const last = stack?.at(-1);
    if (last?.index === line.index - 1 && last.source.block === line.source.block)
      stack?.push(line);
    else stacks.push([line]);
  }
  return stacks;
};

/** Names that nothing knows, in a stack of lines that otherwise are tools. */
const phrasesStacked = (runs: readonly SectionRun[], isTool: (piece: Piece) => boolean): Piece[] =>
  runs
    .filter(({ section }) => NAMING.has(section))
    .flatMap(({ lines }) => stacksOf(lines))
    .map((lines) => lines.map(({ body }) => body))
    .filter((items) => {
      const known = items.filter(isTool).length;
      return known > LEAST_KNOWN && known * 2 >= items.length;
    })
    .flatMap((items) =>
      items.filter((item) => TERM.test(item.text) && isPhrase(item, TERM_LIMITS)),
    );

/**
 * Names that nothing knows, in a line that otherwise lists tools: "Figma, Sketch, Zorblax". `isTool` tells what is known.
 */
const phrasesAmong = (runs: readonly SectionRun[], isTool: (piece: Piece) => boolean): Piece[] =>
  runs
    .filter(({ section }) => NAMING.has(section))
    .flatMap(({ lines }) => statementsOf(lines))
    .filter((statement) => !tellsPlaceOrTime(statement))
    .flatMap(({ piece }) => {
      const parts = splitPiece(piece, alignedKey(piece.text), LIST_BREAKS);
      const short = parts.filter(({ text }) => wordCount(text) <= 2);
      const known = short.filter(isTool).length;
      if (known < LEAST_KNOWN || known * 2 < parts.length) return [];
      return short.filter(
        (part) =>
          TERM.test(part.text) &&
          !ADDRESS.test(piece.text.slice(0, part.start - piece.start)) &&
          !isAction(wordKey(alignedKey(part.text))) &&
          isPhrase(part, TERM_LIMITS),
      );
    });

/** "Zorb\u00ae", "Brive/Lumo\u2122 3": the word that a mark of trade follows. */
const MARKED = /(?<![\p{L}\d])(\p{L}[\p{L}\d/+.-]{1,24}) ?[\u00ae\u2122]/gu;

/** Names that whoever writes marks as those of products. */
const markedNames = (runs: readonly SectionRun[]): Piece[] =>
  runs
    .filter(({ section }) => NAMING.has(section))
    .flatMap(({ lines }) => lines)
    .flatMap(({ body }) =>
      [...body.text.matchAll(MARKED)].map(({ index, 1: name = '' }) =>
        slicePiece(body, { start: index, end: index + name.length }),
      ),
    );

/** "des protocoles (ZRB, Lumo)": names in a bracket behind what they are names of. */
const namesInBrackets = (runs: readonly SectionRun[]): Piece[] =>
  runs
    .filter(({ section }) => NAMING.has(section))
    .flatMap(({ lines }) => statementsOf(lines))
    .flatMap(({ piece }) =>
      [...piece.text.matchAll(/\(([^()]*,[^()]*)\)/gu)].flatMap(({ index, 1: held = '' }) => {
        if (!NAMED_KIND.test(alignedKey(piece.text.slice(0, index)))) return [];
        const from = index + 1;
        const list = slicePiece(piece, { start: from, end: from + held.length });
        return splitPiece(list, alignedKey(held), /[,;/]|\.{3}|\u2026/gu).filter(
          (part) => TERM.test(part.text) && isPhrase(part, TERM_LIMITS),
        );
      }),
    );

/** Names of products that no lexicon holds, told by what stands beside them. `isTool` tells what is known. */
export const unknownNames = (
  runs: readonly SectionRun[],
  isTool: (piece: Piece) => boolean,
): Piece[] => [
  ...phrasesAmong(runs, isTool),
  ...phrasesStacked(runs, isTool),
  ...markedNames(runs),
  ...namesInBrackets(runs),
];

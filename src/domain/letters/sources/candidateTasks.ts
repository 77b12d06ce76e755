import { nominalOf } from '#/domain/letters/french/nominals.fr';
import { endedIn, withoutNames } from '#/domain/letters/french/phrases.fr';
import type { LetterSource } from '#/domain/letters/letter';
import { readDeed } from '#/domain/letters/sources/deed.fr';
import { deedGate, respelt } from '#/domain/letters/sources/deedGate.fr';
import { lighten } from '#/domain/letters/sources/lighten.fr';
import { inSentenceCase } from '#/domain/letters/sources/plainLine.fr';
import { hasBareTail, isShortened, orQuoted } from '#/domain/letters/sources/quotedWork.fr';
import { sentencesOf } from '#/domain/letters/sources/taskLines.fr';
import { tell, toDo, type Deed } from '#/domain/letters/sources/tellDeed.fr';
import { contentStems } from '#/domain/matching/words';
import { countWords } from '#/domain/shared/text';

/** A task line that a sentence can carry. */
export type CandidateTask = {
  readonly id: string;
  readonly deed: Deed;
  readonly stems: readonly string[];
  readonly source: LetterSource;
  /** One of several things that its line tells: what the comparison found in the line may be of another. */
  readonly isPiece?: true;
};

/** "Installation - Mise en service - Tests": things done, told one after the other between dashes; any other line is one. */
const piecesOf = (
  line: string,
): readonly { readonly line: string; readonly isPiece: boolean }[] => {
  const pieces = line.split(/\s[-\u2013\u2014]\s/u).map((piece) => piece.trim());
  const work = pieces.filter((piece) => /^\p{Lu}/u.test(piece) && nominalOf(piece) !== null);
  return work.length > 1
    ? work.map((piece) => ({ line: piece, isPiece: true }))
    : [{ line, isPiece: false }];
};

/** Several long words in capitals among small ones: a title run into a line, which no sentence can carry. */
const isShouted = (line: string): boolean =>
  /\p{Ll}{3}/u.test(line) && (line.match(/(?<!\p{L})\p{Lu}{5,}(?!\p{L})/gu) ?? []).length > 2;

const OPEN_END = /,?\s+etc\b[.\u2026\s]*$/iu;

const LONG_LINE = 5;
/** A long line of which only a bare noun is left to tell: "assurer l'analyse". */
const isCutShort = (deed: Deed, line: string): boolean =>
  deed.result === null &&
  /^assurer (?:l[\u2019']|la |le |les )\S+$/u.test(toDo(deed) ?? '') &&
  countWords(line) >= LONG_LINE;

const FEW_WORDS = 4;
const MUCH_LONGER = 3.5;
/** A scrap of a long line, which says nothing of what the line is about. */
const isScrap = (deed: Deed, line: string): boolean => {
  const words = countWords(tell(deed, { ongoing: false }));
  return deed.result === null && words <= FEW_WORDS + 1 && countWords(line) >= MUCH_LONGER * words;
};

/** What a sentence will say of a line: a proof is judged by that, not by what was left out. */
const toldOf = (deed: Deed): string => `${tell(deed, { ongoing: false })} ${deed.result ?? ''}`;

/** A line of a post as something done, with when where it is over. */
const deedIn = (line: string, ongoing: boolean): Deed | null => {
  const ended = endedIn(line);
  if (ended === null) return readDeed(line, ongoing);
  const deed = readDeed(ended.rest, false);
  const last = deed?.parts.at(-1);
  if (deed === null || last === undefined) return null;
  const parts = [...deed.parts.slice(0, -1), { ...last, extras: [...last.extras, ended.when] }];
  return { ...deed, parts, isPast: true };
};

/** The lines of a post that a sentence can carry, as things done; `ongoing` where it is still held. */
export const tasksOf = (
  lines: readonly string[],
  { id, ongoing }: { readonly id: string; readonly ongoing: boolean },
  make: (line: string) => LetterSource,
): readonly CandidateTask[] =>
  lines
    .flatMap(sentencesOf)
    .flatMap(piecesOf)
    .flatMap(({ line, isPiece }, index) => {
      if (isShouted(inSentenceCase(line))) return [];
      const whole = respelt(line.replace(OPEN_END, ''));
      const read = deedIn(whole, ongoing);
      const byVerbs = read === null ? null : lighten(read);
      const isTellable =
        byVerbs !== null &&
        !isCutShort(byVerbs, line) &&
        !isScrap(byVerbs, line) &&
        !hasBareTail(byVerbs) &&
        !isShortened(tell(byVerbs, { ongoing: true })) &&
        deedGate(byVerbs).passes;
      const deed = orQuoted(isTellable ? byVerbs : null, whole);
      return deed === null || !deedGate(deed).passes
        ? []
        : [
            {
              id: `${id}-${index}`,
              deed,
              stems: contentStems(withoutNames(toldOf(deed))),
              source: make(line),
              ...(isPiece ? { isPiece } : {}),
            },
          ];
    });

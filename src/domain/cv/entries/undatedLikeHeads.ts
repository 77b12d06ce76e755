import { POST_OPENING } from '#/domain/cv/cues/contracts.fr';
import { readHeader } from '#/domain/cv/entries/header';
import { TASK_WORDS } from '#/domain/cv/entries/tasks.fr';
import type { CvLine, SectionRun } from '#/domain/cv/text/lines';
import type { Lexicon } from '#/domain/lexicon/lexicon';

/** Longer lines are sentences. */
export const LONGEST_LINE = 90;
/** Posts told alike from which on a section is a list of them. */
const MIN_LISTED = 2;

/** "6 mois de stage en compta": how long a placement lasted before what it was. */
const LENGTH_FIRST = /^[^\p{L}\d]*\d{1,2} (?:jours?|semaines?|mois|ans?)\s*[:,-]?\s*(?:de |d')?/u;

/** A folded line that opens with how long a placement lasted. */
export const opensPlacement = (key: string): boolean =>
  LENGTH_FIRST.test(key) && POST_OPENING.test(key.replace(LENGTH_FIRST, ''));

/** What parts a post from who employed, on one line. */
const PARTED_BY = /\s(?:[-\u2013\u2014|:]|chez)\s|,\s/u;

const namesBoth = (line: CvLine, lexicon: Lexicon): boolean => {
  if (line.bullet || line.text.length > LONGEST_LINE || !/^\p{Lu}/u.test(line.text)) return false;
  if (/[.;:!?]\s*$/u.test(line.text) || !PARTED_BY.test(line.text)) return false;
  const { title, company, confidence } = readHeader([line.body], lexicon, 0.4);
  return title !== null && company !== null && confidence !== 'doubtful';
};

/**
 * "Cueillette de fraises - GAEC des Monts" among "Agent d'entretien - Nordal": what one did and for whom, parted as
 * the titles and the houses of the other posts are; or, under a heading of posts, on each line of the section.
 */
export const likeHeads = (
  { lines, told }: SectionRun,
  titled: readonly number[],
  lexicon: Lexicon,
): readonly number[] => {
  const signs = new Set(titled.map((at) => PARTED_BY.exec(lines[at]?.text ?? '')?.[0]));
  const [sign] = signs;
  if (titled.length === 0) {
    const whole = told === 'heading' && lines.every((line) => namesBoth(line, lexicon));
    return whole ? lines.map((_, at) => at) : [];
  }
  if (titled.length < MIN_LISTED || signs.size > 1 || sign === undefined) return titled;
  return lines.flatMap((line, at) =>
    titled.includes(at) ||
    (PARTED_BY.exec(line.text)?.[0] === sign &&
      namesBoth(line, lexicon) &&
      (!TASK_WORDS.test(line.key) || sign.trim() === 'chez'))
      ? [at]
      : [],
  );
};

import { NO_EMPLOYER } from '#/domain/postings/companyCues.fr';
import { LEFTOVER_LINE } from '#/domain/postings/postingHeadings.fr';
import { fold } from '#/domain/shared/text';

/** Lines under the title that may tell employer, place and contract. */
const HEAD_LINES = 5;
const LONGEST_HEAD = 160;

/** Sentences, headings and items of a list. */
const NO_HEAD = /[.!?:]\s*$|^\s*(?:[-\u2013\u2014*\u2022\u2192\u25aa>]|\d+[.)])\s/u;

/**
 * What the first lines tell piece by piece: "Papeterie Larive, Nantes (44), CDI", "Cariste - Lille". Sentences and
 * headings have none; the title is the first piece of the first line.
 */
export const headPieces = (text: string): readonly string[] => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !LEFTOVER_LINE.test(fold(line)))
    .slice(0, HEAD_LINES);
  const found: string[] = [];
  for (const [index, line] of lines.entries()) {
    // Under its first sentence, heading or list the head is over; over it may stand a slogan.
    if (line.length > LONGEST_HEAD || NO_HEAD.test(line)) {
      if (index === 0 || /[!?]\s*$/u.test(line)) continue;
      break;
    }
    const pieces = line
      .split(/\s*(?:[,|\u00b7\u2022;@]|\s[-\u2013\u2014]\s(?!\d{2}\b))\s*/u)
      .map((piece) => piece.trim())
      .filter((piece) => piece !== '');
    // The same under a heading without a colon.
    if (index > 0 && pieces.length === 1 && NO_EMPLOYER.test(fold(line).trim())) break;
    found.push(...(index === 0 ? pieces.slice(1) : pieces));
  }
  return found;
};

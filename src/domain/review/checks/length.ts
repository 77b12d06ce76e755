import { wordCount } from '#/domain/cv/text/lines';
import { findingOf, itemNowhere, itemOnLine } from '#/domain/review/scene';
import type { Finding, Scene } from '#/domain/review/scene';
import { BETTER } from '#/domain/review/texts.fr';

/** Fewer words do not tell a career; more do not get read. */
const FEWEST_WORDS = 80;
const WORDS_PER_PAGE = 650;
const COSTS = { page: 2, most: 4, short: 3 } as const;

/** Pages that a career of so many months fills. */
const pagesFor = (months: number): number => (months < 36 ? 1 : months < 240 ? 2 : 3);

/** A few lines over are a matter of margins, not of length. */
const FEWEST_OVER = 6;

/** Whether the length suits the years of experience. Only a PDF knows its pages; elsewhere words are counted. */
export const checkLength = (scene: Scene): readonly Finding[] => {
  const { cv, lines } = scene;
  const words = wordCount(cv.document.text);
  if (words < FEWEST_WORDS)
    return findingOf('tooShort', [itemNowhere('tooShort', 'all', BETTER.tooShort)], COSTS.short);
  const pages = pagesFor(cv.monthsOfExperience ?? 0);
  if (cv.document.format === 'pdf') {
    const over = lines.filter(({ source, text }) => source.page > pages && text.trim() !== '');
    const [first] = over;
    if (first === undefined || over.length < FEWEST_OVER) return [];
    const cost = COSTS.page * (cv.document.pages - pages);
    const item = itemOnLine(scene, 'tooLong', first, BETTER.tooLong(pages));
    return findingOf('tooLong', [item], Math.min(cost, COSTS.most));
  }
  if (words <= pages * WORDS_PER_PAGE) return [];
  return findingOf('tooLong', [itemNowhere('tooLong', 'all', BETTER.tooLongWords)], COSTS.page);
};

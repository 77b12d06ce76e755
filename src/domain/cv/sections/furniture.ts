import {
  ADDRESS_END,
  CLAUSES,
  CLOSING_FORMULAS,
  MADE_BY,
  MAKERS,
  PAGE_NUMBER,
  PAGE_WORDS,
  PRINTED_MARKS,
} from '#/domain/cv/sections/furniture.fr';
import type { CvLine } from '#/domain/cv/text/lines';

/** Longer lines say something. */
const MAX_LENGTH = 240;
/** Lines of a page, from its top and from its foot, among which its furniture stands. */
const EDGE = 2;
/** Fewer letters repeat by chance. */
const FEW_LETTERS = 5;

const lettersOf = (key: string): string => key.replace(/[^\p{L}]/gu, '');

/** Letters of the longest maker's name, spaces aside. */
const LONGEST_MAKER = 24;

/** The letters that follow the name of a maker at the head of a folded text; null where none stands there. */
const afterMaker = (key: string): string | null => {
  const letters = key.slice(0, 2 * LONGEST_MAKER).replace(/\s/gu, '');
  const maker = MAKERS.find((name) => letters.startsWith(name));
  return maker === undefined ? null : letters.slice(maker.length);
};

/** "CV envoye par Hellowork", "Made with Canva", "www.doyoubuzz.com". */
const isSigned = (key: string): boolean => {
  const made = MADE_BY.exec(key)?.[0];
  if (made !== undefined) return afterMaker(key.slice(made.length)) !== null;
  const rest = afterMaker(key.replace(/^(?:https?:\/\/)?(?:www\.)?/u, ''));
  return rest !== null && key.length < 2 * LONGEST_MAKER && ADDRESS_END.test(rest);
};

const isMarked = ({ key, bullet }: CvLine): boolean =>
  !bullet &&
  key.length <= MAX_LENGTH &&
  (isSigned(key) ||
    [...CLAUSES, ...CLOSING_FORMULAS, ...PRINTED_MARKS].some((pattern) => pattern.test(key)));

/** "2", "Page 2", "CV de Louise Martin - 2/3" at the edge of page 2. */
const isPageNumber = ({ key, source }: CvLine, pages: number): boolean => {
  if (key.length > 100) return false;
  const groups = PAGE_NUMBER.exec(key)?.groups;
  if (groups === undefined || Number(groups['page']) !== source.page) return false;
  if (groups['pages'] !== undefined) return Number(groups['pages']) === pages;
  return pages > 1 && (groups['words'] === '' || PAGE_WORDS.test(key));
};

const LEADERS = /[.\u2026_\u00b7]{2,}\s?\d{1,3}$/u;
const LISTED = /^(?<title>.{3,80})\t(?<page>\d{1,2})$/u;

/** Lines of a table of contents: a title, leaders and the number of its page, or a title that returns further on. */
const contents = (lines: readonly CvLine[], pages: number): CvLine[] => {
  const led = lines.filter(({ key }) => key.length <= MAX_LENGTH && LEADERS.test(key));
  const titles = new Map<string, number>();
  for (const { key } of lines) {
    const title = lettersOf(key);
    titles.set(title, (titles.get(title) ?? 0) + 1);
  }
  const listed = lines.filter(({ key }) => {
    const groups = LISTED.exec(key)?.groups;
    if (groups === undefined || Number(groups['page']) > pages) return false;
    const title = lettersOf(groups['title'] ?? '');
    return title.length >= FEW_LETTERS && (titles.get(title) ?? 0) > 1;
  });
  return [...(led.length > 1 ? led : []), ...listed];
};

const edgesOf = (lines: readonly CvLine[]): CvLine[] => {
  const pages = new Map<number, CvLine[]>();
  for (const line of lines) {
    const page = pages.get(line.source.page);
    if (page === undefined) pages.set(line.source.page, [line]);
    else page.push(line);
  }
  return [...pages.values()].flatMap((page) =>
    page.filter(
      ({ source }, at) =>
        at < EDGE ||
        at >= page.length - EDGE ||
        source.region === 'header' ||
        source.region === 'footer',
    ),
  );
};

/** A running title: what the edge of an earlier page said already. */
const repeated = (edges: readonly CvLine[]): CvLine[] => {
  const seen = new Map<string, number>();
  return edges.filter(({ key, source }) => {
    const words = lettersOf(key);
    if (words.length < FEW_LETTERS) return false;
    const page = seen.get(words);
    if (page === undefined) seen.set(words, source.page);
    return page !== undefined && page !== source.page;
  });
};

/**
 * The lines that belong to the paper and not to its owner: the mark of a job board or of the program
 * that drew it, page numbers, running titles, the table of contents.
 */
export const furnitureOf = (lines: readonly CvLine[]): ReadonlySet<CvLine> => {
  const pages = lines.reduce((last, { source }) => Math.max(last, source.page), 1);
  const edges = edgesOf(lines);
  return new Set([
    ...lines.filter(isMarked),
    ...edges.filter((line) => isPageNumber(line, pages)),
    ...repeated(edges),
    ...contents(lines, pages),
  ]);
};

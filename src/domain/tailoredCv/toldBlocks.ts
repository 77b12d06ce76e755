import type { Cv, CvSection, CvSectionSpan } from '#/domain/cv/cv';
import { unwrapped } from '#/domain/cv/lines/rejoinedLines';
import type { CvLine } from '#/domain/cv/text/lines';
import { lineOf, overlap } from '#/domain/tailoredCv/askedLines';
import type { Placed, Reader } from '#/domain/tailoredCv/askedLines';
import { askedFirst } from '#/domain/tailoredCv/lineOrder';
import { LONGEST_SHORT } from '#/domain/tailoredCv/tailoredCv';
import type { CvBlockKind, TailoredBlock } from '#/domain/tailoredCv/tailoredCv';
import { BLOCK_HEADINGS } from '#/domain/tailoredCv/tailoredCv.fr';
import { NOTHING } from '#/domain/tailoredCv/tailoredEntries';

/** A part before it has its place on the page; `position` is where it stands in the document. */
export type Drafted = Omit<TailoredBlock, 'at'> & { readonly position: number };

const isCapitals = (text: string): boolean =>
  text === text.toLocaleUpperCase('fr') && text !== text.toLocaleLowerCase('fr');

/** A heading in sentence case and without its colon: capitals are the layout's business. */
export const headingWords = (heading: string): string => {
  const words = heading.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, '').replace(/\s+/gu, ' ');
  if (!isCapitals(words)) return words.slice(0, LONGEST_SHORT);
  const low = words.toLocaleLowerCase('fr');
  return `${low.charAt(0).toLocaleUpperCase('fr')}${low.slice(1)}`.slice(0, LONGEST_SHORT);
};

const KINDS: Readonly<Record<CvSection, CvBlockKind | null>> = {
  contact: null,
  experience: null,
  profile: 'profile',
  education: 'education',
  skills: 'skills',
  softSkills: 'skills',
  languages: 'languages',
  certifications: 'other',
  projects: 'other',
  volunteering: 'volunteering',
  publications: 'other',
  teaching: 'other',
  responsibilities: 'other',
  awards: 'other',
  interests: 'other',
  references: 'other',
  other: 'other',
};

/** The words of a line without the spaces of its page, with where they stand. */
export const placedOf = (line: CvLine): Placed => ({
  text: line.body.text
    .replace(/\s*\t\s*/gu, ' · ')
    .replace(/\s+/gu, ' ')
    .trim(),
  range: { start: line.body.start, end: line.body.end },
});

/** A told paragraph is one line; the reader's margins are not the writer's. */
const paragraph = (lines: readonly Placed[]): readonly Placed[] => {
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined) return [];
  const range =
    first.range && last.range ? { start: first.range.start, end: last.range.end } : null;
  return [{ text: lines.map(({ text }) => text).join(' '), range }];
};

/** What stands of a line after a place in it: a part may begin behind its name, on the same line. */
const after = (line: CvLine, place: number): CvLine => {
  if (line.body.start >= place) return line;
  const text = line.body.text.slice(place - line.body.start).replace(/^[\s:–-]+/u, '');
  const start = line.body.end - text.length;
  return { ...line, start, body: { ...line.body, text, start } };
};

/** The heading of a part, or the name that stands before it on its first line; empty where it has neither. */
const nameOf = (cv: Cv, lines: readonly CvLine[], { heading, range }: CvSectionSpan): string => {
  if (heading !== null) return headingWords(cv.document.text.slice(heading.start, heading.end));
  const line = lines.find(({ start, end }) => start < range.start && range.start < end);
  return line === undefined ? '' : headingWords(cv.document.text.slice(line.start, range.start));
};

/** The parts of a CV that are told in lines, each under its own heading. */
export const toldBlocks = (
  cv: Cv,
  lines: readonly CvLine[],
  reader: Reader,
): readonly Drafted[] => {
  const entries = [...cv.experiences, ...cv.education].map(({ range }) => range);
  return cv.sections.flatMap((span, at): readonly Drafted[] => {
    const kind = KINDS[span.section];
    if (kind === null || (kind === 'education' && cv.education.length > 0)) return [];
    const from = span.heading?.end ?? span.range.start;
    const own = lines
      .filter(
        (line) =>
          line.end > from &&
          line.end <= span.range.end &&
          !entries.some((range) => overlap(line, range)),
      )
      .map((line) => after(line, from))
      .filter(({ body }) => body.text !== '');
    const read = unwrapped(own, () => false).map(placedOf);
    const placed = kind === 'profile' ? paragraph(read) : read;
    if (placed.length === 0) return [];
    const id = `${span.section}-${at}`;
    const told = placed.map((one, index) => {
      const line = lineOf(one, index, `${id}-${index}`, reader);
      return kind === 'skills'
        ? { ...line, text: askedFirst(line.text, reader.isAskedItem) }
        : line;
    });
    return [
      {
        id,
        kind,
        heading: nameOf(cv, lines, span) || BLOCK_HEADINGS[kind],
        kept: true,
        entries: [{ ...NOTHING, id: `${id}-told`, lines: told }],
        position: span.range.start,
      },
    ];
  });
};

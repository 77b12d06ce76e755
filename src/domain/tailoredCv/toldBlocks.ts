import type { Cv, CvSection, CvSectionSpan } from '#/domain/cv/cv';
import { unwrapped } from '#/domain/cv/lines/rejoinedLines';
import type { CvLine } from '#/domain/cv/text/lines';
import { fold } from '#/domain/shared/text';
import { lineOf, overlap } from '#/domain/tailoredCv/askedLines';
import type { Placed, Reader } from '#/domain/tailoredCv/askedLines';
import { askedFirst, bareKey } from '#/domain/tailoredCv/lineOrder';
import { SENTENCE_END } from '#/domain/tailoredCv/tailoredContacts';
import { LONGEST_SHORT } from '#/domain/tailoredCv/tailoredCv';
import type { CvBlockKind, TailoredBlock } from '#/domain/tailoredCv/tailoredCv';
import { BLOCK_HEADINGS, LEVEL_HEADS, MOTHER_TONGUE } from '#/domain/tailoredCv/tailoredCv.fr';
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

/** A line that met the margin of its column: so long, and about as long as the longest beside it. */
const SHORTEST_FULL = 40;
const FULL = 0.85;

/** Whether words go on with those above: in small letters under a line that nothing closes. */
const goesOn = (above: Placed, isFull: boolean, line: CvLine, words: string): boolean =>
  !line.bullet &&
  /^\p{Ll}/u.test(words) &&
  /^[\p{Lu}\p{N}]/u.test(above.text) &&
  !/[.;:!?]$/u.test(above.text) &&
  (above.text.lastIndexOf('(') > above.text.lastIndexOf(')') || above.text.endsWith(',') || isFull);

/** The words of lines, those that the margin of a narrow column broke put together again. */
const placedLines = (lines: readonly CvLine[]): readonly Placed[] => {
  const full = Math.max(SHORTEST_FULL, FULL * Math.max(0, ...lines.map(({ text }) => text.length)));
  const all: Placed[] = [];
  for (const [at, line] of lines.entries()) {
    const one = placedOf(line);
    const above = all.at(-1);
    const isFull = (lines[at - 1]?.text.length ?? 0) >= full;
    if (above?.range && one.range && goesOn(above, isFull, line, one.text))
      all[all.length - 1] = {
        text: `${above.text} ${one.text}`,
        range: { start: above.range.start, end: one.range.end },
      };
    else all.push(one);
  }
  return all;
};

/** `B1 · B1 · B1`: one level, asked for each way to use a language. */
const SAME_LEVELS = / · ([ABC][12])(?: · \1)+$/u;

/** Languages of a form's table, each with its level: `Allemand : B1`. */
const languageLines = (lines: readonly Placed[]): readonly Placed[] =>
  lines
    .filter(({ text }) => !LEVEL_HEADS.test(fold(text)))
    .map(({ text, range }) => ({ text: text.replace(SAME_LEVELS, ' : $1'), range }));

/** A mother tongue and its label, as one says them. */
const withMotherTongue = ({ text, range }: Placed): Placed => ({
  text: MOTHER_TONGUE.test(fold(text)) ? text.replace(' · ', ' : ') : text,
  range,
});

/** What a part says twice in the same words, once. */
const eachOnce = (lines: readonly Placed[]): readonly Placed[] => {
  const keys = lines.map(({ text }) => bareKey(text));
  return lines.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
};

/** A told paragraph is one line; the reader's margins are not the writer's. */
const paragraph = (lines: readonly Placed[]): readonly Placed[] => {
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined) return [];
  const range =
    first.range && last.range ? { start: first.range.start, end: last.range.end } : null;
  return [{ text: lines.map(({ text }) => text).join(' '), range }];
};

/** The one end of a sentence that a page of two columns left among the ways to reach the person. */
const strayEnd = ({ sections }: Cv, lines: readonly CvLine[]): Placed | null => {
  const contacts = sections.filter(({ section }) => section === 'contact');
  const ends = lines
    .filter(({ start, end }) =>
      contacts.some(({ range }) => start >= range.start && end <= range.end),
    )
    .map(placedOf)
    .filter(({ text }) => SENTENCE_END.test(text));
  const [only] = ends;
  return only === undefined || ends.length > 1 ? null : only;
};

/** What somebody tells of themselves, whole: a sentence that nothing closes goes on with the end that stands elsewhere. */
const closed = (told: readonly Placed[], end: Placed | null): readonly Placed[] => {
  const last = told.at(-1);
  return last === undefined || end === null || /[.!?\u2026:;)]$/u.test(last.text)
    ? told
    : [...told, { text: end.text, range: last.range }];
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
      .filter(({ body }) => /[\p{L}\p{N}]/u.test(body.text));
    const read = eachOnce(placedLines(unwrapped(own, () => false)).map(withMotherTongue));
    const placed =
      kind === 'profile'
        ? paragraph(closed(read, strayEnd(cv, lines)))
        : kind === 'languages'
          ? languageLines(read)
          : read;
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

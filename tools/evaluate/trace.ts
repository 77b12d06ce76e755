import { type Cv, quote } from '#/domain/cv/cv';
import type { CvDocument, DocumentLine } from '#/domain/cv/document';
import { arrange } from '#/domain/cv/entries/arrangement';
import type { ArrangedEntry } from '#/domain/cv/entries/arrangement';
import { postRuns } from '#/domain/cv/posts/readEntries';
import { segmentsOf } from '#/domain/cv/sections/sections';
import { linesOf } from '#/domain/cv/text/lines';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import { formatYearMonth } from '#/domain/shared/plainDate';

const layoutLine = (line: DocumentLine): string => {
  const marks = [line.bold && 'bold', line.heading && 'heading', line.bullet && 'bullet']
    .filter((mark) => mark !== false)
    .join(' ');
  return `p${line.page} ${line.region.padEnd(7)} b${line.block} ${line.fontSize.toFixed(1).padStart(4)}pt +${line.gapBefore.toFixed(1)} ${marks.padEnd(8)} ${JSON.stringify(line.text)}`;
};

const arrangedLine = ({ above, below, score, roles }: ArrangedEntry): string => {
  const { slots, pair, places } = roles;
  const roleOf = (slot: (typeof slots)[number]): string => {
    if (slot === pair?.title) return 'title';
    if (slot === pair?.company) return 'organisation';
    return places.includes(slot) ? 'place' : 'part';
  };
  const read = slots.map(
    (slot) => `${roleOf(slot)}@${slot.place} ${JSON.stringify(slot.piece.text)}`,
  );
  return `  ${above} above, ${below} below, score ${score.toFixed(1)}: ${read.join(' ')}`;
};

/** The arrangement chosen for each section of posts, and what each entry made of it. */
const arrangementLines = (document: CvDocument, { readOn }: Cv, lexicon: Lexicon): string[] =>
  postRuns(segmentsOf(linesOf(document)).runs).flatMap(({ section, lines }, at, all) => {
    const others = all.filter((_, place) => place !== at).map((run) => run.lines);
    const { pattern, score, entries } = arrange(lines, lexicon, readOn, others);
    return [
      `${section}: ${pattern.above} above the date, ${pattern.below} below, score ${score.toFixed(1)} over ${entries.length} entries`,
      ...entries.map(arrangedLine),
    ];
  });

/** The typed value of the segmentation: each run with what told its section, then the furniture. */
const segmentLines = (document: CvDocument): string[] => {
  const { runs, furniture } = segmentsOf(linesOf(document));
  return [
    ...runs.flatMap(({ section, heading, told, lines }) => [
      `${section} (${told})${heading === null ? '' : ` ${JSON.stringify(heading.body.text)}`}`,
      ...lines.map(({ index, text }) => `  ${String(index).padStart(3)} ${text}`),
    ]),
    ...furniture.map(({ text }) => `furniture ${JSON.stringify(text)}`),
  ];
};

/** What the layout, the segmentation, the arrangement and the recognition made of a document, in lines to print. */
export const traceLines = (document: CvDocument, cv: Cv, lexicon: Lexicon): string[] => [
  `== Layout: ${document.format}, ${document.pages} pages, ${JSON.stringify(document.layout)}`,
  ...document.lines.map(layoutLine),
  '',
  '== Segments',
  ...segmentLines(document),
  '',
  '== Arrangement',
  ...arrangementLines(document, cv, lexicon),
  ...cv.experiences.map(({ kind, jobTitle, company, place, start, end, tasks }) => {
    const from = start === null ? '?' : formatYearMonth(start.value);
    const to =
      end === null ? '?' : end.value === 'ongoing' ? 'ongoing' : formatYearMonth(end.value);
    return `${kind} ${from}..${to} title=${JSON.stringify(jobTitle?.value)} company=${JSON.stringify(company?.value)} place=${JSON.stringify(place?.value)} tasks=${tasks.length}`;
  }),
  ...cv.education.map(
    ({ degree, institution, end }) =>
      `education ${end === null ? '?' : formatYearMonth(end.value)} degree=${JSON.stringify(degree.value)} school=${JSON.stringify(institution?.value)}`,
  ),
  '',
  '== Recognition',
  `name=${JSON.stringify([cv.person.firstName?.value, cv.person.lastName?.value])} city=${JSON.stringify(cv.person.city?.value)} headline=${JSON.stringify(cv.headline?.value)}`,
  `languages=${cv.languages.map(({ language, level }) => `${language.value} (${level?.value ?? ''})`).join(', ')}`,
  ...cv.skills.map(({ label, concept, confidence, mentions }) => {
    const section = cv.sections.find(({ range }) =>
      mentions.some(({ start }) => start >= range.start && start < range.end),
    );
    const quotes = mentions.map((mention) => JSON.stringify(quote(document, mention)));
    return `${confidence.padEnd(9)} ${(section?.section ?? '').padEnd(13)} ${label} [${concept ?? ''}] ${quotes.join(' ')}`;
  }),
];

import { emailsIn, phonesIn } from '#/domain/cv/cues/contacts';
import { knownHeading } from '#/domain/cv/cues/headings';
import { titleStrength } from '#/domain/cv/cues/personTitles';
import type { CvSection } from '#/domain/cv/cv';
import { NAME_LABELS } from '#/domain/cv/person/firstNames.fr';
import { WANTED_POST } from '#/domain/cv/person/headline.fr';
import { lookOf } from '#/domain/cv/text/lines';
import type { CvLine, SectionRun } from '#/domain/cv/text/lines';
import { CITY_LABEL, STREET } from '#/domain/places/placeNames.fr';

/** More lines than any CV has at its top: what comes after them is not looked at. */
const MAX_TOP_LINES = 120;

const allLines = (runs: readonly SectionRun[]): CvLine[] => runs.flatMap(({ lines }) => lines);

/** "Nom : Martin" under a heading of its own making, on the first page. */
const isNameField = ({ key, source }: CvLine): boolean =>
  source.page === 1 && (NAME_LABELS.first.test(key) || NAME_LABELS.last.test(key));

/** The lines of the contact section, headed or not. */
export const contactLines = (runs: readonly SectionRun[]): CvLine[] =>
  runs
    .flatMap(({ section, heading, told, lines }) => {
      // A name may be set as the headings are, over the title.
      if (section === 'contact')
        return heading !== null && told === 'look' ? [heading, ...lines] : lines;
      // A long address at the top may pass for a sentence of the profile.
      if (section === 'profile' && heading === null)
        return lines.filter(({ key }) => STREET.test(key));
      return section === 'other' ? lines.filter(isNameField) : [];
    })
    .slice(0, MAX_TOP_LINES);

/** What other people say, or what is told of posts and diplomas. */
const NOT_OF_ONESELF: ReadonlySet<CvSection> = new Set(['references', 'experience', 'education']);

/** Lines in which candidates may say who they are. */
export const proseLines = (runs: readonly SectionRun[]): CvLine[] =>
  runs
    .filter(({ section, told }) => told !== 'heading' || !NOT_OF_ONESELF.has(section))
    .flatMap(({ lines }) => lines);

/** How much larger than most of the page the type of a name or a title is. */
const DISPLAY = 1.2;
const MAX_DISPLAY_LINES = 10;
/** Blank space, in line heights, inside one title. */
const CLOSE = 0.5;

/** The size of most of the type of the first page, in points. */
export const middleSize = (runs: readonly SectionRun[]): number => {
  const sizes = allLines(runs)
    .filter(({ source }) => source.page === 1)
    .map(({ source }) => source.fontSize)
    .sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
};

/**
 * What the first page sets in large type and is no heading: a name or a title may head a column that is
 * read after another, and stand in any section.
 */
export const displayLines = (runs: readonly SectionRun[]): CvLine[] => {
  const first = runs
    .flatMap(({ heading, lines }) =>
      heading === null || lines[0]?.start === heading.start ? lines : [heading, ...lines],
    )
    .filter(({ source }) => source.page === 1)
    .sort((a, b) => a.start - b.start);
  const middle = middleSize(runs);
  if (middle === 0) return [];
  const large = ({ source, text }: CvLine): boolean =>
    source.fontSize >= middle * DISPLAY && text.length < 120;
  const isHeading = ({ key }: CvLine): boolean => knownHeading(key) !== null;
  return first
    .filter((line, at) => {
      if (!large(line)) return false;
      if (!isHeading(line)) return true;
      // "DEVELOPPEUSE" / "LOGICIEL": the end of a title may be the name of a section.
      const above = first[at - 1];
      return (
        above !== undefined &&
        above.start < line.start &&
        lookOf(above) === lookOf(line) &&
        line.source.gapBefore < CLOSE &&
        !isHeading(above) &&
        titleStrength(above.key) >= 2
      );
    })
    .slice(0, MAX_DISPLAY_LINES);
};

/** Posts and diplomas under a heading that says so: what stands there in large type is one of them. */
const isPath = ({ section, told }: SectionRun): boolean =>
  told === 'heading' && (section === 'experience' || section === 'education');

const topOf = ({ source }: CvLine): number | null => source.places[0]?.y ?? null;

/** A line that is drawn higher on its page than the heading it is read after stands beside the name, in another column. */
const isAbove = (line: CvLine, heading: CvLine | null): boolean => {
  if (heading === null || heading.source.page !== line.source.page) return false;
  const [top, headed] = [topOf(line), topOf(heading)];
  return top !== null && headed !== null && top < headed - heading.source.fontSize;
};

/** Lines among which the headline may stand: the top, and what a "wanted post" heading announces. */
export const titleLines = (runs: readonly SectionRun[]): CvLine[] => {
  const own = runs
    .filter(
      ({ section, heading }) =>
        section === 'contact' ||
        (section === 'profile' && (heading === null || WANTED_POST.test(heading.key))),
    )
    .flatMap(({ lines }) => lines)
    .slice(0, MAX_TOP_LINES);
  const seen = new Set(own.map(({ start }) => start));
  const told = new Set(
    runs
      .filter(isPath)
      .flatMap(({ heading, lines }) => lines.filter((line) => !isAbove(line, heading)))
      .map(({ start }) => start),
  );
  const large = displayLines(runs).filter(({ start }) => !seen.has(start) && !told.has(start));
  return [...own, ...large].sort((a, b) => a.start - b.start);
};

const POSTAL_LINE = /^\P{L}*(?:F-)?\d{5}\s\p{Lu}[\p{L} '\u2019-]{2,40}$/u;

/** Sections that name other people's towns. */
const ELSEWHERE: ReadonlySet<CvSection> = new Set(['references', 'experience']);

/** Lines that stand so far from an e-mail or a telephone may still be of the same address. */
const NEAR = 3;

/** Posts and diplomas of which one holds the lines above and below a run: "Pau," over "France" in a column of dates. */
const isInside = ({ heading, told, lines }: SectionRun, runs: readonly SectionRun[]): boolean => {
  const [first, last] = [lines[0]?.index, lines.at(-1)?.index];
  if (heading !== null || told !== 'content' || first === undefined || last === undefined)
    return false;
  return runs.some(
    (run) =>
      isPath(run) &&
      run.lines.some(({ index }) => index === first - 1) &&
      run.lines.some(({ index }) => index > first && index <= last + 1),
  );
};

/** The contact lines, those beside an e-mail or a telephone elsewhere, and those that a label makes an address. */
export const addressLines = (runs: readonly SectionRun[]): CvLine[] => {
  const own = contactLines(runs.filter((run) => !isInside(run, runs)));
  const seen = new Set(own.map(({ start }) => start));
  const others = runs
    .filter(({ section }) => !ELSEWHERE.has(section))
    .flatMap(({ lines }) => lines)
    .filter(({ start, text }) => !seen.has(start) && text.length < 200);
  const contacts = others
    .filter((line) => emailsIn(line).length > 0 || phonesIn(line, false).length > 0)
    .map(({ index }) => index);
  const labelled = allLines(runs).filter(
    ({ start, key, text }) => !seen.has(start) && text.length < 200 && CITY_LABEL.test(key),
  );
  // "77100 Meaux" alone on its line: an address that the columns of the page took away from its street.
  const coded = others.filter(({ text, source }) => source.page === 1 && POSTAL_LINE.test(text));
  const beside = others.filter(({ index }) => contacts.some((at) => Math.abs(at - index) <= NEAR));
  return [...own, ...new Set([...beside, ...labelled, ...coded])].slice(0, MAX_TOP_LINES);
};

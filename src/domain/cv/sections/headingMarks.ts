import { ONE_PLACEMENT, POST_OPENING } from '#/domain/cv/cues/contracts.fr';
import { degreeAt, isDegreeLine, namesSchool } from '#/domain/cv/cues/degrees';
import { isDuration } from '#/domain/cv/cues/durations';
import {
  headingWords,
  hintedSections,
  looseHeading,
  tableHeading,
} from '#/domain/cv/cues/headings';
import { TASK_LABELS } from '#/domain/cv/cues/headings.fr';
import { HOUSE_LABEL } from '#/domain/cv/cues/organisations.fr';
import { isTitleLike } from '#/domain/cv/cues/personTitles';
import type { CvSection } from '#/domain/cv/cv';
import { loneDate } from '#/domain/cv/dates/dateInLine';
import { findDates } from '#/domain/cv/dates/dates';
import { ofWords } from '#/domain/cv/sections/mark';
import type { Mark } from '#/domain/cv/sections/mark';
import { nameMarks } from '#/domain/cv/sections/nameMarks';
import { isCutOff, withoutWords } from '#/domain/cv/sections/wordsInText';
import { isCapitals, lookOf, typeOf, wordCount } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';

/** Sections whose short names also serve as sub-titles of a post. */
const PARTS_OF_POST = new Set<CvSection>([
  'projects',
  'skills',
  'other',
  'profile',
  'contact',
  'responsibilities',
]);

const LINKING = /^(?:[dl][\u2019']|(?:de|du|des|et|ou|en|aux?|\u00e0|par|pour|sur|dans)\s)/u;

/** "Benevole" over an association, set as the posts are: who one was, not a section. */
const WHO_ONE_WAS = /^[^\p{L}]*(?:benevole|volontaire|stagiaire|alternante?|apprentie?)[^\p{L}]*$/u;

/** The document uses more than one type, so that looks tell headings. */
export const hasTypography = (lines: readonly CvLine[]): boolean =>
  new Set(lines.map(typeOf)).size > 1;

/** "Autres <tab> Git, Jira" below a row set alike: one more row of the same list. */
const isRow = ([section]: readonly CvSection[], line: CvLine, above: CvLine | undefined): boolean =>
  section === 'other' && above?.text.includes('\t') === true && lookOf(above) === lookOf(line);

/** Half-points of a look's type. */
const sizeOf = (look: string): number => Number.parseInt(look, 10);

/** "STAGE <tab> 2021 - 2023": how and when one worked, not the section of it. */
const isDatedPlacement = (key: string, tab: number): boolean =>
  POST_OPENING.test(key.slice(0, tab).trim()) && loneDate(key.slice(tab + 1)) !== null;

const usualLook = (counts: ReadonlyMap<string, number>): string =>
  [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), ['0', 0])[0];

const lookCounts = (lines: readonly CvLine[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const look = lookOf(line);
    counts.set(look, (counts.get(look) ?? 0) + 1);
  }
  return counts;
};

/** Type this much larger than the usual one is that of a heading. */
const LARGER = 1.1;

/** A drawn icon before a heading reads as a bullet: its type, or no other bullet beside it, tells it from a list. */
const isPictured = (line: CvLine, lines: readonly CvLine[], at: number, usual: string): boolean => {
  if (sizeOf(lookOf(line)) > sizeOf(usual) * LARGER) return true;
  const beside = [lines[at - 1], lines[at + 1]];
  return beside.every(
    (other) =>
      other === undefined ||
      !other.bullet ||
      lookOf(other) !== lookOf(line) ||
      headingWords(other.key) !== null,
  );
};

/** Nothing but a heading says so much: a bullet before it is an ornament. */
const NAMES_PATH =
  /^[^\p{L}]*(?:experiences? professionn?ell?es?|parcours professionn?el|formations? et diplomes?|diplomes? et formations?)[^\p{L}]*$/u;

/** "Certificat d'aptitude professionnelle": the whole name of a diploma, though its words head sections. */
const isDiplomaAtLength = (key: string): boolean => {
  const bare = key.replace(/^[^\p{L}]+/u, '');
  return wordCount(bare) >= 3 && (degreeAt(bare)?.level ?? null) !== null && isDegreeLine(bare);
};

/** "Formation Technicienne de bassin": what one was trained as, no section. */
const namesCourse = (key: string): boolean => {
  const course = /^[^\p{L}]*formation (?:de |d')?(?=\p{L})/u.exec(key)?.[0].length ?? 0;
  return course > 0 && isTitleLike(key.slice(course));
};

const knownMark = (lines: readonly CvLine[], at: number, usual: string): Mark | null => {
  const line = lines[at];
  // "(benevolat)" goes on with the line above.
  if (line === undefined || line.text.length > 200 || line.text.startsWith('(')) return null;
  const words = headingWords(line.key);
  const set = line.source.heading || line.source.bold || isCapitals(line.text);
  const larger = sizeOf(lookOf(line)) > sizeOf(usual) * LARGER;
  const read =
    words !== null &&
    (!line.bullet ||
      line.source.heading ||
      (!words.weak && NAMES_PATH.test(line.key)) ||
      isPictured(line, lines, at, usual)) &&
    (!words.weak || set || larger) &&
    !isDiplomaAtLength(line.key);
  if (read) return ofWords(words.sections, line.text.length);
  // "Diplome d'Etat d'infirmiere" set apart is a diploma, not the section of them.
  const opens =
    set &&
    !line.bullet &&
    wordCount(line.text) <= 5 &&
    !isDegreeLine(line.key) &&
    !namesCourse(line.key);
  const loose = opens ? looseHeading(line.key) : null;
  if (loose !== null) return ofWords([loose], line.text.length);
  const tab = line.text.indexOf('\t');
  if (tab > 0) {
    const first = headingWords(line.key.slice(0, tab));
    const columns = tableHeading(line.key);
    if (columns !== null) return ofWords([columns], line.text.length);
    if (
      first?.weak === false &&
      !isRow(first.sections, line, lines[at - 1]) &&
      !isDatedPlacement(line.key, tab)
    )
      return ofWords(first.sections, tab + 1);
  }
  return null;
};

/** A line above of so many words is of a text; the next word of it stands in small letters. */
const TEXT_WORDS = 5;

/** "comite" / "d'engagement", "le suivi de la" / "formation": a line in the type of the one above that goes on with it. */
const wrapsOn = (line: CvLine, before: CvLine | undefined): boolean =>
  before !== undefined &&
  before.source.block === line.source.block &&
  line.source.gapBefore < 0.5 &&
  // Of a line that opens in bold the rest may be plain.
  (LINKING.test(line.text)
    ? sizeOf(lookOf(before)) === sizeOf(lookOf(line))
    : lookOf(before) === lookOf(line) &&
      !line.bullet &&
      /^\p{Ll}/u.test(line.text) &&
      wordCount(before.text) >= TEXT_WORDS) &&
  !/[.;:!?]\s*$/u.test(before.text);

const isShort = (line: CvLine): boolean => line.text.length <= 45 && wordCount(line.text) <= 6;

const couldBeHeading = (line: CvLine): boolean =>
  !line.bullet &&
  isShort(line) &&
  /^[^\p{L}]{0,4}\p{Lu}/u.test(line.text) &&
  !/[\d@.,;\t]/u.test(line.text.replace(/[.:]\s*$/u, ''));

/** Looks shared by at least two known headings and hardly by anything else. */
const headingLooks = (lines: readonly CvLine[], marks: ReadonlyMap<number, Mark>): Set<string> => {
  const all = lookCounts(lines);
  const known = new Map<string, number>();
  for (const line of lines) {
    const look = lookOf(line);
    if (marks.has(line.index)) known.set(look, (known.get(look) ?? 0) + 1);
  }
  const looks = new Set<string>();
  const usual = usualLook(all);
  for (const [look, count] of known) {
    // A look that stands out and is never that of a sentence is a heading's, whatever its words.
    const apart =
      sizeOf(look) > sizeOf(usual) && lines.every((line) => lookOf(line) !== look || isShort(line));
    if (count >= 2 && (all.get(look) ?? 0) <= count * (apart ? 4 : 2) + 1) looks.add(look);
  }
  return looks;
};

/** A line that says nothing but when. */
const isDateAlone = (line: CvLine | undefined): boolean =>
  line !== undefined && loneDate(line.key) !== null;

/** "Ramassage de melons" over "(Ao\u00fbt 2023)", a line of its look between them or not: what a date follows so is a post. */
const isDatedBelow = (line: CvLine, [next, after]: readonly CvLine[]): boolean =>
  isDateAlone(next) || (next !== undefined && lookOf(next) === lookOf(line) && isDateAlone(after));

const isUnknownHeading = (
  line: CvLine,
  [next, after]: readonly CvLine[],
  looks: ReadonlySet<string>,
  { typographic, gaps, datesLead }: Habits,
): boolean => {
  if (!couldBeHeading(line) || next === undefined) return false;
  // "Entreprise : Laval" is a field of a post; a school or a diploma alone on its line heads an entry, not a section.
  if (HOUSE_LABEL.test(line.key)) return false;
  if (namesSchool(line.key) || isDegreeLine(line.key) || isDegreeLine(next.key)) return false;
  if (typographic) {
    if (!looks.has(lookOf(line)) || isTitleLike(line.key)) return false;
    return datesLead || !isDatedBelow(line, after === undefined ? [next] : [next, after]);
  }
  const set = line.source.gapBefore >= 1 && next.source.gapBefore === 0;
  const alone =
    (gaps && set && wordCount(line.text) <= 4) ||
    (looks.has(lookOf(line)) && isCapitals(line.text));
  if (!alone || isTitleLike(line.key)) return false;
  // "Atelier Nord" / "Tourneuse" / "2019-2022": what dates follow so closely is an employer.
  return ![next, after].some(
    (below, at) =>
      below !== undefined && (at === 0 || isTitleLike(next.key)) && findDates(below.key).length > 0,
  );
};

/** "Stage" over a house and its dates, under the heading of the posts: what one did there, not a section. */
const isPlacement = (
  lines: readonly CvLine[],
  at: number,
  marks: ReadonlyMap<number, Mark>,
): boolean => {
  const line = lines[at];
  if (line === undefined || !ONE_PLACEMENT.test(line.key)) return false;
  const posts = lines
    .slice(0, at)
    .find(({ index }) => marks.get(index)?.sections[0] === 'experience');
  return posts !== undefined && lookOf(posts) !== lookOf(line) && isDatedUnder(below(lines, at));
};

const isDatedUnder = (next: readonly CvLine[]): boolean => next.some(isDateAlone);

/** How the headings of a document are set apart, and whether its posts begin with their dates. */
type Habits = {
  readonly typographic: boolean;
  readonly gaps: boolean;
  readonly datesLead: boolean;
};

/** The two lines below, without those that only say how long a post was held. */
const below = (lines: readonly CvLine[], at: number): CvLine[] =>
  lines
    .slice(at + 1, at + 4)
    .filter(({ key }) => !isDuration(key))
    .slice(0, 2);

const NAME = /^\p{Lu}[\p{L}\u2019'-]+(?: \p{Lu}[\p{L}\u2019'-]+){1,3}$/u;

/** "Profile" over a name, as sites write at the head of a page: the title of the document. */
const isPageTitle = (mark: Mark, next: CvLine | undefined): boolean =>
  mark.sections[0] === 'profile' && next !== undefined && NAME.test(next.text);

/** Among headings set like that of the posts a short name is one of them; set otherwise, it is a part of a post. */
const withMinor = (
  lines: readonly CvLine[],
  marks: ReadonlyMap<number, Mark>,
  usual: string,
): Map<number, Mark> => {
  const ofPosts = lines.find((line) => marks.get(line.index)?.sections[0] === 'experience');
  const typographic = ofPosts !== undefined && hasTypography(lines);
  // "EXPERIENCES" and "Competences" in one large type are headings of one kind.
  const isSetAs = (line: CvLine, posts: CvLine): boolean =>
    lookOf(line) === lookOf(posts) ||
    (typeOf(line) === typeOf(posts) && sizeOf(lookOf(line)) > sizeOf(usual) * LARGER);
  const minor = (line: CvLine, { sections: [section] }: Mark): boolean =>
    TASK_LABELS.test(line.key) ||
    (typographic &&
      section !== undefined &&
      (PARTS_OF_POST.has(section) || WHO_ONE_WAS.test(line.key)) &&
      !isSetAs(line, ofPosts));
  const told = new Map<number, Mark>();
  for (const line of lines) {
    const mark = marks.get(line.index);
    if (mark !== undefined) told.set(line.index, { ...mark, minor: minor(line, mark) });
  }
  return told;
};

/** "PARCOURS" over "SCOLAIRE", "Formations et" over "certifications": the second line of a heading in one type. */
const secondLine = (line: CvLine, before: CvLine | undefined): Mark | null => {
  if (before === undefined || before.source.block !== line.source.block) return null;
  if (line.bullet || line.source.gapBefore >= 0.5 || lookOf(before) !== lookOf(line)) return null;
  // "2022 :" right under a heading dates what follows; "(2012 - 2022)" is what the heading covers.
  if (!isShort(line) || !isShort(before) || (isDateAlone(line) && !/^\P{L}*\(/u.test(line.text)))
    return null;
  const words = headingWords(`${before.key.trim()} ${line.key.trim()}`);
  const open = /(?:\s(?:et|de|des|du|d'|en|ou)|[&,/])\s*$/u.test(before.key);
  // Two headings, one right below the other, are two.
  if (words === null || (!open && headingWords(line.key) !== null)) return null;
  return ofWords(words.sections, line.text.length);
};

/** Known headings, then unknown lines that look like them. */
export const marksOf = (lines: readonly CvLine[]): Map<number, Mark> => {
  let marks = new Map<number, Mark>();
  const usual = usualLook(lookCounts(lines));
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    const second = above !== undefined && marks.has(above.index) ? secondLine(line, above) : null;
    const mark = second ?? (wrapsOn(line, above) ? null : knownMark(lines, at, usual));
    if (mark === null || (at === 0 && isPageTitle(mark, lines[1]))) continue;
    if (!isPlacement(lines, at, marks)) marks.set(line.index, mark);
  }
  marks = withoutWords(lines, marks, usual);
  if (marks.size === 0) return marks;
  const first = Math.min(...marks.keys());
  const typographic = hasTypography(lines);
  const looks = headingLooks(lines, marks);
  const headings = lines.filter((line) => marks.has(line.index) && line.index > 0);
  const gaps =
    headings.length >= 2 &&
    headings.filter((line) => line.source.gapBefore >= 1).length >= headings.length * 0.75;
  const datesLead = lines.some(
    (line, at) => marks.has(line.index) && isDateAlone(below(lines, at)[0]),
  );
  const habits = { typographic, gaps, datesLead };
  for (const [at, line] of lines.entries()) {
    if (line.index <= first || marks.has(line.index) || isCutOff(line, lines[at - 1])) continue;
    if (isUnknownHeading(line, below(lines, at), looks, habits))
      marks.set(line.index, {
        sections: [],
        hints: hintedSections(line.key),
        length: line.text.length,
        minor: false,
      });
  }
  for (const [at, mark] of nameMarks(lines, marks)) marks.set(at, mark);
  return withMinor(lines, marks, usual);
};

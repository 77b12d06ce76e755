import type { Cv, CvExperience, CvSection } from '#/domain/cv/cv';
import { IDENTITY } from '#/domain/matching/cues.fr';
import { monthIndex } from '#/domain/matching/monthCount';
import { contentStems, sameRoot, ROOT_LENGTH } from '#/domain/matching/words';
import { fold } from '#/domain/shared/text';

/** One line of a CV that may be scored. */
export type FactLine = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly section: CvSection;
  readonly experience: CvExperience | null;
  readonly stems: ReadonlySet<string>;
};

/** A CV prepared for comparison: what names, ages or locates the person is cut here, before anything is scored. */
export type CvFacts = {
  readonly cv: Cv;
  readonly lines: readonly FactLine[];
  /** Stems of the lines by their first letters. */
  readonly byRoot: ReadonlyMap<string, readonly string[]>;
  /** Month after the one in which the CV was read. */
  readonly now: number;
};

const UNSCORED: ReadonlySet<CvSection> = new Set(['contact', 'references', 'interests']);

/** The section of a place in the document; what stands under no heading is read as contact. */
export const sectionAt = (cv: Cv, at: number): CvSection => {
  const { headline } = cv;
  if (headline?.source && at >= headline.source.start && at < headline.source.end) return 'profile';
  return cv.sections.find(({ range }) => at >= range.start && at < range.end)?.section ?? 'contact';
};

/** The experience whose entry holds a place of the document. */
export const experienceAt = (cv: Cv, at: number): CvExperience | null =>
  cv.experiences.find(({ range }) => at >= range.start && at < range.end) ?? null;

/** Bounds of the line of the document that holds a place. */
export const lineAt = (text: string, at: number): { start: number; end: number } => {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at);
  return { start, end: end === -1 ? text.length : end };
};

const readNow = (readOn: string): number =>
  monthIndex({ year: Number(readOn.slice(0, 4)), month: Number(readOn.slice(5, 7)) }) + 1;

const readLines = (cv: Cv): FactLine[] => {
  const lines: FactLine[] = [];
  let start = 0;
  for (const text of cv.document.text.split('\n')) {
    const end = start + text.length;
    const experience = experienceAt(cv, start);
    const section = experience === null ? sectionAt(cv, start) : 'experience';
    if (text.trim() !== '' && !UNSCORED.has(section) && !IDENTITY.test(fold(text)))
      lines.push({ text, start, end, section, experience, stems: new Set(contentStems(text)) });
    start = end + 1;
  }
  return lines;
};

const memo = new WeakMap<Cv, CvFacts>();

/** Prepares a CV; the same CV object is prepared once. */
export const factsOf = (cv: Cv): CvFacts => {
  const known = memo.get(cv);
  if (known !== undefined) return known;
  const lines = readLines(cv);
  const byRoot = new Map<string, string[]>();
  for (const stem of new Set(lines.flatMap((line) => [...line.stems]))) {
    const root = stem.slice(0, ROOT_LENGTH);
    byRoot.set(root, [...(byRoot.get(root) ?? []), stem]);
  }
  const facts: CvFacts = { cv, lines, byRoot, now: readNow(cv.readOn) };
  memo.set(cv, facts);
  return facts;
};

/** The stems of the CV that are of one family with a stem of the offer; none where the CV does not use it. */
export const familyOf = ({ byRoot }: CvFacts, stem: string): readonly string[] =>
  (byRoot.get(stem.slice(0, ROOT_LENGTH)) ?? []).filter((own) => sameRoot(own, stem));

import type { Cv, CvExperience, CvSection, CvSkill } from '#/domain/cv/cv';
import { type CvFacts, experienceAt, lineAt, sectionAt } from '#/domain/matching/cvFacts';
import { monthIndex } from '#/domain/matching/monthCount';
import { type Qualifier, QUALIFIED, qualify } from '#/domain/matching/qualifiers';
import type { Evidence } from '#/domain/matching/report';
import { formatYearMonth } from '#/domain/shared/plainDate';
import type { TextRange } from '#/domain/shared/textRange';

/** Evidence with what it is worth, 0 to 1, and whether the CV denies it. */
export type Weighed = {
  readonly evidence: Evidence;
  readonly strength: number;
  readonly qualifier: Qualifier;
};

const RECENT_MONTHS = 60;
const LONGEST_QUOTE = 160;

/** What a mention is worth by where it stands: shown at work, studied, or only listed. */
const SECTION_STRENGTH: Readonly<Record<CvSection, number>> = {
  experience: 0.95,
  projects: 0.9,
  volunteering: 0.9,
  teaching: 0.9,
  responsibilities: 0.9,
  education: 0.9,
  certifications: 0.95,
  skills: 0.85,
  softSkills: 0.85,
  languages: 0.85,
  other: 0.85,
  profile: 0.85,
  contact: 0.8,
  awards: 0.5,
  interests: 0.5,
  publications: 0.5,
  references: 0,
};

const isRecent = ({ end }: CvExperience, now: number): boolean =>
  end !== null && (end.value === 'ongoing' || now - monthIndex(end.value) <= RECENT_MONTHS);

/** Job title and dates of an experience, as read. */
export const describeExperience = ({ jobTitle, start, end }: CvExperience): string => {
  const from = start === null ? null : formatYearMonth(start.value);
  const to = end === null || end.value === 'ongoing' ? null : formatYearMonth(end.value);
  const dates = [...new Set([from, to])].filter((date) => date !== null).join(' \u2013 ');
  return [jobTitle?.value ?? null, dates === '' ? null : dates]
    .filter((part) => part !== null)
    .join(', ');
};

/** The line around a mention, shortened at word boundaries; in the contact block only the mention itself, because its line tells who the person is. */
const snippet = (cv: Cv, { start, end }: TextRange, section: CvSection): TextRange => {
  const { text } = cv.document;
  if (section === 'contact') return { start, end };
  const line = lineAt(text, start);
  let from = line.start;
  let to = Math.max(end, line.end);
  if (to - from > LONGEST_QUOTE) {
    from = Math.max(from, start - 60);
    to = Math.min(to, end + 60);
    while (from > line.start && /\S/u.test(text[from - 1] ?? ' ')) from -= 1;
    while (to < line.end && /\S/u.test(text[to] ?? ' ')) to += 1;
  }
  while (from < start && /[\s\u2022\u2023\u25aa*>-]/u.test(text[from] ?? '')) from += 1;
  while (to > end && /\s/u.test(text[to - 1] ?? '')) to -= 1;
  return { start: from, end: to };
};

/** Quotes a place of the CV. */
export const evidenceAt = (cv: Cv, place: TextRange): Evidence => {
  const experience = experienceAt(cv, place.start);
  const section = experience === null ? sectionAt(cv, place.start) : 'experience';
  const range = snippet(cv, place, section);
  return {
    quote: cv.document.text.slice(range.start, range.end),
    range,
    section,
    experience: experience === null ? null : describeExperience(experience),
  };
};

const weigh = ({ cv, now }: CvFacts, place: TextRange, dated: boolean): Weighed => {
  const evidence = evidenceAt(cv, place);
  const line = lineAt(cv.document.text, place.start);
  const qualifier = qualify(
    cv.document.text.slice(line.start, Math.max(line.end, place.end)),
    place.start - line.start,
    place.end - line.start,
    dated,
  );
  const experience = experienceAt(cv, place.start);
  const base = dated
    ? 1
    : experience !== null && isRecent(experience, now)
      ? 1
      : SECTION_STRENGTH[evidence.section];
  return { evidence, strength: base * QUALIFIED[qualifier], qualifier };
};

const memo = new WeakMap<CvFacts, Map<string, Weighed>>();

/** Weighs one mention by its place and the words around it; each place is weighed once. A licence or diploma (`dated`) is held wherever it is written. */
export const weighMention = (facts: CvFacts, place: TextRange, dated: boolean): Weighed => {
  let known = memo.get(facts);
  if (known === undefined) {
    known = new Map();
    memo.set(facts, known);
  }
  const key = `${place.start}-${place.end}-${dated}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const weighed = weigh(facts, place, dated);
  known.set(key, weighed);
  return weighed;
};

/** Evidence for a skill that the user added by hand: the line that they wrote of it, else its name, without a place to quote. */
export const statedSkill = ({ cv, now }: CvFacts, { label, line }: CvSkill): Weighed => {
  if (line === undefined) return statedByUser(label);
  const { text, section, experienceId } = line;
  const post = cv.experiences.find(({ id }) => id === experienceId) ?? null;
  return {
    evidence: {
      quote: text,
      range: null,
      section,
      experience: post === null ? null : describeExperience(post),
      skill: label,
    },
    strength: post !== null && isRecent(post, now) ? 1 : SECTION_STRENGTH[section],
    qualifier: 'plain',
  };
};

/** Evidence for what the user typed: their word, without a place to quote. */
export const statedByUser = (label: string): Weighed => ({
  evidence: { quote: label, range: null, section: 'skills', experience: null },
  strength: SECTION_STRENGTH.skills,
  qualifier: 'plain',
});

const LONGEST_LIST = 3;

/** The strongest pieces of evidence first, without repeated quotes. */
export const strongest = (all: readonly Weighed[]): readonly Evidence[] => {
  const seen = new Set<string>();
  return [...all]
    .sort((one, other) => other.strength - one.strength)
    .filter(({ strength, evidence }) => {
      if (strength <= 0 || seen.has(evidence.quote)) return false;
      seen.add(evidence.quote);
      return true;
    })
    .slice(0, LONGEST_LIST)
    .map(({ evidence }) => evidence);
};

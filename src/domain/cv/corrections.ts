import { degreeAt } from '#/domain/cv/cues/degrees';
import { levelIn } from '#/domain/cv/cues/levels';
import type { Cv, CvExperience, CvSection, CvSkill, Read } from '#/domain/cv/cv';
import type { CvCorrection } from '#/domain/cv/cvCorrection';
import { monthsOfExperience } from '#/domain/cv/dates/years';
import { alignedKey } from '#/domain/cv/text/alignedKey';

/** A CV with one entry more, that the document does not hold: its range is empty, at the end of the text. */
const withAddedEntry = (
  cv: Cv,
  list: 'experiences' | 'education' | 'languages',
  id: string,
  typed: string,
): Cv => {
  const value = typed.trim();
  if (value === '' || cv[list].some((entry) => entry.id === id)) return cv;
  const end = cv.document.text.length;
  const range = { start: end, end };
  const read: Read<string> = { value, source: null, confidence: 'corrected' };
  switch (list) {
    case 'experiences':
      return {
        ...cv,
        experiences: [
          ...cv.experiences,
          {
            id,
            kind: 'job',
            jobTitle: read,
            company: null,
            place: null,
            start: null,
            end: null,
            tasks: [],
            range,
          },
        ],
      };
    case 'education':
      return {
        ...cv,
        education: [
          ...cv.education,
          {
            id,
            degree: read,
            institution: null,
            start: null,
            end: null,
            level: degreeAt(alignedKey(value))?.level ?? null,
            inProgress: false,
            range,
          },
        ],
      };
    case 'languages':
      return {
        ...cv,
        languages: [...cv.languages, { id, language: read, level: null, cefr: null }],
      };
  }
};

const typed = (value: string): Read<string> | null => {
  const trimmed = value.trim();
  return trimmed === '' ? null : { value: trimmed, source: null, confidence: 'corrected' };
};

type Identified = { readonly id: string };

const changeEntry = <T extends Identified>(
  entries: readonly T[],
  id: string,
  change: (entry: T) => T,
): readonly T[] => entries.map((entry) => (entry.id === id ? change(entry) : entry));

type LineCorrection = Extract<CvCorrection, { readonly target: 'line' }>;

const withSkill = (
  skills: readonly CvSkill[],
  label: string,
  concept: string | null,
): readonly CvSkill[] => {
  const trimmed = label.trim();
  const known = skills.some(
    (skill) => skill.label === trimmed || (concept !== null && skill.concept === concept),
  );
  return trimmed === '' || known
    ? skills
    : [
        ...skills,
        {
          concept,
          label: trimmed,
          written: trimmed,
          section: null,
          mentions: [],
          confidence: 'corrected',
        },
      ];
};

const SECTION_OF = {
  experience: 'experience',
  education: 'education',
  elsewhere: 'skills',
} as const satisfies Record<LineCorrection['place'], CvSection>;

/** A CV without a skill, what it alone shows, and the line that its owner wrote of it. */
const withoutSkill = (cv: Cv, label: string): Cv => {
  const gone = cv.skills.find((skill) => skill.label === label);
  if (gone === undefined) return cv;
  const { line } = gone;
  return {
    ...cv,
    skills: cv.skills.filter((skill) => skill !== gone),
    ...(cv.hints && { hints: cv.hints.filter(({ shownBy }) => shownBy !== label) }),
    experiences:
      line === undefined || line.experienceId === null
        ? cv.experiences
        : changeEntry(cv.experiences, line.experienceId, (entry) => ({
            ...entry,
            tasks: entry.tasks.filter(
              ({ value, source }) => source !== null || value !== line.text,
            ),
          })),
  };
};

/** A CV with a line more, in a post where it names one that is there, and the skill that it shows. */
const withLine = (cv: Cv, { place, id, label, value }: LineCorrection): Cv => {
  const text = value.trim();
  const name = label.trim();
  if (text === '' || name === '') return cv;
  const written = cv.skills.find((skill) => skill.label === name && skill.mentions.length > 0);
  const before = written === undefined ? withoutSkill(cv, name) : cv;
  const post = before.experiences.find((entry) => place === 'experience' && entry.id === id);
  const told: CvSkill = {
    concept: null,
    label: name,
    written: name,
    section: null,
    mentions: [],
    confidence: 'corrected',
    line: { text, section: SECTION_OF[place], experienceId: post?.id ?? null },
  };
  const task: Read<string> = { value: text, source: null, confidence: 'corrected' };
  return {
    ...before,
    skills: written === undefined ? [...before.skills, told] : before.skills,
    experiences:
      post === undefined
        ? before.experiences
        : changeEntry(before.experiences, post.id, (entry) => ({
            ...entry,
            tasks: [...entry.tasks, task],
          })),
  };
};

const withExperiences = (cv: Cv, experiences: readonly CvExperience[]): Cv => ({
  ...cv,
  experiences,
  monthsOfExperience: monthsOfExperience(experiences, cv.readOn),
});

/** A value the user gave; null stays null. */
const given = <T>(value: T | null): Read<T> | null =>
  value === null ? null : { value, source: null, confidence: 'corrected' };

/** A CV with one correction made. What it names but the CV does not hold changes nothing: a correction kept from an earlier reading may have lost its place. */
export const correctCv = (cv: Cv, correction: CvCorrection): Cv => {
  switch (correction.target) {
    case 'person':
      return {
        ...cv,
        person: { ...cv.person, [correction.field]: typed(correction.value) },
      };
    case 'headline':
      return { ...cv, headline: typed(correction.value) };
    case 'experience': {
      const { id, field, value } = correction;
      const change = typed(value);
      return {
        ...cv,
        experiences: changeEntry(cv.experiences, id, (entry) => ({ ...entry, [field]: change })),
      };
    }
    case 'education': {
      const { id, field, value } = correction;
      const change = typed(value);
      // An entry without a degree is none: taking it out is what `entry` is for.
      if (field === 'degree' && change === null) return cv;
      return {
        ...cv,
        education: changeEntry(cv.education, id, (entry) => ({
          ...entry,
          [field]: change,
          ...(field === 'degree' ? { level: degreeAt(alignedKey(value))?.level ?? null } : {}),
        })),
      };
    }
    case 'language': {
      const { id, field, value } = correction;
      const change = typed(value);
      if (field === 'language' && change === null) return cv;
      return {
        ...cv,
        languages: changeEntry(cv.languages, id, (entry) => ({
          ...entry,
          [field]: change,
          ...(field === 'level' ? { cefr: levelIn(alignedKey(value), 80)?.cefr ?? null } : {}),
        })),
      };
    }
    case 'entry': {
      const { list, id } = correction;
      const others = (cv[list] as readonly Identified[]).filter((entry) => entry.id !== id);
      const rest = { ...cv, [list]: others };
      return list === 'experiences' ? withExperiences(rest, rest.experiences) : rest;
    }
    case 'skill':
      return correction.action === 'remove'
        ? withoutSkill(cv, correction.label)
        : {
            ...cv,
            skills: withSkill(cv.skills, correction.label, correction.concept ?? null),
          };
    case 'line':
      return withLine(cv, correction);
    case 'interest':
      return { ...cv, interests: cv.interests.filter(({ value }) => value !== correction.value) };
    case 'period': {
      const { id, start, end } = correction;
      return withExperiences(
        cv,
        changeEntry(cv.experiences, id, (entry) => ({
          ...entry,
          start: given(start),
          end: given(end),
        })),
      );
    }
    case 'kind': {
      const { id, kind } = correction;
      return withExperiences(
        cv,
        changeEntry(cv.experiences, id, (entry) => ({ ...entry, kind })),
      );
    }
    case 'graduation': {
      const { id, end, inProgress } = correction;
      return {
        ...cv,
        education: changeEntry(cv.education, id, (entry) => ({
          ...entry,
          end: given(end),
          inProgress,
        })),
      };
    }
    case 'newEntry':
      return withAddedEntry(cv, correction.list, correction.id, correction.value);
  }
};

/** The CV with everything the user put right: what the rest of the application uses. */
export const applyCorrections = (cv: Cv, corrections: readonly CvCorrection[]): Cv =>
  corrections.reduce(correctCv, cv);

import * as v from 'valibot';

import { withAddedEntry } from '#/domain/cv/addedEntries';
import { alignedKey } from '#/domain/cv/alignedKey';
import type { Cv, CvExperience, CvSkill, Read } from '#/domain/cv/cv';
import { EXPERIENCE_KINDS } from '#/domain/cv/cv';
import { degreeAt } from '#/domain/cv/degrees';
import { levelIn } from '#/domain/cv/languageMentions';
import { monthsOfExperience } from '#/domain/cv/years';

const yearMonthSchema = v.object({
  year: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100)),
  month: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
});

/** One thing the user put right in what was read of a CV. An empty value means that there is none; `entry` takes a whole entry out. */
export const cvCorrectionSchema = v.variant('target', [
  v.object({
    target: v.literal('person'),
    field: v.picklist(['firstName', 'lastName', 'email', 'phone', 'city']),
    value: v.string(),
  }),
  v.object({ target: v.literal('headline'), value: v.string() }),
  v.object({
    target: v.literal('experience'),
    id: v.string(),
    field: v.picklist(['jobTitle', 'company', 'place']),
    value: v.string(),
  }),
  v.object({
    target: v.literal('education'),
    id: v.string(),
    field: v.picklist(['degree', 'institution']),
    value: v.string(),
  }),
  v.object({
    target: v.literal('language'),
    id: v.string(),
    field: v.picklist(['language', 'level']),
    value: v.string(),
  }),
  v.object({
    target: v.literal('entry'),
    list: v.picklist(['experiences', 'education', 'languages']),
    id: v.string(),
  }),
  v.object({
    target: v.literal('skill'),
    action: v.picklist(['add', 'remove']),
    label: v.string(),
    /** Lexicon concept of an added skill, where the user chose one. */
    concept: v.optional(v.string()),
  }),
  v.object({
    target: v.literal('period'),
    id: v.string(),
    start: v.nullable(yearMonthSchema),
    end: v.nullable(v.union([yearMonthSchema, v.literal('ongoing')])),
  }),
  v.object({
    target: v.literal('kind'),
    id: v.string(),
    kind: v.picklist(EXPERIENCE_KINDS),
  }),
  v.object({
    target: v.literal('graduation'),
    id: v.string(),
    end: v.nullable(yearMonthSchema),
    inProgress: v.boolean(),
  }),
  /** A new entry under an id that no other has; its fields are then corrected like any other. */
  v.object({
    target: v.literal('newEntry'),
    list: v.picklist(['experiences', 'education', 'languages']),
    id: v.string(),
    /** Job title, degree or language. */
    value: v.string(),
  }),
]);
export type CvCorrection = v.InferOutput<typeof cvCorrectionSchema>;

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
    : [...skills, { concept, label: trimmed, mentions: [], confidence: 'corrected' }];
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
      return {
        ...cv,
        skills:
          correction.action === 'add'
            ? withSkill(cv.skills, correction.label, correction.concept ?? null)
            : cv.skills.filter(({ label }) => label !== correction.label),
      };
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

import * as v from 'valibot';

import type { Cv, CvSkill, Read } from '#/domain/cv/cv';

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

const withSkill = (skills: readonly CvSkill[], label: string): readonly CvSkill[] => {
  const trimmed = label.trim();
  const known = skills.some((skill) => skill.label === trimmed);
  return trimmed === '' || known
    ? skills
    : [...skills, { concept: null, label: trimmed, mentions: [], confidence: 'corrected' }];
};

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
        education: changeEntry(cv.education, id, (entry) => ({ ...entry, [field]: change })),
      };
    }
    case 'language': {
      const { id, field, value } = correction;
      const change = typed(value);
      if (field === 'language' && change === null) return cv;
      return {
        ...cv,
        languages: changeEntry(cv.languages, id, (entry) => ({ ...entry, [field]: change })),
      };
    }
    case 'entry': {
      const { list, id } = correction;
      const others = (cv[list] as readonly Identified[]).filter((entry) => entry.id !== id);
      return { ...cv, [list]: others };
    }
    case 'skill':
      return {
        ...cv,
        skills:
          correction.action === 'add'
            ? withSkill(cv.skills, correction.label)
            : cv.skills.filter(({ label }) => label !== correction.label),
      };
  }
};

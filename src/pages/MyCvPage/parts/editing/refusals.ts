import { formatYearMonthInWords } from '#/copy/format';
import { correctCv } from '#/domain/cv/corrections';
import { nameOfEntry, subjectOf } from '#/domain/cv/correctionSubject';
import type { Cv } from '#/domain/cv/cv';
import type { CvCorrection } from '#/domain/cv/cvCorrection';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import type { ReadPart } from '#/pages/MyCvPage/parts/editing/readParts';

/** Something of the CV that its owner said was not so; taken back, it counts again. */
export type Refusal = {
  readonly correction: CvCorrection;
  /** Where on the screen it stood. */
  readonly part: ReadPart;
  /** What it was, in words. */
  readonly label: string;
};

const PART_OF = {
  experiences: 'experience',
  education: 'education',
  languages: 'languages',
} as const satisfies Record<'experiences' | 'education' | 'languages', ReadPart>;

const named = (label: string, value: string | undefined): string =>
  value === undefined ? label : copy.refusal.field(label, value);

/** What one correction refused of the CV as it stood before it; null for one that says something else. */
const refusalOf = (before: Cv, correction: CvCorrection): Omit<Refusal, 'correction'> | null => {
  switch (correction.target) {
    case 'person': {
      const { field, value } = correction;
      const label = named(copy.fields[field], before.person[field]?.value);
      return value === '' ? { part: 'identity', label } : null;
    }
    case 'headline': {
      const label = named(copy.fields.headline, before.headline?.value);
      return correction.value === '' ? { part: 'identity', label } : null;
    }
    case 'experience': {
      const { id, field, value } = correction;
      const entry = before.experiences.find((each) => each.id === id);
      const label = named(copy.fields[field], entry?.[field]?.value);
      return value === '' ? { part: 'experience', label } : null;
    }
    case 'education': {
      const { id, field, value } = correction;
      const entry = before.education.find((each) => each.id === id);
      const label = named(copy.fields[field], entry?.[field]?.value);
      return value === '' ? { part: 'education', label } : null;
    }
    case 'period': {
      if (correction.start !== null || correction.end !== null) return null;
      const entry = before.experiences.find(({ id }) => id === correction.id);
      const { start = null, end = null } = entry ?? {};
      const period = copy.read.period(start?.value ?? null, end?.value ?? null);
      return { part: 'experience', label: named(copy.fields.dates, period) };
    }
    case 'graduation': {
      if (correction.end !== null || correction.inProgress) return null;
      const end = before.education.find(({ id }) => id === correction.id)?.end?.value;
      const date = end === undefined ? undefined : formatYearMonthInWords(end);
      return { part: 'education', label: named(copy.fields.dates, date) };
    }
    case 'entry': {
      const { list, id } = correction;
      return {
        part: PART_OF[list],
        label: nameOfEntry(before, id) ?? copy.sections[PART_OF[list]],
      };
    }
    case 'skill': {
      const { action, label } = correction;
      const written = before.skills.find((skill) => skill.label === label)?.written ?? label;
      return action === 'remove' ? { part: 'skills', label: written } : null;
    }
    case 'interest':
      return { part: 'interests', label: correction.value };
    case 'language':
    case 'kind':
    case 'line':
    case 'newEntry':
      return null;
  }
};

/** What its owner refused of a CV and has not said otherwise since, in the order of the refusals. */
export const refusalsOf = (
  asRead: Cv,
  corrections: readonly CvCorrection[],
): readonly Refusal[] => {
  let before = asRead;
  return corrections.flatMap((correction, index) => {
    const refusal = refusalOf(before, correction);
    before = correctCv(before, correction);
    const subject = subjectOf(correction);
    const replaced = corrections.slice(index + 1).some((later) => subjectOf(later) === subject);
    return refusal === null || replaced ? [] : [{ ...refusal, correction }];
  });
};

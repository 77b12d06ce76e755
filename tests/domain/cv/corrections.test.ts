import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { applyCorrections } from '#/domain/cv/corrections';
import { cvCorrectionSchema } from '#/domain/cv/cvCorrection';
import type { CvCorrection } from '#/domain/cv/cvCorrection';
import { aCv, anExperience } from '#tests/support/builders/aCv';

const apply = (...corrections: readonly CvCorrection[]) => applyCorrections(aCv(), corrections);

describe('applyCorrections', () => {
  test('puts a field right and says who did', () => {
    const cv = apply({ target: 'person', field: 'city', value: ' Dakar ' });
    expect(cv.person.city).toEqual({ value: 'Dakar', source: null, confidence: 'corrected' });
  });

  test('takes an emptied field away', () => {
    expect(apply({ target: 'headline', value: '' }).headline).toBeNull();
  });

  test('counts the experience again when a period changes', () => {
    const cv = apply({
      target: 'period',
      id: 'experience-1',
      start: { year: 2016, month: 1 },
      end: { year: 2021, month: 12 },
    });
    expect(cv.monthsOfExperience).toBe(72);
    expect(cv.experiences[0]?.start?.confidence).toBe('corrected');
  });

  test('counts the experience again when an entry goes or changes kind', () => {
    expect(
      apply({ target: 'entry', list: 'experiences', id: 'experience-1' }).monthsOfExperience,
    ).toBeNull();
    expect(
      apply({ target: 'kind', id: 'experience-1', kind: 'internship' }).monthsOfExperience,
    ).toBe(12);
  });

  test('adds an entry whose fields can then be put right', () => {
    const cv = apply(
      { target: 'newEntry', list: 'experiences', id: 'mine-1', value: 'Fleuriste' },
      { target: 'experience', id: 'mine-1', field: 'company', value: 'Au Bleuet' },
      { target: 'period', id: 'mine-1', start: { year: 2022, month: 1 }, end: 'ongoing' },
    );
    expect(cv.experiences.at(-1)).toMatchObject({
      jobTitle: { value: 'Fleuriste' },
      company: { value: 'Au Bleuet' },
    });
    expect(cv.monthsOfExperience).toBe(24 + 59);
  });

  test('reads the level of a corrected degree and of a corrected language', () => {
    const cv = apply(
      { target: 'education', id: 'education-1', field: 'degree', value: 'Master Finance' },
      { target: 'language', id: 'language-1', field: 'level', value: 'courant' },
    );
    expect(cv.education[0]?.level).toBe('Bac+5');
    expect(cv.languages[0]?.cefr).toBe('C1');
  });

  test('adds a skill once and removes it', () => {
    const add: CvCorrection = { target: 'skill', action: 'add', label: 'Sage', concept: 'sage' };
    expect(apply(add, add).skills).toEqual([
      {
        concept: 'sage',
        label: 'Sage',
        written: 'Sage',
        section: null,
        mentions: [],
        confidence: 'corrected',
      },
    ]);
    expect(apply(add, { target: 'skill', action: 'remove', label: 'Sage' }).skills).toEqual([]);
  });

  describe('a line that shows a skill', () => {
    const line = (value: string, id = 'experience-1'): CvCorrection => ({
      target: 'line',
      place: 'experience',
      id,
      label: 'Sage',
      value,
    });
    const tasksOf = (...corrections: readonly CvCorrection[]) =>
      apply(...corrections).experiences[0]?.tasks.map(({ value }) => value) ?? [];
    const asRead = tasksOf();

    test('stands in its post, with the skill', () => {
      expect(tasksOf(line(' Travail avec Sage '))).toEqual([...asRead, 'Travail avec Sage']);
      expect(apply(line('Travail avec Sage')).skills).toMatchObject([
        {
          label: 'Sage',
          mentions: [],
          line: {
            text: 'Travail avec Sage',
            section: 'experience',
            experienceId: 'experience-1',
          },
        },
      ]);
    });

    test('takes the place of the line before, and goes with its skill', () => {
      expect(tasksOf(line('Un'), line('Deux'))).toEqual([...asRead, 'Deux']);
      const remove: CvCorrection = { target: 'skill', action: 'remove', label: 'Sage' };
      expect(tasksOf(line('Un'), remove)).toEqual(asRead);
      expect(apply(line('Un'), remove).skills).toEqual([]);
    });

    test('keeps the skill where the post is gone, and says nothing where it is empty', () => {
      expect(apply(line('Un', 'gone')).skills).toMatchObject([{ line: { experienceId: null } }]);
      expect(tasksOf(line('Un', 'gone'))).toEqual(asRead);
      expect(apply(line('  '))).toEqual(apply());
    });

    test('leaves what a document shows of the skill', () => {
      const shown = {
        concept: 'sage',
        label: 'Sage',
        written: 'Sage',
        section: 'skills',
        mentions: [{ start: 0, end: 4 }],
        confidence: 'sure',
      } as const;
      const cv = applyCorrections(aCv({ skills: [shown] }), [line('Un')]);
      expect(cv.skills).toEqual([shown]);
      expect(cv.experiences[0]?.tasks.at(-1)?.value).toBe('Un');
    });
  });

  test('changes nothing for an entry that is not there', () => {
    expect(apply({ target: 'experience', id: 'gone', field: 'company', value: 'X' })).toEqual(
      aCv({ experiences: [anExperience()] }),
    );
  });

  test('leaves the CV it was given as it was', () => {
    const cv = aCv();
    applyCorrections(cv, [{ target: 'headline', value: 'Fleuriste' }]);
    expect(cv).toEqual(aCv());
  });

  test('survives being stored', () => {
    const correction: CvCorrection = {
      target: 'period',
      id: 'experience-1',
      start: null,
      end: 'ongoing',
    };
    expect(v.parse(cvCorrectionSchema, JSON.parse(JSON.stringify(correction)))).toEqual(correction);
    expect(v.is(cvCorrectionSchema, { ...correction, end: { year: 2020, month: 13 } })).toBe(false);
  });
});

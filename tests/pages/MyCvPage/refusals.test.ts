import { describe, expect, test } from 'vitest';

import { applyCorrections } from '#/domain/cv/corrections';
import type { CvCorrection } from '#/domain/cv/cvCorrection';
import { refusalsOf } from '#/pages/MyCvPage/parts/editing/refusals';
import { aReadCv } from '#tests/support/builders/aReadCv';

const cv = aReadCv();
const [skill] = cv.skills;
const [interest] = cv.interests;

/** Each part of the screen, with what was said of it and how it is named. */
const REFUSALS: readonly (readonly [CvCorrection, string, RegExp])[] = [
  [{ target: 'person', field: 'email', value: '' }, 'identity', /^E-mail\s: awa\.diallo/u],
  [{ target: 'headline', value: '' }, 'identity', /^Titre du CV\s: Aide-soignante/u],
  [
    { target: 'experience', id: 'experience-1', field: 'company', value: '' },
    'experience',
    /^Employeur\s: EHPAD/u,
  ],
  [
    { target: 'period', id: 'experience-1', start: null, end: null },
    'experience',
    /^Dates\s: mars 2021/u,
  ],
  [{ target: 'entry', list: 'experiences', id: 'experience-2' }, 'experience', /^Aide-soignante$/u],
  [
    { target: 'graduation', id: cv.education[0]?.id ?? '', end: null, inProgress: false },
    'education',
    /^Dates\s: 2018/u,
  ],
  [{ target: 'entry', list: 'languages', id: cv.languages[1]?.id ?? '' }, 'languages', /^Peul$/u],
  [
    { target: 'skill', action: 'remove', label: skill?.label ?? '' },
    'skills',
    new RegExp(`^${skill?.written}$`, 'u'),
  ],
  [{ target: 'interest', value: interest?.value ?? '' }, 'interests', /./u],
];

describe('refusalsOf', () => {
  test.each(REFUSALS)('names what %j took out, in its part', (correction, part, label) => {
    const [refusal, ...others] = refusalsOf(cv, [correction]);
    expect(others).toEqual([]);
    expect(refusal).toMatchObject({ correction, part });
    expect(refusal?.label).toMatch(label);
    expect(applyCorrections(cv, [correction])).not.toEqual(cv);
  });

  test('a value put right, a kind chosen or an entry added refuses nothing', () => {
    expect(
      refusalsOf(cv, [
        { target: 'headline', value: 'Infirmière' },
        { target: 'kind', id: 'experience-1', kind: 'internship' },
        { target: 'newEntry', list: 'languages', id: 'ajout-1', value: 'Wolof' },
        { target: 'skill', action: 'add', label: 'Gériatrie' },
      ]),
    ).toEqual([]);
  });

  test('is forgotten once something else was said of the same thing', () => {
    const refused = { target: 'headline', value: '' } as const;
    expect(refusalsOf(cv, [refused, { target: 'headline', value: 'Infirmière' }])).toEqual([]);
  });

  test('names the value as it was when it was refused', () => {
    const [refusal] = refusalsOf(cv, [
      { target: 'headline', value: 'Infirmière' },
      { target: 'headline', value: '' },
    ]);
    expect(refusal?.label).toMatch(/Infirmière$/u);
  });
});

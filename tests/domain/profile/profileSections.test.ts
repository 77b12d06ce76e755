import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { checkSection } from '#/domain/profile/checkProfile';
import { kindOfPhoto } from '#/domain/profile/photo';
import { emptyExperience, emptyProfile, profileSchema } from '#/domain/profile/profile';
import type { Profile } from '#/domain/profile/profile';
import { profileFromCv } from '#/domain/profile/profileFromCv';
import { profilePhotoRecord } from '#/domain/profile/profileRecord';
import { differingSections, withSections } from '#/domain/profile/profileSections';
import { addSkills, splitSkills, removeSkill, suggestSkills } from '#/domain/profile/skillList';
import { decodeRecord, encodeRecord } from '#/domain/storage/record';
import { aProfile } from '#tests/support/builders/aProfile';
import { aReadCv } from '#tests/support/builders/aReadCv';

const experienced = (values: Partial<Profile['experiences'][number]>): Profile => ({
  ...emptyProfile,
  experiences: [{ ...emptyExperience, ...values }],
});

describe('checking a section', () => {
  test('a filled profile and an empty one have nothing wrong', () => {
    for (const profile of [aProfile(), emptyProfile])
      for (const section of ['personal', 'experience', 'education', 'skills'] as const)
        expect(checkSection(profile, section).size).toBe(0);
  });

  test.each([
    [
      { jobTitle: 'Cariste', startDate: '2021-03', endDate: '2021-02' },
      '0.endDate',
      'endBeforeStart',
    ],
    [{ jobTitle: 'Cariste', startDate: 'mars 2021' }, '0.startDate', 'month'],
    [{ jobTitle: 'Cariste', endDate: '2021-13' }, '0.endDate', 'month'],
    [{ startDate: '2021-03' }, '0.jobTitle', 'jobMissing'],
  ] as const)('%o has %s wrong: %s', (values, field, problem) => {
    expect([...checkSection(experienced(values), 'experience')]).toEqual([[field, problem]]);
  });

  test('an end in the month of the start, or none, is right', () => {
    for (const endDate of ['2021-03', ''])
      expect(
        checkSection(
          experienced({ company: 'Delvaux', startDate: '2021-03', endDate }),
          'experience',
        ).size,
      ).toBe(0);
  });

  test.each([
    ['awa@example', 'email'],
    ['awa.example.org', 'email'],
    ['awa@example.org', undefined],
    [' awa@sous.example.org ', undefined],
  ])('the e-mail %s: %s', (email, problem) => {
    expect(checkSection({ ...emptyProfile, email }, 'personal').get('email')).toBe(problem);
  });

  test.each([
    ['06 39 98 12 45', undefined],
    ['+33 (0)6-39-98-12-45', undefined],
    ['12', 'phone'],
    ['mon portable', 'phone'],
  ])('the phone %s: %s', (phone, problem) => {
    expect(checkSection({ ...emptyProfile, phone }, 'personal').get('phone')).toBe(problem);
  });
});

describe('sections', () => {
  test('one section replaces itself alone', () => {
    const changed = withSections(emptyProfile, aProfile(), ['education']);
    expect(changed).toEqual({ ...emptyProfile, education: aProfile().education });
    expect(differingSections(emptyProfile, changed)).toEqual(['education']);
  });

  test('the order of entries counts', () => {
    const turned = { ...aProfile(), experiences: aProfile().experiences.toReversed() };
    expect(differingSections(aProfile(), turned)).toEqual(['experience']);
  });

  test('what a CV gives can be kept, however long it is', () => {
    const cv = aReadCv();
    const [first] = cv.experiences;
    const many = first ? Array.from({ length: 90 }, () => first) : [];
    const filled = profileFromCv({ ...cv, experiences: many }, aProfile());
    expect(v.safeParse(profileSchema, filled).success).toBe(true);
    expect(filled.firstName).toBe('Awa');
  });
});

describe('skills', () => {
  test('are read from commas, once each', () => {
    expect(splitSkills(' SAP ,, sap; Permis  B\nÉcoute, ')).toEqual(['SAP', 'Permis B', 'Écoute']);
  });

  test('are added at the end and removed whatever their case', () => {
    expect(addSkills('SAP', 'sap, Excel')).toBe('SAP, Excel');
    expect(removeSkill('SAP, Écoute', 'ecoute')).toBe('SAP');
  });

  test('are suggested by the last word typed, those held left out', () => {
    const known = ['Excel', 'Gestion de stock', 'Stock', 'SAP', 'excel'];
    expect(suggestSkills(known, 'SAP', 'Permis B, sto', 3)).toEqual(['Stock', 'Gestion de stock']);
    expect(suggestSkills(known, 'SAP', '', 9)).toEqual(['Excel', 'Gestion de stock', 'Stock']);
  });
});

describe('photos', () => {
  test.each([
    [[0xff, 0xd8, 0xff, 0xe0], 'jpeg'],
    [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'png'],
    [[0x47, 0x49, 0x46, 0x38, 0x39, 0x61], 'gif'],
    [[0x25, 0x50, 0x44, 0x46], null],
    [[], null],
  ] as const)('the bytes %o are %s', (bytes, kind) => {
    expect(kindOfPhoto(Uint8Array.from(bytes))).toBe(kind);
  });

  test.each([
    ['data:image/jpeg;base64,AAAA', true],
    ['data:image/svg+xml;base64,AAAA', false],
    ['https://example.org/a.jpg', false],
    [`data:image/jpeg;base64,${'A'.repeat(200_000)}`, false],
  ])('a kept photo that starts %.30s is read back: %s', (url, fits) => {
    const text = encodeRecord(profilePhotoRecord, url, '2026-11-21T09:42:00.000Z');
    expect(decodeRecord(profilePhotoRecord, text).ok).toBe(fits);
  });
});

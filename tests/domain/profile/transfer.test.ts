import { describe, expect, test } from 'vitest';

import { exportProfile } from '#/domain/profile/exportProfile';
import { importProfile } from '#/domain/profile/importProfile';
import { emptyProfile, MAX_ENTRIES, MAX_TEXT } from '#/domain/profile/profile';
import { EXPORT_FORMATS } from '#/domain/profile/transfer';
import { aProfile } from '#tests/support/builders/aProfile';

const context = { photo: null, now: '2026-11-21T09:42:00.000Z' };

describe('profiles that leave and come back', () => {
  test.each(['jsonResume', 'europassJson'] as const)(
    '%s gives back what it was given',
    (format) => {
      const profile = aProfile();
      const { text } = exportProfile(profile, format, context);
      expect(importProfile(text, emptyProfile)).toEqual({ ok: true, value: profile });
    },
  );

  test.each(EXPORT_FORMATS)('%s has a file name made of the person', (format) => {
    const { name } = exportProfile(aProfile(), format, context);
    expect(name).toMatch(/^awa-diallo-perrin-/u);
    expect(exportProfile(emptyProfile, format, context).name).toMatch(/^profil-/u);
  });

  test('a JSON Resume holds no empty date or address, and the photo where there is one', () => {
    const { text } = exportProfile({ ...aProfile(), email: '' }, 'jsonResume', {
      ...context,
      photo: 'data:image/jpeg;base64,AA==',
    });
    const { basics, work } = JSON.parse(text) as {
      basics: Record<string, string>;
      work: Record<string, string>[];
    };
    expect(basics).not.toHaveProperty('email');
    expect(basics['image']).toBe('data:image/jpeg;base64,AA==');
    expect(work[0]).not.toHaveProperty('endDate');
  });

  test('Europass XML escapes texts, drops what XML cannot hold, and writes months its own way', () => {
    const { text } = exportProfile(
      { ...aProfile(), bio: 'Soins & <écoute>\u0000' },
      'europassXml',
      context,
    );
    expect(text).toContain('<Label>Soins &amp; &lt;écoute&gt;</Label>');
    expect(text).toContain('<From year="2021" month="--03"/>');
    expect(text).toContain('<WorkExperienceList><WorkExperience>');
    expect(text).not.toContain('\u0000');
  });
});

describe('files of unknown origin', () => {
  test.each([
    ['not JSON', 'notJson'],
    ['', 'notJson'],
    ['[]', 'notAProfile'],
    ['null', 'notAProfile'],
    ['{"a":1}', 'notAProfile'],
    ['{"basics":{}}', 'nothingInIt'],
    ['{"basics":null,"work":{"0":1}}', 'nothingInIt'],
    ['{"SkillsPassport":{"LearnerInfo":{}}}', 'nothingInIt'],
  ])('%s is refused as %s', (text, problem) => {
    expect(importProfile(text, aProfile())).toEqual({ ok: false, problem });
  });

  test('an oddity costs its own field, not the file', () => {
    const text = JSON.stringify({
      basics: { name: 'Karim BENALI', email: 12 },
      work: [{ company: 'Delvaux', position: 'Cariste', startDate: '2017', endDate: '2020-02-28' }],
      skills: [{ name: 'Conduite', keywords: ['CACES R489', 'CACES R489'] }, { name: 'SAP' }],
    });
    const read = importProfile(text, { ...emptyProfile, email: 'k@example.org' });
    expect(read).toMatchObject({
      ok: true,
      value: {
        firstName: 'Karim',
        lastName: 'BENALI',
        email: 'k@example.org',
        experiences: [
          { jobTitle: 'Cariste', company: 'Delvaux', startDate: '', endDate: '2020-02' },
        ],
        skills: 'CACES R489, SAP',
      },
    });
  });

  test('what is too much is cut to what can be kept', () => {
    const text = JSON.stringify({
      basics: { summary: 'a'.repeat(MAX_TEXT + 10) },
      work: Array.from({ length: MAX_ENTRIES + 5 }, () => ({ position: 'Cariste' })),
    });
    const read = importProfile(text, emptyProfile);
    expect(read.ok && read.value.bio.length).toBe(MAX_TEXT);
    expect(read.ok && read.value.experiences.length).toBe(MAX_ENTRIES);
  });

  test('what the file does not say stays', () => {
    const read = importProfile('{"skills":[{"name":"SAP"}]}', aProfile());
    expect(read).toEqual({ ok: true, value: { ...aProfile(), skills: 'SAP' } });
  });
});

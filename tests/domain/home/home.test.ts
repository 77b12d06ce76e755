import { describe, expect, test } from 'vitest';

import { profileStrength } from '#/domain/home/profileStrength';
import { recentActivity } from '#/domain/home/recentActivity';
import { emptyProfile } from '#/domain/profile/profile';
import { anAnalysis } from '#tests/support/builders/anAnalysis';

describe('profileStrength', () => {
  test('an empty profile has none, and starts with a name', () => {
    expect(profileStrength(emptyProfile, false)).toEqual({ percent: 0, next: 'name', met: [] });
  });

  test('a whole profile with a readable CV is at 100, with nothing left', () => {
    const whole = {
      ...emptyProfile,
      firstName: 'Awa',
      lastName: 'Diallo',
      email: 'awa@example.org',
      phone: '06 39 98 12 45',
      bio: 'Aide-soignante',
      experiences: [
        { jobTitle: 'Aide-soignante', company: '', startDate: '', endDate: '', jobDescription: '' },
      ],
      education: [{ institution: '', degree: 'DEAS', eduStartDate: '', eduEndDate: '' }],
      skills: 'a, b, c, d, e',
    };
    expect(profileStrength(whole, true)).toMatchObject({ percent: 100, next: null });
    expect(profileStrength(whole, false)).toMatchObject({ percent: 80, next: 'cv' });
    expect(profileStrength({ ...whole, skills: 'a, , b,' }, true)).toMatchObject({
      percent: 85,
      next: 'skills',
    });
  });
});

describe('recentActivity', () => {
  test('newest first, at most three, samples left out', () => {
    const analyses = [
      anAnalysis('good', { id: 3, date: '2026-11-21T09:00:00.000Z' }),
      { ...anAnalysis('good', { id: 2, date: '2026-11-22T09:00:00.000Z' }), sample: true },
      anAnalysis('good', { id: 1, date: '2026-11-01T09:00:00.000Z' }),
    ];
    expect(recentActivity(analyses, []).map(({ id }) => id)).toEqual([3, 1]);
    expect(recentActivity(analyses, [], 1)).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';

import { homeCopy } from '#/pages/HomePage/HomePage.copy';

const NOW = new Date('2026-11-21T09:30:00');
const say = (day: string): string => homeCopy.activity.day(day, NOW);

describe('days of the recent activity', () => {
  it('names today and yesterday', () => {
    expect(say('2026-11-21')).toBe('Aujourd’hui');
    expect(say('2026-11-20')).toBe('Hier');
  });

  it('names yesterday across a year', () => {
    expect(homeCopy.activity.day('2026-12-31', new Date('2027-01-01T00:10:00'))).toBe('Hier');
  });

  it('leaves the year out where it is the present one', () => {
    expect(say('2026-11-18')).toBe('18 novembre');
    expect(say('2025-11-18')).toBe('18 novembre 2025');
  });
});

it('dates the news without the year of today', () => {
  expect(homeCopy.news({ count: 3, since: '2026-11-18' }, NOW)).toBe(
    '3 nouvelles offres depuis le 18 novembre',
  );
});

it('counts what waits, and says apart what only may be done', () => {
  const waiting = { kind: 'analysis' } as const;
  const small = { kind: 'paste' } as const;
  const { summary } = homeCopy.today;
  expect(summary([waiting])).toBe('Une chose vous attend aujourd’hui.');
  expect(summary([waiting, small])).toBe(
    'Une chose vous attend aujourd’hui. Le reste, si vous avez le temps.',
  );
  expect(summary([small])).toBe('Rien ne presse. Si vous avez 3\u00a0minutes\u00a0:');
});

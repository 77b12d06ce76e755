import { describe, expect, it } from 'vitest';

import type { Known } from '#/app/routes/home/homeState';
import { toldDays } from '#/app/routes/home/toldDays';
import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import { signOf } from '#/domain/home/toldDaysRecord';
import { anApplication } from '#tests/support/builders/anApplication';
import { someKnown } from '#tests/support/builders/someKnown';

const known = (change: Partial<Known> = {}): Known =>
  someKnown({
    applications: [anApplication({ date: '2026-11-20', followUps: [] })],
    ...change,
  });

const NOTHING: ReadonlyMap<string, string> = new Map();
const wordsOn = (day: string, change: Partial<Known> = {}) =>
  toldDays(known(change), NOTHING)?.days.find((told) => told.day === day)?.words;

describe('toldDays', () => {
  it('tells a week, each day by its own date', () => {
    const days = toldDays(known(), NOTHING)?.days ?? [];
    expect(days.map(({ day }) => day)).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
    ]);
    expect(days[2]?.date).toMatch(/^lundi 23/u);
  });

  it('takes what was done and that it was enough for that day alone', () => {
    const resting = { restsOn: '2026-11-21' };
    expect(wordsOn('2026-11-21', resting)).toBe('C’est assez pour aujourd’hui.');
    expect(wordsOn('2026-11-22', resting)).toBe(wordsOn('2026-11-22'));
  });

  it('leaves out a day with an interview, whose words change by the hour', () => {
    const interviews = [
      { id: 1, start: '2026-11-23T14:00', minutes: 60, place: '', kind: 'onSite', note: '' },
    ] as never;
    const applications = [anApplication({ date: '2026-11-20', status: 'interview', interviews })];
    expect(wordsOn('2026-11-23', { applications })).toBeUndefined();
    expect(wordsOn('2026-11-24', { applications })).toBeDefined();
  });

  it('tells a newcomer nothing', () => {
    expect(toldDays(known({ applications: null }), NOTHING)).toBeNull();
  });

  it('holds the sign of every record that it was made from, kept or not', () => {
    const text = '{"version":1,"savedAt":"2026-11-21T10:00:00.000Z","data":[]}';
    const { madeFrom = {} } = toldDays(known(), new Map([[applicationsRecord.key, text]])) ?? {};
    expect(madeFrom[applicationsRecord.key]).toBe(signOf(text));
    expect(Object.values(madeFrom).filter((sign) => sign === '')).toHaveLength(7);
  });
});

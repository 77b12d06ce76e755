import { describe, expect, test } from 'vitest';

import type { Review } from '#/domain/review/review';
import { PEOPLE } from '#tests/coach/interview/people';
import type { Person } from '#tests/coach/interview/people';
import { analyse } from '#tests/coach/review/analyse';

const LOADING = 60_000;

const lacking = ({ remarks }: Review): string =>
  remarks
    .filter(({ check }) => check === 'tradeLooks')
    .flatMap(({ items }) => items.map(({ better }) => better))
    .join('\n');

/** Work lines taken out of a CV: what is left is its form. */
const formAlone = (cv: string): string =>
  cv
    .split('\n')
    .filter((line) => !line.startsWith('- '))
    .join('\n');

const people = Object.keys(PEOPLE) as readonly Person[];

describe('twelve analyses: six CVs, whole and without their work', { timeout: LOADING }, () => {
  test.each(people)('%s: content weighs more than form', async (person) => {
    const [whole, form] = await Promise.all([
      analyse(PEOPLE[person].cv),
      analyse(formAlone(PEOPLE[person].cv)),
    ]);
    expect(whole.score - form.score).toBeGreaterThan(15);
    expect(whole.trade).not.toBeNull();
    expect(whole.score).toBe(whole.criteria.reduce((sum, { points }) => sum + points, 0));
  });

  test.each(people)(
    '%s: posts that tell nothing earn next to nothing for the work',
    async (person) => {
      const pointsOf = ({ criteria }: Review): number =>
        criteria.find(({ criterion }) => criterion === 'results')?.points ?? Number.NaN;
      const told = pointsOf(await analyse(PEOPLE[person].cv));
      const untold = await analyse(formAlone(PEOPLE[person].cv));
      expect(pointsOf(untold)).toBeLessThanOrEqual(2);
      expect(told).toBeGreaterThan(pointsOf(untold) + 6);
      expect(untold.remarks.map(({ check }) => check)).toContain('tasks');
    },
  );

  test('the figure spreads over them', async () => {
    const reviews = await Promise.all(
      people.flatMap((person) => [
        analyse(PEOPLE[person].cv),
        analyse(formAlone(PEOPLE[person].cv)),
      ]),
    );
    const scores = reviews.map(({ score }) => score);
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    const deviation = Math.sqrt(
      scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length,
    );
    expect(deviation).toBeGreaterThan(12);
  });

  test('what is there is not asked for', async () => {
    expect(lacking(await analyse(PEOPLE.nurse.cv))).not.toMatch(/patients|gestes/iu);
    expect(lacking(await analyse(PEOPLE.driver.cv))).not.toMatch(/caces|cadences/iu);
    expect(lacking(await analyse(PEOPLE.accountant.cv))).not.toMatch(/logiciels|volumes/iu);
  });

  test('what the trade looks for and does not find is said by name', async () => {
    expect(lacking(await analyse(PEOPLE.nurse.cv))).toContain('AFGSU');
    expect(lacking(await analyse(PEOPLE.driver.cv))).toContain('2x8');
  });

  test('the same CV is read for the trade that is aimed at', async () => {
    const own = await analyse(PEOPLE.cook.cv);
    const aimed = await analyse(PEOPLE.cook.cv, 'Comptable');
    expect(aimed.trade).toBe('Comptable');
    expect(aimed.score).toBeLessThan(own.score);
    expect(lacking(aimed)).toContain('Sage');
    expect(lacking(own)).not.toContain('Sage');
  });
});

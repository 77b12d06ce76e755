import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { dangerOf, mayBeInDanger } from '#/domain/assistant/danger.fr';

/** How the messages of a list (what they tell of, or `none`, and the message) are heard: answered as a danger, or in doubt. */
const measureDanger = (file: string) => {
  const rows = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [label = '', message = ''] = line.split('\t');
      const sure = dangerOf(message) !== null;
      return { danger: label !== 'none', sure, doubt: !sure && mayBeInDanger(message) };
    });
  const dangers = rows.filter(({ danger }) => danger);
  const harmless = rows.filter(({ danger }) => !danger);
  return {
    dangers: dangers.length,
    harmless: harmless.length,
    heard: dangers.filter(({ sure, doubt }) => sure || doubt).length,
    mistaken: harmless.filter(({ sure }) => sure).length,
    doubted: harmless.filter(({ doubt }) => doubt).length,
  };
};

// 120 messages by somebody who saw no pattern: 43 of 60 were heard when measured once, and then opened.
it('hears a list of danger that the doubt was fitted on', () => {
  const { dangers, harmless, heard, mistaken, doubted } = measureDanger('dangerBefore.fr.tsv');
  expect([dangers, harmless]).toEqual([60, 60]);
  expect(heard).toBe(60);
  expect(mistaken).toBe(0);
  expect(doubted).toBeLessThanOrEqual(2);
});

// 160 messages by another hand, odd lines: 23 of 40 heard at first and 4 of 40 harmless ones taken for danger. Opened; fitted
// on all else, the doubt heard 34 with the patterns and doubted 2 of the harmless ones.
it('hears a second list, opened', () => {
  const { dangers, harmless, heard, mistaken, doubted } = measureDanger('dangerOpened.fr.tsv');
  expect([dangers, harmless]).toEqual([40, 40]);
  expect(heard).toBeGreaterThanOrEqual(37);
  expect(mistaken).toBeLessThanOrEqual(1);
  expect(doubted).toBeLessThanOrEqual(1);
});

// Even lines of the same list, by sums only: 15 of 40 heard and 5 harmless ones taken for danger before, measured once since.
// Six harmless ones, chosen to sound alike, are told who to call above their answer (asked for: two at most).
it('hears a second list, not opened', () => {
  const { dangers, harmless, heard, mistaken, doubted } = measureDanger('dangerSealed.fr.tsv');
  expect([dangers, harmless]).toEqual([40, 40]);
  expect(heard).toBeGreaterThanOrEqual(35);
  expect(mistaken).toBeLessThanOrEqual(5);
  expect(doubted).toBeLessThanOrEqual(6);
});

// A hundred tellings and what sounds alike, written to fit the doubt on; 26 were heard by the patterns alone.
it('hears the tellings it was fitted on', () => {
  const { dangers, harmless, heard, mistaken, doubted } = measureDanger('tellings.fr.tsv');
  expect([dangers, harmless]).toEqual([105, 88]);
  expect(heard).toBeGreaterThanOrEqual(83);
  expect(mistaken).toBeLessThanOrEqual(4);
  expect(doubted).toBeLessThanOrEqual(5);
});

it.each(['daily', 'dailySealed', 'closed', 'fresh', 'heldOut', 'opened', 'unopened'])(
  'doubts no ordinary question (%s)',
  (list) => {
    const rows = readFileSync(new URL(`${list}.fr.tsv`, import.meta.url), 'utf8')
      .trim()
      .split('\n');
    const ordinary = rows
      .map((row) => row.split('\t'))
      .filter(
        ([kind, subject = '']) => kind !== 'distress' && !/sexualHarassment|danger/u.test(subject),
      )
      .flatMap(([, , question = '']) => question.split(' || '));
    expect(ordinary.length).toBeGreaterThan(40);
    expect(ordinary.filter(mayBeInDanger)).toEqual([]);
  },
);

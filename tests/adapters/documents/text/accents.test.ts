import { expect, test } from 'vitest';

import { joinAccents } from '#/adapters/documents/text/joinAccents';
import { withCpuTime } from '#tests/support/cpuTime';

test.each([
  ['Montr\u00b4eal', 'Montréal'],
  ['Universit\u00b4e', 'Université'],
  ['e\u00b4quipe', 'équipe'],
  ['mot \u00b4ecole', 'mot école'],
  ['\u00b4 ecole', 'école'],
  ['for\u02c6et', 'forêt'],
  ['na\u00a8\u0131f', 'naïf'],
  ['fran\u00b8cais', 'français'],
  ['th\u00b4e\u02c6atre', 'théâtre'],
  ['l\u00b4eau', 'l\u00b4eau'],
  ['20 \u00b4 30', '20 \u00b4 30'],
])('%s is read as %s', (text, expected) => {
  expect(joinAccents(text)).toBe(expected);
});

test('a page of accents takes no longer than its length says', async () => {
  const { ms } = await withCpuTime(() => joinAccents('\u00b4 '.repeat(50_000)));
  expect(ms).toBeLessThan(1000);
});

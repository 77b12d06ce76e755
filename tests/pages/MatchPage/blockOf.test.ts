import { expect, test } from 'vitest';

import { blockOf } from '#/pages/MatchPage/MatchPage.state';

const read = { fileName: 'cv.pdf', reading: 'done' } as const;

test.each([
  [null, '', 'nothing'],
  [null, 'Une offre', 'noCv'],
  [read, '  \n', 'noOffer'],
  [{ ...read, reading: 'underWay' } as const, 'Une offre', 'reading'],
  [{ ...read, reading: 'failed' } as const, 'Une offre', null],
  [read, 'Une offre', null],
])('%j with %j waits for %s', (cv, text, expected) => {
  expect(blockOf(cv, text)).toBe(expected);
});

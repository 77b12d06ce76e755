import { expect, test } from 'vitest';

import { awaitedCvOf } from '#/app/hooks/useAwaitedCv';

const KEPT = { firstName: 'Maëlle' };

test('a CV that is being read is awaited, kept or not', () => {
  expect(awaitedCvOf({ status: 'reading' }, null, true)).toEqual({ firstName: null });
  expect(awaitedCvOf({ status: 'reading' }, KEPT, true)).toEqual(KEPT);
});

test('one that is kept is awaited until it was looked for', () => {
  expect(awaitedCvOf({ status: 'none' }, KEPT, true)).toEqual(KEPT);
  expect(awaitedCvOf({ status: 'none' }, KEPT, false)).toBeNull();
  expect(awaitedCvOf({ status: 'none' }, null, true)).toBeNull();
});

test('none is awaited once it was read, or could not be', () => {
  expect(awaitedCvOf({ status: 'read' }, KEPT, true)).toBeNull();
  expect(awaitedCvOf({ status: 'unreadable' }, KEPT, true)).toBeNull();
});

import { expect, test } from 'vitest';

import { isAdded, nextAddedId } from '#/pages/MyCvPage/parts/editing/addedId';

test('the id of an added entry is one more than the highest', () => {
  const ids = ['experience-7', nextAddedId([]), 'ajout-4'].map((id) => ({ id }));
  expect(nextAddedId([])).toBe('ajout-1');
  expect(nextAddedId(ids)).toBe('ajout-5');
});

test('only entries that were added carry such an id', () => {
  expect(isAdded('ajout-1')).toBe(true);
  expect(isAdded('experience-1')).toBe(false);
});

import { expect, test } from 'vitest';

import { neighbourOf } from '#/pages/SearchPage/parts/neighbourOf';

const items = ['a', 'b', 'c'];

test('arrows walk one by one and stop at the ends', () => {
  expect(neighbourOf(items, 'a', 'ArrowDown')).toBe('b');
  expect(neighbourOf(items, 'b', 'ArrowRight')).toBe('c');
  expect(neighbourOf(items, 'c', 'ArrowDown')).toBeNull();
  expect(neighbourOf(items, 'b', 'ArrowUp')).toBe('a');
  expect(neighbourOf(items, 'a', 'ArrowLeft')).toBeNull();
});

test('home and end lead to the ends', () => {
  expect(neighbourOf(items, 'c', 'Home')).toBe('a');
  expect(neighbourOf(items, 'a', 'End')).toBe('c');
});

test('other keys and other places are left alone', () => {
  expect(neighbourOf(items, 'a', 'Enter')).toBeNull();
  expect(neighbourOf(items, 'z', 'ArrowDown')).toBeNull();
});

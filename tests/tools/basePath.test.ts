import { describe, expect, test } from 'vitest';

import { readBase } from '../../tools/build/basePath.ts';

describe('EMBELLIE_BASE', () => {
  test.each([
    [undefined, '/'],
    ['', '/'],
    ['/', '/'],
    ['emploi', '/emploi/'],
    ['/outils/emploi/', '/outils/emploi/'],
  ])('%j is the address %s', (text, base) => expect(readBase(text)).toBe(base));

  test.each(['https://asso.example/emploi', '/a b/', '/../x y', '/"/'])('%j is refused', (text) => {
    expect(() => readBase(text)).toThrow('EMBELLIE_BASE is no path');
  });
});

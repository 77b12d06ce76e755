import { describe, expect, test } from 'vitest';

import { disarm } from '#/adapters/worker/disarm';

describe('disarm', () => {
  test('takes the ways out from a scope and from all that it inherits from, and nothing else', () => {
    const root = { fetch: () => 'sent', addEventListener: () => undefined };
    const scope: object = Object.assign(Object.create(root) as object, {
      WebSocket: () => undefined,
      caches: {},
      postMessage: () => undefined,
    });
    disarm(scope);
    expect('fetch' in scope).toBe(false);
    expect(Object.keys(scope)).toEqual(['postMessage']);
    expect(Object.keys(root)).toEqual(['addEventListener']);
  });

  test('takes the caches that a navigator opens', () => {
    const navigator: object = Object.create({ storageBuckets: {}, language: 'fr' }) as object;
    disarm(navigator);
    expect('storageBuckets' in navigator).toBe(false);
    expect('language' in navigator).toBe(true);
  });
});

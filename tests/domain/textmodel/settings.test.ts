import { describe, expect, it } from 'vitest';

import { destinationOf, isAllowed, NO_TEXT_MODEL, readAddress } from '#/domain/textmodel/settings';

describe('an address', () => {
  it.each([
    ['https://api.example.com/v1', 'https://api.example.com/v1', 'https://api.example.com'],
    ['https://API.example.com:443/v1/', 'https://api.example.com/v1', 'https://api.example.com'],
    ['http://localhost:11434/v1', 'http://localhost:11434/v1', 'http://localhost:11434'],
    [' http://127.0.0.1:1234 ', 'http://127.0.0.1:1234', 'http://127.0.0.1:1234'],
    [
      'https://api.example.com/v1/chat/completions',
      'https://api.example.com/v1',
      'https://api.example.com',
    ],
  ])('%s', (typed, base, origin) => {
    expect(readAddress(typed)).toEqual({ ok: true, value: { base, origin } });
  });

  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['ollama', 'notAnAddress'],
    ['ftp://x.example', 'notAnAddress'],
    ['javascript:alert(1)', 'notAnAddress'],
    ['https://a.example/v1?key=secret', 'notAnAddress'],
    ['https://user:pass@a.example/v1', 'notAnAddress'],
    ['http://192.168.1.20:11434/v1', 'notSecure'],
    ['http://localhost.evil.example/v1', 'notSecure'],
  ])('%s is %s', (typed, problem) => {
    expect(readAddress(typed)).toEqual({ ok: false, problem });
  });
});

describe('an agreement', () => {
  const own = {
    ...NO_TEXT_MODEL,
    choice: 'own',
    address: 'https://a.example/v1',
    model: 'm',
  } as const;
  it('holds for one place only', () => {
    const destination = destinationOf(own);
    if (destination === null) throw new Error('no destination');
    expect(isAllowed(own, destination)).toBe(false);
    expect(isAllowed({ ...own, allowed: ['browser'] }, destination)).toBe(false);
    expect(isAllowed({ ...own, allowed: ['https://a.example'] }, destination)).toBe(true);
  });
  it('is not asked for where text goes nowhere', () => {
    expect(destinationOf(NO_TEXT_MODEL)).toBeNull();
    expect(destinationOf({ ...own, model: ' ' })).toBeNull();
  });
});

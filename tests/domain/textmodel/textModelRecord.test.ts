import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

import { describe, expect, it } from 'vitest';

import { encodeRecord } from '#/domain/storage/record';
import { NO_TEXT_MODEL, readAddress } from '#/domain/textmodel/settings';
import { textModelRecord } from '#/domain/textmodel/textModelRecord';

const script = readFileSync('public/first-paint.js', 'utf8');

/** Runs the script of the first paint in a page with a policy; gives the second policy that it adds. */
const policyAfter = (stored: string | null): string | undefined => {
  const added: { content?: string }[] = [];
  runInNewContext(script, {
    URL,
    localStorage: { getItem: (key: string) => (key === textModelRecord.key ? stored : null) },
    location: { pathname: '/dashboard' },
    window: { top: { location: {} } },
    document: {
      documentElement: { dataset: {} },
      querySelector: () => ({}),
      createElement: () => ({}),
      head: { append: (element: { content?: string }) => added.push(element) },
    },
  });
  return added[0]?.content?.trim();
};

const withAddress = (address: string, choice: 'own' | 'browser' | 'off' = 'own'): string =>
  encodeRecord(
    textModelRecord,
    { ...NO_TEXT_MODEL, choice, address, model: 'm' },
    '2026-11-21T08:00:00.000Z',
  );

/** Everything else of it, which closes hints to other hosts. */
const REST = "default-src 'self' 'unsafe-inline' data: blob:; ";

describe('the policy of a page, narrowed before anything runs', () => {
  it.each([null, '', '{', '{"version":2}', withAddress('https://a.example/v1', 'off')])(
    'leaves only the page’s own origin for %j',
    (stored) => expect(policyAfter(stored)).toBe(`${REST}connect-src 'self'`),
  );

  it.each(['https://a.example/v1', 'http://localhost:11434/v1', 'http://127.0.0.1:1234'])(
    'leaves the one origin of %s, as the settings read it',
    (address) => {
      const read = readAddress(address);
      expect(read.ok && `${REST}connect-src 'self' ${read.value.origin}`).toBe(
        policyAfter(withAddress(address)),
      );
    },
  );

  it.each(['http://192.168.1.20:11434', 'javascript:alert(1)', "https:'; script-src *"])(
    'opens nothing for %s',
    (address) => expect(policyAfter(withAddress(address))).toBe(`${REST}connect-src 'self'`),
  );
});

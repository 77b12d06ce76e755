import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

import { describe, expect, it } from 'vitest';

import { encodeRecord } from '#/domain/storage/record';
import { THEME_CHOICES, themeRecord } from '#/domain/storage/themeChoice';

const script = readFileSync('public/first-paint.js', 'utf8');

type Dataset = { theme?: string; elsewhere?: string };

/** Runs the script that settles the first paint; gives what it set on the page. */
const setBy = (stored: string | null, pathname = '/'): Dataset => {
  const dataset: Dataset = {};
  runInNewContext(script, {
    localStorage: { getItem: (key: string) => (key === themeRecord.key ? stored : null) },
    document: { documentElement: { dataset } },
    location: { pathname },
  });
  return dataset;
};

describe('public/first-paint.js', () => {
  it.each(THEME_CHOICES)('reads the choice %s as the record writes it', (choice) => {
    const stored = encodeRecord(themeRecord, choice, '2026-11-20T08:00:00.000Z');
    expect(setBy(stored).theme).toBe(choice === 'system' ? undefined : choice);
  });

  it.each([null, '', '{', 'null', '{"version":2,"data":"dark"}', '{"version":1,"data":"blue"}'])(
    'leaves the theme of the device for %j',
    (stored) => {
      expect(setBy(stored).theme).toBeUndefined();
    },
  );

  it('marks every address but the one of the landing page', () => {
    expect(setBy(null, '/').elsewhere).toBeUndefined();
    expect(setBy(null, '/dashboard').elsewhere).toBe('');
    expect(setBy(null, '/index.html').elsewhere).toBe('');
  });
});

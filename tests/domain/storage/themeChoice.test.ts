import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

import { describe, expect, it } from 'vitest';

import { encodeRecord } from '#/domain/storage/record';
import { THEME_CHOICES, themeRecord } from '#/domain/storage/themeChoice';

const script = readFileSync('public/theme.js', 'utf8');

/** Runs the script that sets the theme before the first paint; gives the theme it set. */
const themeSetBy = (stored: string | null): string | undefined => {
  const dataset: { theme?: string } = {};
  runInNewContext(script, {
    localStorage: { getItem: (key: string) => (key === themeRecord.key ? stored : null) },
    document: { documentElement: { dataset } },
  });
  return dataset.theme;
};

describe('public/theme.js', () => {
  it.each(THEME_CHOICES)('reads the choice %s as the record writes it', (choice) => {
    const stored = encodeRecord(themeRecord, choice, '2026-11-20T08:00:00.000Z');
    expect(themeSetBy(stored)).toBe(choice === 'system' ? undefined : choice);
  });

  it.each([null, '', '{', 'null', '{"version":2,"data":"dark"}', '{"version":1,"data":"blue"}'])(
    'leaves the theme of the device for %j',
    (stored) => {
      expect(themeSetBy(stored)).toBeUndefined();
    },
  );
});

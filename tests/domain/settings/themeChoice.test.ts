import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

import { describe, expect, it } from 'vitest';

import { THEME_CHOICES, themeRecord } from '#/domain/settings/themeChoice';
import { encodeRecord } from '#/domain/storage/record';

const script = readFileSync('public/first-paint.js', 'utf8');

type Dataset = { theme?: string; elsewhere?: string };

/** What index.html says of the browser's frame, before any choice. */
const frames = () =>
  ['light', 'dark'].map((scheme) => ({
    dataset: { scheme },
    media: `(prefers-color-scheme: ${scheme})`,
  }));

/** Runs the script that settles the first paint; gives what it set on the page and in the browser's frame. */
const runOn = (stored: string | null, pathname: string) => {
  const dataset: Dataset = {};
  const metas = frames();
  runInNewContext(script, {
    localStorage: { getItem: (key: string) => (key === themeRecord.key ? stored : null) },
    document: {
      documentElement: { dataset },
      querySelector: () => null,
      querySelectorAll: () => metas,
    },
    location: { pathname },
    window: { top: { location: {} } },
  });
  return { dataset, frame: metas.map(({ media }) => media) };
};

const setBy = (stored: string | null, pathname = '/'): Dataset => runOn(stored, pathname).dataset;

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

  it.each([
    ['system', ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']],
    ['light', ['all', 'not all']],
    ['dark', ['not all', 'all']],
  ] as const)('gives the frame of the browser the colour of the choice %s', (choice, media) => {
    const stored = encodeRecord(themeRecord, choice, '2026-11-20T08:00:00.000Z');
    expect(runOn(stored, '/').frame).toEqual(media);
  });

  it('marks every address but the one of the landing page', () => {
    expect(setBy(null, '/').elsewhere).toBeUndefined();
    expect(setBy(null, '/dashboard').elsewhere).toBe('');
    expect(setBy(null, '/index.html').elsewhere).toBe('');
  });
});

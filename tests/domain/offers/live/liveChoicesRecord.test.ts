import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

import { describe, expect, it } from 'vitest';

import { BOARD_VENDORS } from '#/domain/offers/live/followedBoards';
import {
  chosenOrigins,
  liveChoicesRecord,
  NO_LIVE_CHOICES,
} from '#/domain/offers/live/liveChoicesRecord';
import type { LiveChoices } from '#/domain/offers/live/liveChoicesRecord';
import { LIVE_SOURCES, SWITCHED_SOURCES } from '#/domain/offers/live/liveSources';
import { encodeRecord } from '#/domain/storage/record';

const script = readFileSync('public/first-paint.js', 'utf8');

/** What the page may call once the script of the first paint has run over what is stored. */
const callableAfter = (stored: string | null): readonly string[] => {
  const added: { content?: string }[] = [];
  runInNewContext(script, {
    URL,
    localStorage: { getItem: (key: string) => (key === liveChoicesRecord.key ? stored : null) },
    location: { pathname: '/dashboard' },
    window: { top: { location: {} } },
    document: {
      documentElement: { dataset: {} },
      querySelector: () => ({}),
      createElement: () => ({}),
      head: { append: (element: { content?: string }) => added.push(element) },
    },
  });
  const [, sources = ''] = /connect-src 'self'(.*)$/u.exec(added[0]?.content ?? '') ?? [];
  return sources.split(' ').filter((source) => source !== '');
};

const stored = (choices: LiveChoices): string =>
  encodeRecord(liveChoicesRecord, choices, '2026-11-21T08:00:00.000Z');
const boardOf = (vendor: (typeof BOARD_VENDORS)[number]) => ({
  vendor,
  board: 'exemple',
  company: 'Exemple',
});

describe('what a page may call, narrowed before anything runs', () => {
  it.each([null, '', '{', '{"version":1}', '{"version":2,"data":{"sources":["jobicy"]}}'])(
    'is nothing for %j',
    (text) => expect(callableAfter(text)).toEqual([]),
  );

  it('is nothing while nothing is switched on', () =>
    expect(callableAfter(stored(NO_LIVE_CHOICES))).toEqual([]));

  it.each(SWITCHED_SOURCES)('is the addresses of %s alone, once it is switched on', (source) =>
    expect(callableAfter(stored({ sources: [source], boards: [] }))).toEqual(
      LIVE_SOURCES[source].origins,
    ),
  );

  it.each(BOARD_VENDORS)('is the address of %s alone, for a company that is followed', (vendor) =>
    expect(callableAfter(stored({ sources: [], boards: [boardOf(vendor)] }))).toEqual(
      LIVE_SOURCES[vendor].origins,
    ),
  );

  it('is every address of several, each once', () => {
    const choices: LiveChoices = {
      sources: SWITCHED_SOURCES,
      boards: [...BOARD_VENDORS, ...BOARD_VENDORS].map(boardOf),
    };
    expect([...callableAfter(stored(choices))].toSorted()).toEqual(
      [...chosenOrigins(choices)].toSorted(),
    );
  });

  it('is nothing that a record of another hand names', () => {
    const forged = JSON.stringify({
      version: 1,
      data: {
        sources: ['https://ailleurs.example', "'none'; script-src *", 'constructor'],
        boards: [{ vendor: 'https://ailleurs.example' }],
      },
    });
    expect(callableAfter(forged)).toEqual([]);
  });
});

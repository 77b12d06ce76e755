import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

import { describe, expect, it } from 'vitest';

import { BOARD_VENDORS } from '#/domain/offers/live/followedBoards';
import {
  chosenOrigins,
  liveChoicesRecord,
  MOST_BOARDS,
  NO_LIVE_CHOICES,
  withChoices,
} from '#/domain/offers/live/liveChoicesRecord';
import type { LiveChoices } from '#/domain/offers/live/liveChoicesRecord';
import { LIVE_SOURCES, SWITCHED_SOURCES } from '#/domain/offers/live/liveSources';
import { encodeRecord } from '#/domain/storage/record';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

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

describe('a change of the choices', () => {
  const [greenhouse, lever] = [boardOf('greenhouse'), boardOf('lever')];
  const [one, other] = SWITCHED_SOURCES;

  it('leaves what another tab switched on or off since', () => {
    if (one === undefined || other === undefined) throw new Error('two sources are needed');
    const shown: LiveChoices = { sources: [one], boards: [greenhouse] };
    const now: LiveChoices = { sources: [one, other], boards: [lever] };
    expect(withChoices(now, shown, { ...shown, sources: [] })).toEqual({
      sources: [other],
      boards: [lever],
    });
    const more = { ...shown, boards: [greenhouse, boardOf('ashby')] };
    expect(withChoices(now, shown, more)).toEqual({
      sources: [one, other],
      boards: [lever, boardOf('ashby')],
    });
  });

  it('takes out a board, and follows one of another tab once', () => {
    const shown: LiveChoices = { sources: [], boards: [greenhouse] };
    const now: LiveChoices = { sources: [], boards: [greenhouse, lever] };
    expect(withChoices(now, shown, NO_LIVE_CHOICES).boards).toEqual([lever]);
    expect(withChoices(now, shown, { ...shown, boards: [greenhouse, lever] })).toEqual(now);
  });

  it('never follows more boards than can be read back', () => {
    const boards = Array.from({ length: MOST_BOARDS }, (_, index) => ({
      ...lever,
      board: `exemple-${index}`,
    }));
    const shown: LiveChoices = { sources: [], boards: boards.slice(1) };
    const next = withChoices({ ...shown, boards }, shown, {
      ...shown,
      boards: [...shown.boards, greenhouse],
    });
    expect(next.boards).toEqual(boards);
    const vault = createMemoryVault({ texts: new Map() }, () => new Date(0));
    vault.write(liveChoicesRecord, next);
    expect(vault.read(liveChoicesRecord)).toEqual({ ok: true, value: next });
  });
});

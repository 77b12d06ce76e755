import { describe, expect, it } from 'vitest';

import type { ImportedOffer } from '#/domain/offers/imports/importedOffer';
import type { LiveChoices } from '#/domain/offers/live/liveChoicesRecord';
import type { LiveAnswer, LiveSearch } from '#/domain/offers/live/LiveSearch';
import { fail, ok } from '#/domain/shared/result';
import { createLiveSession } from '#/usecases/live/liveSession';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

const query = { keyword: 'comptable', location: '' };
const both: LiveChoices = { sources: ['publicService', 'jobicy'], boards: [] };

const anOffer = (source: string, title: string): ImportedOffer => ({
  ...anInternalOffer({ title, company: `${title} SA`, url: null, source: 'imported' }),
  provenance: { source, id: title, stated: [] },
});
const answerOf = (...offers: readonly ImportedOffer[]) =>
  ok<LiveAnswer>({ offers, asOf: null, more: false, lacks: [] });

type Answer = Awaited<ReturnType<LiveSearch['ask']>>;

/** Sources that answer when they are told to. */
const setUp = (there = [] as ReturnType<typeof anInternalOffer>[]) => {
  const waiting = new Map<string, (answer: Answer) => void>();
  const asked: string[] = [];
  const aborted: string[] = [];
  const search: LiveSearch = {
    isAllowed: () => true,
    isConfigured: () => true,
    ask: ({ source }, _, signal) => {
      asked.push(source);
      signal?.addEventListener('abort', () => aborted.push(source));
      return new Promise((resolve) => waiting.set(source, resolve));
    },
  };
  const session = createLiveSession(
    {
      live: () => Promise.resolve(search),
      there: () => there,
      now: () => new Date('2026-11-20T09:00:00Z'),
    },
    'search',
  );
  const answer = async (source: string, value: Answer): Promise<void> => {
    waiting.get(source)?.(value);
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => setTimeout(resolve));
  };
  /** What loads with the first question has come. */
  const soon = async (): Promise<void> => {
    await import('#/domain/offers/live/mergeLive');
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { session, answer, asked, aborted, soon };
};

const rowsOf = ({ session }: ReturnType<typeof setUp>) =>
  session.getSnapshot().rows.map(({ key, status }) => `${key} ${status}`);

describe('a live search', () => {
  it('asks nothing until it is called for', async () => {
    const live = setUp();
    await live.soon();
    expect(live.asked).toEqual([]);
    expect(live.session.getSnapshot()).toEqual({ query: null, rows: [], offers: [] });
  });

  it('shows what comes as it comes; a source that fails leaves the others as they are', async () => {
    const live = setUp();
    void live.session.ask(both, query);
    await live.soon();
    expect(rowsOf(live)).toEqual(['publicService asking', 'jobicy asking']);
    await live.answer('jobicy', answerOf(anOffer('Jobicy', 'Un')));
    expect(rowsOf(live)).toEqual(['publicService asking', 'jobicy answered']);
    expect(live.session.getSnapshot().offers).toHaveLength(1);
    await live.answer('publicService', fail({ kind: 'outOfOrder', retryAt: null }));
    expect(rowsOf(live)).toEqual(['publicService failed', 'jobicy answered']);
    expect(live.session.getSnapshot().offers).toHaveLength(1);
  });

  it('counts what is there already, in the catalogue and from another source', async () => {
    const kept = { ...anOffer('Jobicy', 'Un'), id: 5 };
    const live = setUp([kept]);
    void live.session.ask(both, query);
    await live.soon();
    await live.answer('jobicy', answerOf(anOffer('Jobicy', 'Un'), anOffer('Jobicy', 'Deux')));
    await live.answer('publicService', answerOf(anOffer('Choisir le service public', 'Deux')));
    const { rows, offers } = live.session.getSnapshot();
    expect(offers.map(({ title }) => title)).toEqual(['Deux']);
    expect(rows).toMatchObject([
      { fresh: 0, known: 1 },
      { fresh: 1, known: 1 },
    ]);
  });

  it('asks one source again, and leaves what the others found', async () => {
    const live = setUp();
    void live.session.ask(both, query);
    await live.soon();
    await live.answer('jobicy', answerOf(anOffer('Jobicy', 'Un')));
    await live.answer('publicService', fail({ kind: 'slow', retryAt: null }));
    void live.session.again('publicService');
    await live.soon();
    expect(live.asked).toEqual(['publicService', 'jobicy', 'publicService']);
    await live.answer('publicService', answerOf(anOffer('Choisir le service public', 'Deux')));
    expect(live.session.getSnapshot().offers).toHaveLength(2);
    // One that answered is not asked again.
    await live.session.again('jobicy');
    expect(live.asked).toHaveLength(3);
  });

  it('gives up what was asked before', async () => {
    const live = setUp();
    void live.session.ask(both, query);
    await live.soon();
    void live.session.ask({ sources: ['arbeitnow'], boards: [] }, query);
    await live.soon();
    expect(live.aborted).toEqual(['publicService', 'jobicy']);
    await live.answer('jobicy', answerOf(anOffer('Jobicy', 'Un')));
    expect(rowsOf(live)).toEqual(['arbeitnow asking']);
    expect(live.session.getSnapshot().offers).toEqual([]);
    live.session.clear();
    expect(live.session.getSnapshot().query).toBeNull();
  });

  it('asks on each screen what that screen proposes', async () => {
    const live = setUp();
    const specialized = createLiveSession(
      { live: () => Promise.reject(new Error('no part')), there: () => [], now: () => new Date() },
      'specialized',
    );
    await specialized.ask({ sources: ['publicService', 'reliefWeb'], boards: [] }, query);
    expect(specialized.getSnapshot().rows).toMatchObject([
      { source: 'reliefWeb', status: 'failed', failure: { kind: 'unreachable' } },
    ]);
    expect(live.asked).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';

import { alertMailto } from '#/domain/offers/alerts/alertMail.fr';
import { alertPreferencesRecord, seenOffersRecord } from '#/domain/offers/alerts/alertRecords';
import { alertReminder } from '#/domain/offers/alerts/alertReminder.fr';
import { calendarFile, type CalendarEvent } from '#/domain/offers/alerts/calendar';
import {
  alertFilters,
  hasNews,
  joinLook,
  lookAt,
  newOffersSince,
  watchedOffers,
  keysThere,
} from '#/domain/offers/alerts/newOffers';
import { DEFAULT_ALERT_PREFERENCES } from '#/domain/offers/alerts/preferences';
import type { AlertPreferences } from '#/domain/offers/alerts/preferences';
import type { OfferLists } from '#/domain/offers/catalogue/catalogue';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { SAMPLE_CATALOGUE } from '#/domain/offers/samples/sampleCatalogue';
import { filterOffers } from '#/domain/offers/search/filterOffers';
import { DEFAULT_FILTERS } from '#/domain/offers/search/filters';
import { decodeRecord, encodeRecord } from '#/domain/storage/record';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

type Searches = {
  readonly searches: readonly (typeof comptables)[];
  readonly preferences: AlertPreferences | null;
};

const NEVER = { at: null, keys: [], marks: [], told: [], watched: [] };
const TODAY = '2026-11-16';
/** Where nothing is asked of it. */
const nothingThere = (): ReadonlySet<number> => new Set();
const QUIET = { changed: { internal: [], external: [] }, gone: { count: 0, told: [] } };
const MONDAY = '2026-11-16T08:00:00.000Z';
const comptables = {
  id: Date.parse('2026-11-01T08:00:00.000Z'),
  name: 'Comptables',
  filters: { ...DEFAULT_FILTERS, keyword: 'comptable' },
};
const one = anInternalOffer({ id: 1 });
const two = anInternalOffer({ id: 2, url: 'https://example.org/2' });
const cariste = anInternalOffer({ id: 3, title: 'Cariste', description: 'Conduire un chariot' });
const watchOver = (
  offers: OfferLists,
  { searches = [comptables], preferences = null }: Partial<Searches> = {},
) =>
  watchedOffers({
    searches,
    preferences,
    today: TODAY,
    find: (filters) => Promise.resolve(filterOffers(offers, filters)),
  });
const watch = (...internal: readonly InternalOffer[]) => watchOver({ internal, external: [] });

describe('what is new', () => {
  test('nothing at the first look', async () => {
    const groups = await watch(one, two);
    expect(newOffersSince(groups, NEVER, nothingThere)).toEqual({
      since: null,
      total: 0,
      groups: [],
      ...QUIET,
    });
  });

  test('only what matches and was not there', async () => {
    const seen = lookAt(await watch(one), MONDAY);
    expect(newOffersSince(await watch(one), seen, nothingThere)).toEqual({
      since: MONDAY,
      total: 0,
      groups: [],
      ...QUIET,
    });
    const news = newOffersSince(await watch(one, two, cariste), seen, nothingThere);
    expect(news).toMatchObject({ since: MONDAY, total: 1, groups: [{ search: comptables }] });
    expect(news.groups[0]?.internal).toEqual([two]);
  });

  test('what says something else is told, and what is nowhere any more', async () => {
    const seen = lookAt(await watch(one, two, cariste), MONDAY);
    const dearer = { ...one, description: `${one.description}\nPrime annuelle.` };
    const still = keysThere({ internal: [dearer, cariste], external: [] }, TODAY);
    const news = newOffersSince(await watch(dearer), seen, () => still);
    expect(news.total).toBe(0);
    expect(hasNews(news)).toBe(true);
    expect(news.changed.internal).toEqual([dearer]);
    expect(news.gone).toMatchObject({ count: 1, told: [{ title: two.title }] });
  });

  test('an offer that matches no more and is still there is not gone', async () => {
    const seen = lookAt(await watch(one), MONDAY);
    const there = keysThere({ internal: [one], external: [] }, TODAY);
    expect(newOffersSince(await watch(), seen, () => there).gone.count).toBe(0);
  });

  test('an offer whose day has passed is gone, and never news', async () => {
    const closed = { ...two, expires: '2026-11-15' };
    const before = lookAt(await watch(one), MONDAY);
    expect(newOffersSince(await watch(one, closed), before, nothingThere).total).toBe(0);
    const seen = lookAt(await watch(one, two), MONDAY);
    const there = keysThere({ internal: [one, closed], external: [] }, TODAY);
    expect(newOffersSince(await watch(one, closed), seen, () => there).gone.count).toBe(1);
  });

  test('an imported offer is watched, and known by the number of its source', async () => {
    const provenance = { source: 'France Travail', id: '190ABCD', stated: [] };
    const imported = anInternalOffer({ id: 5, source: 'imported', provenance });
    const seen = lookAt(await watch(), MONDAY);
    expect(newOffersSince(await watch(imported), seen, nothingThere).total).toBe(1);
    const after = lookAt(await watch(imported), MONDAY);
    const renamed = { ...imported, id: 6, title: 'Comptable unique' };
    const news = newOffersSince(await watch(renamed), after, nothingThere);
    expect([news.total, news.changed.internal]).toEqual([0, [renamed]]);
  });

  test('samples and own offers are no news', async () => {
    const seen = lookAt(await watch(), MONDAY);
    const own = anInternalOffer({ id: 9, source: 'own' });
    const groups = await watchOver({
      ...SAMPLE_CATALOGUE,
      internal: [own, ...SAMPLE_CATALOGUE.internal],
    });
    expect(newOffersSince(groups, seen, nothingThere).total).toBe(0);
  });

  test('what is watched since the last look has nothing new at first, then has', async () => {
    const caristes = {
      ...comptables,
      id: 7,
      filters: { ...DEFAULT_FILTERS, keyword: 'cariste' },
    };
    const searches = [comptables, caristes];
    const seen = lookAt(await watch(one), MONDAY);
    const groups = await watchOver({ internal: [one, cariste], external: [] }, { searches });
    expect(newOffersSince(groups, seen, nothingThere).total).toBe(0);
    const joined = joinLook(groups, seen);
    expect(joined.at).toBe(MONDAY);
    expect(joinLook(groups, joined)).toBe(joined);
    const another = { ...cariste, id: 4 };
    const later = await watchOver(
      { internal: [one, cariste, another], external: [] },
      { searches },
    );
    expect(
      newOffersSince(later, joined, nothingThere).groups.map(({ internal }) => internal),
    ).toEqual([[another]]);
  });

  test('changed preferences watch something else', async () => {
    const offers = { internal: [one, cariste], external: [] };
    const before = { ...DEFAULT_ALERT_PREFERENCES, keywords: 'comptable' };
    const seen = lookAt(await watchOver(offers, { preferences: before }), MONDAY);
    const after = { ...before, keywords: 'comptable, cariste' };
    const groups = await watchOver(offers, { preferences: after });
    expect(newOffersSince(groups, seen, nothingThere).total).toBe(0);
  });

  test('the preferences watch too, and an offer found twice counts once', async () => {
    const preferences = {
      ...DEFAULT_ALERT_PREFERENCES,
      keywords: 'comptable, cariste',
      contract: 'cdi',
    } as const;
    const seen = lookAt(await watchOver({ internal: [], external: [] }, { preferences }), MONDAY);
    const news = newOffersSince(
      await watchOver({ internal: [one, cariste], external: [] }, { preferences }),
      seen,
      nothingThere,
    );
    expect(news.total).toBe(2);
    expect(
      news.groups.map(({ search, internal }) => [search?.name ?? null, internal.length]),
    ).toEqual([
      [null, 2],
      ['Comptables', 1],
    ]);
  });

  test('the matches of a large catalogue have a key each', async () => {
    const many = Array.from({ length: 20_000 }, (_, index) => anInternalOffer({ id: index + 1 }));
    const { keys } = lookAt(await watch(...many), MONDAY);
    expect(keys.length).toBeGreaterThan(19_990);
  });

  test.each([
    [{ keywords: '', contract: 'all' }, [{ keyword: '', types: [] }]],
    [
      { keywords: 'a, b ;', contract: 'stage' },
      [
        { keyword: 'a', types: ['Stage'] },
        { keyword: 'b', types: ['Stage'] },
      ],
    ],
  ] as const)('preferences %j stand for these searches', (over, expected) => {
    expect(alertFilters({ ...DEFAULT_ALERT_PREFERENCES, ...over })).toMatchObject(expected);
  });
});

test('preferences and looks come back from the device as they were', async () => {
  const text = encodeRecord(alertPreferencesRecord, DEFAULT_ALERT_PREFERENCES, MONDAY);
  expect(decodeRecord(alertPreferencesRecord, text)).toEqual({
    ok: true,
    value: DEFAULT_ALERT_PREFERENCES,
  });
  expect(DEFAULT_ALERT_PREFERENCES).toMatchObject({
    contract: 'all',
    email: true,
    frequency: 'daily',
  });
  const seen = lookAt(await watch(one), MONDAY);
  expect(decodeRecord(seenOffersRecord, encodeRecord(seenOffersRecord, seen, MONDAY))).toEqual({
    ok: true,
    value: seen,
  });
});

describe('the message', () => {
  const bodyOf = (address: string): string => new URL(address).searchParams.get('body') ?? '';

  test('lists the new offers with their addresses', async () => {
    const news = newOffersSince(await watch(one, two), lookAt(await watch(), MONDAY), nothingThere);
    const address = alertMailto(news);
    expect(address.startsWith('mailto:?subject=Mes%20nouvelles%20offres')).toBe(true);
    expect(bodyOf(address)).toContain(
      'Comptable fournisseurs – Papeterie Larive – Nantes (44)\r\nhttps://example.org/2',
    );
  });

  test('is written even where a title was cut within a character', async () => {
    const cut = anInternalOffer({ id: 9, title: 'Comptable \ud83d', url: 'https://example.org/9' });
    const news = newOffersSince(await watch(cut), lookAt(await watch(), MONDAY), nothingThere);
    expect(bodyOf(alertMailto(news))).toContain('https://example.org/9');
  });

  test('stays short enough for mail programs, and says that there are more', async () => {
    const many = Array.from({ length: 300 }, (_, id) =>
      anInternalOffer({ id: id + 1, company: `Maison ${id}` }),
    );
    const address = alertMailto(
      newOffersSince(await watch(...many), lookAt(await watch(), MONDAY), nothingThere),
    );
    expect(address.length).toBeLessThanOrEqual(1_900);
    expect(bodyOf(address)).toContain('et d’autres encore');
    expect(bodyOf(alertMailto({ since: MONDAY, total: 0, groups: [], ...QUIET }))).toContain(
      'Aucune nouvelle offre',
    );
  });
});

describe('the calendar file', () => {
  const event: CalendarEvent = {
    uid: 'a@embellie',
    stamp: new Date('2026-11-21T11:00:00.000Z'),
    day: '2026-11-22',
    hour: 9,
    minutes: 15,
    repeat: 'weekly',
    title: 'Regarder, trier ; noter \\ 😀'.repeat(6),
    description: 'é'.repeat(200),
  };
  const octets = (line: string): number => new TextEncoder().encode(line).length;

  test('ends every line with CR LF, and folds at 75 octets within no character', () => {
    const file = calendarFile(event);
    expect(file.endsWith('\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
    const lines = file.split('\r\n');
    expect(lines.every((line) => octets(line) <= 75)).toBe(true);
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
    expect(file).not.toContain('\ufffd');
    const unfolded = file.replaceAll('\r\n ', '');
    expect(unfolded).toContain(`DESCRIPTION:${'é'.repeat(200)}\r\n`);
    expect(unfolded).toContain('SUMMARY:Regarder\\, trier \\; noter \\\\ 😀');
  });

  test('repeats as the preferences say, from the next morning', () => {
    const file = alertReminder(
      { ...DEFAULT_ALERT_PREFERENCES, keywords: 'comptable' },
      {
        now: event.stamp,
        today: '2026-12-31',
        appUrl: 'https://embellie.test/dashboard/job-alerts',
      },
    ).replaceAll('\r\n ', '');
    expect(file).toContain('DTSTART:20270101T090000\r\n');
    expect(file).toContain('RRULE:FREQ=DAILY\r\n');
    expect(file).toContain('DTSTAMP:20261121T110000Z\r\n');
    expect(file).toContain('https://embellie.test/dashboard/job-alerts');
    for (const part of ['VCALENDAR', 'VEVENT', 'VALARM'])
      expect(file.split(`BEGIN:${part}`).length).toBe(file.split(`END:${part}`).length);
  });

  test('starts no line with what a person typed', () => {
    const text = 'X\r\nEND:VEVENT\nATTACH:evil';
    const typed = [{ keywords: text }, { location: text }].map((change) => ({
      ...DEFAULT_ALERT_PREFERENCES,
      ...change,
    }));
    for (const preferences of typed) {
      const file = alertReminder(preferences, {
        now: event.stamp,
        today: '2026-12-31',
        appUrl: 'https://embellie.test/dashboard/job-alerts',
      });
      expect(file).toContain('ATTACH');
      expect(file.replaceAll('\r\n ', '').match(/^(?:END:VEVENT|ATTACH)/gmu)).toEqual([
        'END:VEVENT',
      ]);
    }
  });
});

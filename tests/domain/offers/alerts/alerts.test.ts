import { describe, expect, test } from 'vitest';

import { alertMailto } from '#/domain/offers/alerts/alertMail.fr';
import { alertReminder } from '#/domain/offers/alerts/alertReminder.fr';
import { calendarFile, type CalendarEvent } from '#/domain/offers/alerts/calendar';
import { alertFilters, lookAt, newOffersSince } from '#/domain/offers/alerts/newOffers';
import { DEFAULT_ALERT_PREFERENCES } from '#/domain/offers/alerts/preferences';
import { SAMPLE_CATALOGUE } from '#/domain/offers/catalogue/sampleCatalogue';
import { DEFAULT_FILTERS } from '#/domain/offers/search/filters';
import { alertPreferencesRecord, seenOffersRecord } from '#/domain/storage/alertPreferences';
import { decodeRecord, encodeRecord } from '#/domain/storage/record';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

const NEVER = { at: null, keys: [] };
const MONDAY = '2026-11-16T08:00:00.000Z';
const comptables = {
  id: Date.parse('2026-11-01T08:00:00.000Z'),
  name: 'Comptables',
  filters: { ...DEFAULT_FILTERS, keyword: 'comptable' },
};
const one = anInternalOffer({ id: 1 });
const two = anInternalOffer({ id: 2, url: 'https://example.org/2' });
const cariste = anInternalOffer({ id: 3, title: 'Cariste', description: 'Conduire un chariot' });
const watch = (...internal: readonly (typeof one)[]) => ({
  searches: [comptables],
  preferences: null,
  offers: { internal, external: [] },
});

describe('what is new', () => {
  test('nothing at the first look', () => {
    expect(newOffersSince(watch(one, two), NEVER)).toEqual({ since: null, total: 0, groups: [] });
  });

  test('only what matches and was not there', () => {
    const seen = lookAt(watch(one), MONDAY);
    expect(newOffersSince(watch(one), seen)).toEqual({ since: MONDAY, total: 0, groups: [] });
    const news = newOffersSince(watch(one, two, cariste), seen);
    expect(news).toMatchObject({ since: MONDAY, total: 1, groups: [{ search: comptables }] });
    expect(news.groups[0]?.internal).toEqual([two]);
  });

  test('samples and own offers are no news', () => {
    const seen = lookAt(watch(), MONDAY);
    const own = anInternalOffer({ id: 9, source: 'own' });
    expect(
      newOffersSince(
        {
          ...watch(own),
          offers: { ...SAMPLE_CATALOGUE, internal: [own, ...SAMPLE_CATALOGUE.internal] },
        },
        seen,
      ).total,
    ).toBe(0);
  });

  test('a search saved since the last look has nothing new yet', () => {
    const late = { ...comptables, id: Date.parse(MONDAY) + 1 };
    const seen = lookAt(watch(), MONDAY);
    expect(newOffersSince({ ...watch(one), searches: [late] }, seen).total).toBe(0);
  });

  test('the preferences watch too, and an offer found twice counts once', () => {
    const preferences = {
      ...DEFAULT_ALERT_PREFERENCES,
      keywords: 'comptable, cariste',
      contract: 'cdi',
    } as const;
    const seen = lookAt({ ...watch(), preferences }, MONDAY);
    const news = newOffersSince({ ...watch(one, cariste), preferences }, seen);
    expect(news.total).toBe(2);
    expect(
      news.groups.map(({ search, internal }) => [search?.name ?? null, internal.length]),
    ).toEqual([
      [null, 2],
      ['Comptables', 1],
    ]);
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

test('preferences and looks come back from the device as they were', () => {
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
  const seen = lookAt(watch(one), MONDAY);
  expect(decodeRecord(seenOffersRecord, encodeRecord(seenOffersRecord, seen, MONDAY))).toEqual({
    ok: true,
    value: seen,
  });
});

describe('the message', () => {
  const bodyOf = (address: string): string => new URL(address).searchParams.get('body') ?? '';

  test('lists the new offers with their addresses', () => {
    const news = newOffersSince(watch(one, two), lookAt(watch(), MONDAY));
    const address = alertMailto(news);
    expect(address.startsWith('mailto:?subject=Mes%20nouvelles%20offres')).toBe(true);
    expect(bodyOf(address)).toContain(
      'Comptable fournisseurs – Papeterie Larive – Nantes (44)\r\nhttps://example.org/2',
    );
  });

  test('stays short enough for mail programs, and says that there are more', () => {
    const many = Array.from({ length: 300 }, (_, id) =>
      anInternalOffer({ id: id + 1, company: `Maison ${id}` }),
    );
    const address = alertMailto(newOffersSince(watch(...many), lookAt(watch(), MONDAY)));
    expect(address.length).toBeLessThanOrEqual(1_900);
    expect(bodyOf(address)).toContain('et d’autres encore');
    expect(bodyOf(alertMailto({ since: MONDAY, total: 0, groups: [] }))).toContain(
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
});

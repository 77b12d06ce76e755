import { runInNewContext } from 'node:vm';

import { describe, expect, test } from 'vitest';

import {
  bookmarkletSource,
  decodeHandover,
  encodeHandover,
} from '#/domain/offers/intake/bookmarklet';
import { findDuplicate } from '#/domain/offers/intake/findDuplicate';
import {
  canBeSaved,
  correctDraft,
  type DraftOffer,
  EMPTY_FIELDS,
  toOwnOffer,
} from '#/domain/offers/intake/offerDraft';
import { SAMPLE_OFFERS } from '#/domain/offers/samples/sampleCatalogue';
import { regionOfPlace } from '#/domain/places/regionOfPlace.fr';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

const draft: DraftOffer = {
  ...EMPTY_FIELDS,
  origin: 'text',
  url: null,
  date: null,
  expires: null,
  description: 'Tenir la caisse.',
};

describe('a draft', () => {
  test('is saved once it has a title, with the day of its copy', () => {
    expect(canBeSaved(draft)).toBe(false);
    const corrected = correctDraft(correctDraft(draft, 'title', ' Caissier '), 'type', 'CDD');
    expect(corrected.type).toEqual({ value: 'CDD', confidence: 'corrected', quote: null });
    expect(canBeSaved(corrected)).toBe(true);
    expect(toOwnOffer(corrected, '2026-11-21')).toMatchObject({
      title: 'Caissier',
      type: 'CDD',
      region: null,
      source: 'own',
      description: 'Tenir la caisse.',
      keptOn: '2026-11-21',
    });
  });
});

describe('duplicates', () => {
  const [first, second] = SAMPLE_OFFERS;
  if (first === undefined || second === undefined) throw new Error('no sample');
  const url = 'https://www.example.org/offre?id=7&utm_source=mail';

  test.each([
    ['the same address, tracked otherwise', { url: 'http://example.org/offre?id=7#haut' }, true],
    [
      'another number at that address',
      { url: 'https://example.org/offre?id=8', title: 'Cariste' },
      false,
    ],
    [
      'title and employer, written otherwise',
      { title: 'Comptable Fournisseurs (H/F)', company: 'PAPETERIE LARIVE' },
      true,
    ],
    ['the same title elsewhere', { company: 'Autre maison' }, false],
    ['the same post in another town', { location: 'Rennes (35)' }, false],
  ])('%s', (_name, over, same) => {
    const known = anInternalOffer({ url, description: 'a' });
    const fresh = anInternalOffer({
      id: 2,
      url: 'https://example.org/autre',
      description: 'b',
      ...over,
    });
    expect(findDuplicate(fresh, [second, known]) !== null).toBe(same);
  });

  test('nearly the same text under another name', () => {
    const fresh = {
      ...first,
      id: 99,
      title: 'Soignant',
      company: 'Cabinet',
      description: `Annonce\n${first.description}`,
    };
    expect(findDuplicate(fresh, SAMPLE_OFFERS)?.id).toBe(first.id);
    expect(findDuplicate({ ...second, title: 'X', company: '' }, [first])).toBeNull();
  });

  test('no sample repeats another', () => {
    for (const offer of SAMPLE_OFFERS)
      expect(
        findDuplicate(
          offer,
          SAMPLE_OFFERS.filter(({ id }) => id !== offer.id),
        ),
      ).toBeNull();
  });
});

test.each([
  ['Nantes (44)', 'Europe'],
  ['44000 Nantes', 'Europe'],
  ['Lyon 7e', 'Europe'],
  ['Fort-de-France, France', 'Caraïbes'],
  ['97122 Baie-Mahault', 'Caraïbes'],
  ['Saint-Denis (974)', 'Afrique'],
  ['Dakar', 'Afrique'],
  ['Thiès', 'Afrique'],
  ['SN', 'Afrique'],
  ['Le Caire', 'Afrique'],
  ['Beyrouth, Liban', 'Moyen Orient'],
  ['Hô Chi Minh-Ville, Viêt Nam', 'Asie'],
  ['Bruxelles', 'Europe'],
  ['Montréal', null],
  ['New York', null],
  ['', null],
  ['Télétravail', null],
  ['Kampala, Uganda', 'Afrique'],
  ['The Netherlands', 'Europe'],
  ['Beirut / Lebanon', 'Moyen Orient'],
  ['Pays de la Loire', 'Europe'],
  ['Antilles-Guyane', 'Caraïbes'],
  ['Omanville', null],
])('%s lies in %s', (place, region) => {
  expect(regionOfPlace(place)).toBe(region);
});

describe('what a page hands over', () => {
  const payload = {
    u: 'https://example.org/offre',
    x: 'Comptable à « Nantes » 100 %',
    j: ['{"a":1}'],
  };

  test('comes back as it was', () => {
    expect(decodeHandover(encodeHandover(payload))).toEqual({
      ok: true,
      value: { content: payload.x, url: payload.u, structured: payload.j },
    });
  });

  test.each([
    ['', null],
    ['#autre', null],
    ['#offre=', 'unreadable'],
    ['#offre=%E0%A4%A', 'unreadable'],
    ['#offre=%7B%22u%22%3A1%7D', 'unreadable'],
    [encodeHandover({ ...payload, x: ' ', j: [] }), 'empty'],
    [encodeHandover({ ...payload, x: 'x'.repeat(70_000) }), 'unreadable'],
    [`#offre=${'%20'.repeat(500_000)}`, 'tooLarge'],
  ])('%.30s: %s', (fragment, problem) => {
    expect(decodeHandover(fragment)).toEqual(problem === null ? null : { ok: false, problem });
  });

  test('the bookmarklet writes what is read', () => {
    const source = bookmarkletSource('https://embellie.test/dashboard/search');
    expect(source.startsWith('javascript:')).toBe(true);
    const opened: string[] = [];
    const tab = { opener: 'the page' as string | null };
    const here = { href: 'https://example.org/7' };
    const page = {
      querySelector: () => ({ innerText: 'Un long texte' }),
      querySelectorAll: () => [{ textContent: '{"@type":"JobPosting"}' }, { textContent: '{}' }],
    };
    const send = (open: (url: string) => { opener: string | null } | null): void => {
      runInNewContext(decodeURIComponent(source.slice('javascript:'.length)), {
        document: page,
        getSelection: () => '',
        location: here,
        open,
      });
    };
    send((url) => {
      opened.push(url);
      return tab;
    });
    expect(tab.opener).toBeNull();
    const [address = ''] = opened;
    expect(address.startsWith('https://embellie.test/dashboard/search#offre=')).toBe(true);
    expect(decodeHandover(address.slice(address.indexOf('#')))).toEqual({
      ok: true,
      value: {
        content: 'Un long texte',
        url: 'https://example.org/7',
        structured: ['{"@type":"JobPosting"}'],
      },
    });
    // Where no tab may be opened, the application comes in the place of the page.
    send(() => null);
    expect(here.href).toBe(address);
  });
});

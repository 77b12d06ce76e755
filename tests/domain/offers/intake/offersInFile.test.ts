import { describe, expect, it } from 'vitest';

import { exportedOffers } from '#/domain/offers/catalogue/exportOffers';
import { offersInFile } from '#/domain/offers/intake/offersInFile';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

const TODAY = '2026-11-21';
const one = anInternalOffer({ id: 100, source: 'own', keptOn: '2026-11-18' });
const two = anInternalOffer({ id: 200, source: 'own', description: 'Tenir la caisse.' });

describe('a file of exported offers', () => {
  it('comes back as it was, dated today where it had no date', () => {
    expect(offersInFile(exportedOffers([one, two]), [], TODAY)).toEqual({
      offers: [one, { ...two, keptOn: TODAY }],
      known: 0,
      skipped: 0,
    });
  });

  it('leaves out what is there already, by number or by text', () => {
    const same = { ...two, id: 300 };
    expect(offersInFile(exportedOffers([one, two]), [one, same], TODAY)).toEqual({
      offers: [],
      known: 2,
      skipped: 0,
    });
  });

  it.each([
    ['{"@type":"JobPosting","title":"Cariste"}'],
    ['{\\rtf1 Cariste}'],
    ['{'],
    ['Cariste'],
    [''],
  ])('is not %s', (text) => {
    expect(offersInFile(text, [], TODAY)).toBeNull();
  });

  it.each([
    ['{"version":1,"internal":[]}'],
    ['{"version":1,"internal":[{"id":1}]}'],
    ['{"version":2,"internal":[]}'],
    ['{"version":1,"internal":[{"id":1,"title":"Cari'],
  ])('has none that can be read in %s', (text) => {
    expect(offersInFile(text, [], TODAY)).toBe('noOffers');
  });

  it('counts the entries that cannot be read', () => {
    const text = JSON.stringify({ version: 1, internal: [one, { id: 3 }, 'x'] });
    expect(offersInFile(text, [], TODAY)).toEqual({ offers: [one], known: 0, skipped: 2 });
  });

  it('is refused where it is a whole catalogue', () => {
    const many = Array.from({ length: 201 }, (_, index) => ({ ...one, id: index + 1 }));
    expect(offersInFile(exportedOffers(many), [], TODAY)).toBe('tooMany');
  });
});

import { describe, expect, it } from 'vitest';

import { decodeCatalogue } from '#/domain/offers/catalogue/catalogueSchema';
import { exportedOffers, slugOf } from '#/domain/offers/catalogue/exportOffers';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

describe('exported offers', () => {
  it('are a catalogue that reads back as it was', () => {
    const own = anInternalOffer({ id: 12, source: 'own', keptOn: '2026-11-20' });
    const read = decodeCatalogue(JSON.parse(exportedOffers([own])));
    expect(read).toMatchObject({
      ok: true,
      value: { internal: [{ ...own, source: 'catalogue' }], skipped: 0 },
    });
  });

  it('have names that every system takes', () => {
    expect(slugOf('Chargé·e d’études (H/F)')).toBe('charge-e-d-etudes-h-f');
    expect(slugOf('***')).toBe('offre');
    expect(slugOf('x'.repeat(300))).toHaveLength(60);
  });
});

import { describe, expect, it } from 'vitest';

import { packOffers } from '#/adapters/offers/shards/packOffers';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

/** More than stay opened at once. */
const MANY = 3_000;
const offers: readonly InternalOffer[] = Array.from({ length: MANY }, (_, index) =>
  anInternalOffer({
    id: 5_000_000_000 + index,
    title: `Poste ${index}`,
    description: `Texte ${index} – « à l’œuvre » ${'mot '.repeat(index % 90)}.`,
    url: index % 2 === 0 ? `https://emploi.example/${index}` : null,
    pay: index % 3 === 0 ? { min: index, max: index + 1, period: 'month', currency: 'EUR' } : null,
    licences: index % 5 === 0 ? ['B'] : [],
    provenance: { source: 'France Travail', id: `${index}`, stated: ['company'] },
  }),
);

describe('offers that are packed', () => {
  it('say what they said, in their order, whichever is asked first', async () => {
    const packed = await packOffers(offers, new Map());
    expect(packed.at(-1)?.description).toBe(offers.at(-1)?.description);
    expect(packed).toEqual(offers);
    expect(packed[3]).toEqual(offers[3]);
  });

  it('are whole in a copy, in a message to a worker and in what is kept', async () => {
    const [packed] = await packOffers([offers[15] ?? anInternalOffer()], new Map());
    expect({ ...packed, source: 'own' }).toEqual({ ...offers[15], source: 'own' });
    expect(structuredClone(packed)).toEqual(offers[15]);
    expect(JSON.parse(JSON.stringify(packed))).toEqual(offers[15]);
  });

  it('share the words that repeat', async () => {
    const pool = new Map<string, string>();
    await packOffers(offers, pool);
    // Employer, place, region, contract, experience, mode, source and day: once each for all of them.
    expect(pool.size).toBe(8);
  });
});

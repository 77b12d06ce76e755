import { describe, expect, it } from 'vitest';

import { EMPTY_CATALOGUE } from '#/domain/offers/catalogue/catalogue';
import { decodeCatalogue } from '#/domain/offers/catalogue/catalogueSchema';
import { withoutSamples } from '#/domain/offers/catalogue/withoutSamples';
import { SAMPLE_CATALOGUE } from '#/domain/offers/samples/sampleCatalogue';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

describe('the catalogue without its examples', () => {
  it('is empty where all are examples, as in the one that ships', () => {
    expect(withoutSamples(SAMPLE_CATALOGUE)).toEqual(EMPTY_CATALOGUE);
  });

  it('is the very same where a deployer serves their own', () => {
    const served = decodeCatalogue({
      version: 1,
      internal: [{ id: 1, title: 'Cariste', description: 'Conduire les chariots.' }],
      external: [{ id: 'a', source: 'Site', title: 'Soudeur', url: 'https://example.org/1' }],
      specialized: [{ id: 'b', source: 'un', title: 'Juriste', url: 'https://example.org/2' }],
    });
    if (!served.ok) throw new Error('the catalogue is not read');
    expect(withoutSamples(served.value)).toBe(served.value);
  });

  it('keeps what stands among examples', () => {
    const own = anInternalOffer({ id: 100, source: 'catalogue' });
    const { internal } = withoutSamples({
      ...SAMPLE_CATALOGUE,
      internal: [...SAMPLE_CATALOGUE.internal, own],
    });
    expect(internal).toEqual([own]);
  });
});

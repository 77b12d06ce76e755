import { describe, expect, test, vi } from 'vitest';

import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { MOST_COMPARED, shortlist } from '#/domain/offers/ranking/shortlist';
import { filterOffers } from '#/domain/offers/search/filterOffers';
import type { Filters } from '#/domain/offers/search/filters';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';
import { aReadCv } from '#tests/support/builders/aReadCv';

const cv = aReadCv();
const others = Array.from({ length: MOST_COMPARED }, (_, index) =>
  anInternalOffer({
    id: index + 1,
    title: 'Chaudronnier',
    description: 'Tracer et former des tôles',
  }),
);
const near = anInternalOffer({
  id: 9_001,
  title: 'Aide-soignante de nuit',
  description: 'Prise des constantes',
});
const nearer = anInternalOffer({
  id: 9_002,
  title: 'Aide-soignante de nuit',
  description: 'Prise des constantes et transmissions ciblées',
});
const own = anInternalOffer({
  id: 9_003,
  title: 'Fleuriste',
  description: 'Bouquets',
  source: 'own',
});

const over = (offers: readonly InternalOffer[]) => ({
  cv,
  offers,
  find: (filters: Filters, most: number) =>
    Promise.resolve(
      filterOffers({ internal: offers, external: [] }, filters).internal.slice(0, most),
    ),
});

describe('which offers are worth a comparison', () => {
  test('all of them where they are few, without any search', async () => {
    const find = vi.fn<ReturnType<typeof over>['find']>();
    expect(await shortlist({ cv, offers: others, find })).toBe(others);
    expect(find).not.toHaveBeenCalled();
  });

  test("the user's own, then those that meet the most of the CV", async () => {
    const chosen = await shortlist(over([...others, near, nearer, own]));
    expect(chosen.map(({ id }) => id)).toEqual([own.id, nearer.id, near.id]);
  });

  test('never more than can be compared', async () => {
    const many = Array.from({ length: MOST_COMPARED * 2 }, (_, index) => ({
      ...near,
      id: index + 1,
    }));
    expect(await shortlist(over(many))).toHaveLength(MOST_COMPARED);
  });
});

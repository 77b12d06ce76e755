import { describe, expect, it } from 'vitest';

import { MAX_CORRECTED_OFFERS, notAskedBy, withNotAsked } from '#/domain/storage/offerCorrections';
import type { OfferCorrections } from '#/domain/storage/offerCorrections';

const OFFER = 'Cariste H/F\nCACES 3 exigé';

describe('the corrections of an offer', () => {
  it('are found again whatever the blanks, the case and the accents', () => {
    const all = withNotAsked([], OFFER, ['skills caces 3'], 1);
    expect(notAskedBy(all, ' CARISTE H/F \n\n CACES 3 exige')).toEqual(['skills caces 3']);
    expect(notAskedBy(all, 'Cariste H/F\nCACES 5 exigé')).toEqual([]);
  });

  it('replace those before, and go away with the last of them', () => {
    const one = withNotAsked([], OFFER, ['skills caces 3'], 1);
    const two = withNotAsked(one, OFFER, ['skills caces 3', 'languages anglais'], 2);
    expect(two).toHaveLength(1);
    expect(two[0]).toMatchObject({ id: 1, notAsked: ['skills caces 3', 'languages anglais'] });
    expect(withNotAsked(two, OFFER, [], 3)).toEqual([]);
  });

  it('are kept for the latest offers only', () => {
    const many = Array.from({ length: MAX_CORRECTED_OFFERS + 5 }, (_, index) => index).reduce<
      readonly OfferCorrections[]
    >((all, index) => withNotAsked(all, `Offre ${index}`, ['skills x'], index), []);
    expect(many).toHaveLength(MAX_CORRECTED_OFFERS);
    expect(notAskedBy(many, 'Offre 0')).toEqual([]);
    expect(notAskedBy(many, `Offre ${MAX_CORRECTED_OFFERS + 4}`)).toEqual(['skills x']);
  });
});

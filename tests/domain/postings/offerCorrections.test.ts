import { describe, expect, it } from 'vitest';

import {
  asCorrected,
  MAX_CORRECTED_OFFERS,
  notAskedBy,
  offerCorrectionsRecord,
  withNotAsked,
} from '#/domain/postings/offerCorrections';
import type { OfferCorrections } from '#/domain/postings/offerCorrections';
import { decodeRecord } from '#/domain/storage/record';

const OFFER = 'Cariste H/F\nCACES 3 exigé';

describe('the corrections of an offer', () => {
  it('are found again whatever the blanks, the case and the accents', () => {
    const all = withNotAsked([], OFFER, ['skills caces 3'], 1);
    expect(notAskedBy(all, ' CARISTE H/F \n\n CACES 3 exige')).toEqual(['skills caces 3']);
    expect(notAskedBy(all, 'Cariste H/F\nCACES 5 exigé')).toEqual([]);
  });

  it('are found with or without the lines that name the offer above its text, whichever was corrected', () => {
    const body = `${OFFER}\n\nVotre profil\n- Anglais souhaité`;
    const headed = `Nord Fret\nLesquin (59)\n\n${body}`;
    for (const [corrected, met] of [
      [headed, body],
      [body, headed],
      [body, body],
    ] as const) {
      const all = withNotAsked([], corrected, ['languages anglais'], 1);
      expect(notAskedBy(all, met)).toEqual(['languages anglais']);
      expect(withNotAsked(all, met, [], 2)).toEqual([]);
    }
    // The same profile under other missions is another offer.
    const all = withNotAsked([], `Cariste\n\n${body}`, ['languages anglais'], 1);
    expect(notAskedBy(all, `Préparateur\n\nNord Fret\n\n${body}`)).toEqual([]);
  });

  it('leave the others as they are, the very object', () => {
    const offer = { text: OFFER };
    expect(asCorrected([], offer)).toBe(offer);
    const all = withNotAsked([], OFFER, ['skills caces 3'], 1);
    expect(asCorrected(all, offer)).toEqual({ text: OFFER, notAsked: ['skills caces 3'] });
    expect(asCorrected(all, { text: 'Soudeur' })).toEqual({ text: 'Soudeur' });
  });

  it('kept before the lines above were told apart are still there', () => {
    const [one] = withNotAsked([], OFFER, ['skills caces 3'], 1);
    const { id = 0, offer = '', notAsked = [] } = one ?? {};
    const text = JSON.stringify({ version: 1, savedAt: '', data: [{ id, offer, notAsked }] });
    const read = decodeRecord(offerCorrectionsRecord, text);
    expect(notAskedBy(read.ok ? read.value : [], OFFER)).toEqual(['skills caces 3']);
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

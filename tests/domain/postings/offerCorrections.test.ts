import { describe, expect, it } from 'vitest';

import {
  asCorrected,
  correctionBy,
  MAX_CORRECTED_OFFERS,
  offerCorrectionsRecord,
  withCorrection,
} from '#/domain/postings/offerCorrections';
import type { OfferCorrections } from '#/domain/postings/offerCorrections';
import { decodeRecord, encodeRecord } from '#/domain/storage/record';

const OFFER = 'Cariste H/F\nCACES 3 exigé';

describe('the corrections of an offer', () => {
  it('are found again whatever the blanks, the case and the accents', () => {
    const all = withCorrection([], OFFER, { notAsked: ['skills caces 3'] }, 1);
    expect(correctionBy(all, ' CARISTE H/F \n\n CACES 3 exige').notAsked).toEqual([
      'skills caces 3',
    ]);
    expect(correctionBy(all, 'Cariste H/F\nCACES 5 exigé').notAsked).toEqual([]);
  });

  it('are found with or without the lines that name the offer above its text, whichever was corrected', () => {
    const body = `${OFFER}\n\nVotre profil\n- Anglais souhaité`;
    const headed = `Nord Fret\nLesquin (59)\n\n${body}`;
    for (const [corrected, met] of [
      [headed, body],
      [body, headed],
      [body, body],
    ] as const) {
      const all = withCorrection([], corrected, { notAsked: ['languages anglais'] }, 1);
      expect(correctionBy(all, met).notAsked).toEqual(['languages anglais']);
      expect(withCorrection(all, met, { notAsked: [] }, 2)).toEqual([]);
    }
    // The same profile under other missions is another offer.
    const all = withCorrection([], `Cariste\n\n${body}`, { notAsked: ['languages anglais'] }, 1);
    expect(correctionBy(all, `Préparateur\n\nNord Fret\n\n${body}`).notAsked).toEqual([]);
  });

  it('leave the others as they are, the very object', () => {
    const offer = { text: OFFER };
    expect(asCorrected([], offer)).toBe(offer);
    const all = withCorrection([], OFFER, { notAsked: ['skills caces 3'] }, 1);
    expect(asCorrected(all, offer)).toEqual({ text: OFFER, notAsked: ['skills caces 3'] });
    expect(asCorrected(all, { text: 'Soudeur' })).toEqual({ text: 'Soudeur' });
  });

  it('kept before the lines above were told apart are still there', () => {
    const [one] = withCorrection([], OFFER, { notAsked: ['skills caces 3'] }, 1);
    const { id = 0, offer = '', notAsked = [] } = one ?? {};
    const text = JSON.stringify({ version: 1, savedAt: '', data: [{ id, offer, notAsked }] });
    const read = decodeRecord(offerCorrectionsRecord, text);
    expect(correctionBy(read.ok ? read.value : [], OFFER).notAsked).toEqual(['skills caces 3']);
  });

  it('hold what names the offer beside what it does not ask for', () => {
    const named = withCorrection([], OFFER, { head: { title: 'Cariste', company: null } }, 1);
    const both = withCorrection(named, OFFER, { notAsked: ['skills caces 3'] }, 2);
    expect(both).toHaveLength(1);
    expect(asCorrected(both, { text: OFFER })).toEqual({
      text: OFFER,
      notAsked: ['skills caces 3'],
      corrected: { title: 'Cariste', company: null },
    });
    const text = encodeRecord(offerCorrectionsRecord, both, '');
    expect(decodeRecord(offerCorrectionsRecord, text)).toEqual({ ok: true, value: both });
  });

  it('replace those before, and go away with the last of them', () => {
    const one = withCorrection([], OFFER, { notAsked: ['skills caces 3'] }, 1);
    const two = withCorrection(
      one,
      OFFER,
      { notAsked: ['skills caces 3', 'languages anglais'] },
      2,
    );
    expect(two).toHaveLength(1);
    expect(two[0]).toMatchObject({ id: 1, notAsked: ['skills caces 3', 'languages anglais'] });
    expect(withCorrection(two, OFFER, { notAsked: [] }, 3)).toEqual([]);
  });

  it('are kept for the latest offers only', () => {
    const many = Array.from({ length: MAX_CORRECTED_OFFERS + 5 }, (_, index) => index).reduce<
      readonly OfferCorrections[]
    >((all, index) => withCorrection(all, `Offre ${index}`, { notAsked: ['skills x'] }, index), []);
    expect(many).toHaveLength(MAX_CORRECTED_OFFERS);
    expect(correctionBy(many, 'Offre 0').notAsked).toEqual([]);
    expect(correctionBy(many, `Offre ${MAX_CORRECTED_OFFERS + 4}`).notAsked).toEqual(['skills x']);
  });
});

import { describe, expect, it } from 'vitest';

import { addOfferReducer, INITIAL } from '#/pages/AddOfferPage/addOfferReducer';
import type { AddOfferAction, AddOfferModel } from '#/pages/AddOfferPage/addOfferReducer';
import { aDraft } from '#tests/support/builders/aDraft';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

const after = (...actions: readonly AddOfferAction[]): AddOfferModel =>
  actions.reduce(addOfferReducer, INITIAL);
const read: AddOfferAction = { type: 'read', way: 'text', draft: aDraft(), duplicate: null };
const typed: AddOfferAction = { type: 'typed', text: 'Cariste' };

describe('adding an offer', () => {
  it('keeps the text until the offer is kept', () => {
    const offer = anInternalOffer();
    expect(after(typed, { type: 'reading', fileName: null }, read).text).toBe('Cariste');
    expect(after(typed, { type: 'refused', way: 'text', problem: 'unreadable' })).toEqual({
      text: 'Cariste',
      state: { status: 'unreadable', way: 'text', problem: 'unreadable' },
    });
    expect(after(typed, read, { type: 'back' })).toEqual({
      text: 'Cariste',
      state: { status: 'empty' },
    });
    expect(after(typed, read, { type: 'saved', offer, choice: 'add' })).toEqual({
      text: '',
      state: { status: 'saved', offer, choice: 'add' },
    });
    expect(after(typed, read, { type: 'again' })).toEqual(INITIAL);
  });

  it('corrects fields, text and address of what is being checked', () => {
    const { state } = after(
      read,
      { type: 'corrected', correction: { name: 'type', value: 'CDD' } },
      { type: 'confirmed', name: 'company' },
      { type: 'textCorrected', text: 'Autre texte' },
      { type: 'addressCorrected', address: 'https://example.org/7' },
    );
    expect(state).toMatchObject({
      draft: {
        type: { value: 'CDD', confidence: 'corrected' },
        company: { value: 'Papeterie Larive', confidence: 'corrected', quote: 'Papeterie Larive' },
        description: 'Autre texte',
        url: 'https://example.org/7',
      },
    });
    expect(
      after(read, { type: 'addressCorrected', address: 'javascript:alert(1)' }).state,
    ).toMatchObject({ draft: { url: null } });
  });

  it('changes nothing of a draft that is not there', () => {
    expect(after({ type: 'corrected', correction: { name: 'title', value: 'x' } })).toEqual(
      INITIAL,
    );
    expect(after({ type: 'notSaved', problem: 'quota' })).toEqual(INITIAL);
  });

  it('shows why it was not kept until a duplicate is found', () => {
    const failed = after(read, { type: 'notSaved', problem: 'quota' });
    expect(failed.state).toMatchObject({ status: 'draft', notSaved: 'quota' });
    const duplicate = anInternalOffer();
    expect(addOfferReducer(failed, { type: 'repeats', duplicate }).state).toMatchObject({
      duplicate,
      notSaved: null,
    });
  });
});

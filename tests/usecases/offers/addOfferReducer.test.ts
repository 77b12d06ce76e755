import { describe, expect, it } from 'vitest';

import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { readField } from '#/domain/offers/intake/offerDraft';
import { addOfferReducer, INITIAL } from '#/usecases/offers/addOfferReducer';
import type { AddOfferAction, AddOfferModel } from '#/usecases/offers/addOfferReducer';
import { aDraft } from '#tests/support/builders/aDraft';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

const after = (...actions: readonly AddOfferAction[]): AddOfferModel =>
  actions.reduce(addOfferReducer, INITIAL);
const read = {
  type: 'read',
  way: 'text',
  read: { postings: [aDraft()], more: 0 },
  duplicate: null,
} as const satisfies AddOfferAction;
const readSeveral = {
  ...read,
  read: { postings: [aDraft(), aDraft({ title: readField('Cariste', 'sure') })], more: 3 },
} as const satisfies AddOfferAction;
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
      state: { status: 'saved', offer, choice: 'add', rest: null },
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

  it('proposes the other postings of a page once one is kept, until the last', () => {
    const save: AddOfferAction = { type: 'saved', offer: anInternalOffer(), choice: 'add' };
    const onwards: AddOfferAction = { type: 'next', duplicate: null };
    const two: AddOfferAction = { ...readSeveral, read: { ...readSeveral.read, more: 0 } };
    const second = after(two, save, onwards).state;
    expect(second).toMatchObject({
      status: 'draft',
      way: 'text',
      draft: { title: { value: 'Cariste' } },
      page: { chosen: 0, kept: 1, more: 0 },
    });
    expect(after(two, save, onwards, save).state).toMatchObject({ status: 'saved', rest: null });
    const lastFirst = after(two, { type: 'chose', chosen: 1, duplicate: null }, save, onwards);
    expect(lastFirst.state).toMatchObject({
      draft: { title: { value: 'Comptable fournisseurs' } },
    });
    expect(after(read, save, onwards).state).toMatchObject({ status: 'saved' });
    expect(after(onwards)).toEqual(INITIAL);
  });

  it('checks one posting of a page at a time, each with its corrections', () => {
    expect(after(read).state).toMatchObject({ page: null });
    const chose = (chosen: number, duplicate: InternalOffer | null = null) =>
      ({ type: 'chose', chosen, duplicate }) as const;
    const correct: AddOfferAction = {
      type: 'corrected',
      correction: { name: 'company', value: 'Larive' },
    };
    const known = anInternalOffer();
    const full: AddOfferAction = { type: 'notSaved', problem: 'quota' };
    const second = after(readSeveral, correct, full, chose(1, known));
    expect(second.state).toMatchObject({
      draft: { title: { value: 'Cariste' }, company: { value: 'Papeterie Larive' } },
      page: { chosen: 1, more: 3 },
      duplicate: known,
      notSaved: null,
    });
    expect(addOfferReducer(second, chose(0)).state).toMatchObject({
      draft: { title: { value: 'Comptable fournisseurs' }, company: { value: 'Larive' } },
      page: { chosen: 0 },
      duplicate: null,
    });
    expect(addOfferReducer(second, chose(2)).state).toEqual(second.state);
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

import { describe, expect, test } from 'vitest';

import type { Application } from '#/domain/applications/application';
import { applicationFinder } from '#/domain/applications/applicationFor';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { anApplication } from '#tests/support/builders/anApplication';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

const offer = anInternalOffer({ url: 'https://emploi.exemple.fr/42' });
const other = {
  link: '',
  offer: null,
  title: 'Autre poste',
  company: 'Autre employeur',
  place: '',
};

const finds = (over: Partial<Application>, asked: InternalOffer = offer): boolean =>
  applicationFinder([anApplication({ ...other, ...over })])(asked) !== null;

describe('the application that was sent for an offer', () => {
  test('is known by the address of its advertisement', () => {
    expect(finds({ link: 'https://emploi.exemple.fr/42' })).toBe(true);
    expect(finds({ link: 'https://emploi.exemple.fr/43' })).toBe(false);
  });

  test('is known by the text of its advertisement, where no employer is named', () => {
    const copy = { text: offer.description, copiedOn: '2026-11-20' };
    expect(finds({ offer: copy }, { ...offer, company: '', url: null })).toBe(true);
    expect(finds({ offer: { ...copy, text: 'Autre annonce' } })).toBe(false);
  });

  test('is known by title and employer, however they are written', () => {
    const job = { title: ' comptable FOURNISSEURS', company: 'papeterie larive' };
    expect(finds(job)).toBe(true);
    expect(finds({ ...job, company: 'Papeterie Dubois' })).toBe(false);
  });

  test('is another one where the places differ', () => {
    const job = { title: offer.title, company: offer.company };
    expect(finds({ ...job, place: 'Nantes (44)' })).toBe(true);
    expect(finds({ ...job, place: 'Rennes (35)' })).toBe(false);
    expect(finds({ ...job, place: 'Rennes (35)' }, { ...offer, location: '' })).toBe(true);
  });

  test('is the last sent of several', () => {
    const job = { title: offer.title, company: offer.company, place: '' };
    const found = applicationFinder([
      anApplication({ ...job, id: 1, date: '2026-10-01' }),
      anApplication({ ...job, id: 2, date: '2026-11-01' }),
    ])(offer);
    expect(found?.id).toBe(2);
  });

  test('is none where nothing was sent', () => {
    expect(applicationFinder([])(anInternalOffer({ url: null }))).toBeNull();
  });
});

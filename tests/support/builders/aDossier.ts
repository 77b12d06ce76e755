import type { Dossier } from '#/domain/dossier/dossier';
import { CARE_OFFER } from '#tests/support/builders/aLetter';

/** A dossier opened on a pasted advertisement, changed as asked. */
export const aDossier = (change: Partial<Dossier> = {}): Dossier => ({
  id: 1_795_250_000_000,
  openedOn: '2026-11-21',
  origin: 'pasted',
  offerId: null,
  title: 'Aide-soignant(e) de nuit',
  company: 'EHPAD Les Glycines',
  place: 'Nantes (44)',
  url: '',
  text: CARE_OFFER,
  followedOn: null,
  notes: '',
  people: [],
  ...change,
});

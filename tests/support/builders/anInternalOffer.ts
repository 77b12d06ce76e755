import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { NOTHING_STATED } from '#/domain/offers/catalogue/offerSchemas';

/** An offer of a catalogue with everything said. */
export const anInternalOffer = (over: Partial<InternalOffer> = {}): InternalOffer => ({
  ...NOTHING_STATED,
  id: 1,
  title: 'Comptable fournisseurs',
  company: 'Papeterie Larive',
  location: 'Nantes (44)',
  region: 'Europe',
  type: 'CDI',
  experience: 'mid',
  mode: 'Sur site',
  compatibility: null,
  description: 'Saisir et contrôler les factures fournisseurs.\nPréparer les règlements.',
  source: 'catalogue',
  date: '2026-11-10',
  url: null,
  keptOn: null,
  expires: null,
  rome: null,
  provenance: null,
  ...over,
});

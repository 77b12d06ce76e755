import { EMPTY_CATALOGUE } from '#/domain/offers/catalogue/catalogue';
import { encodeCatalogue } from '#/domain/offers/catalogue/catalogueSchema';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { fold } from '#/domain/shared/text';

/** Longer names are cut by some systems. */
const LONGEST_SLUG = 60;

/** A title as the name of a file may hold it: small letters, digits and dashes, `offre` where none is left. */
export const slugOf = (title: string): string =>
  fold(title)
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/gu, '') || 'offre';

/** The user's own offers as a catalogue file; for whoever opens it, they are those of a catalogue. */
export const exportedOffers = (offers: readonly InternalOffer[]): string =>
  encodeCatalogue({
    ...EMPTY_CATALOGUE,
    internal: offers.map((offer) => ({ ...offer, source: 'catalogue' })),
  });

import { decodeCatalogue } from '#/domain/offers/catalogue/catalogueSchema';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';

/** More is a catalogue to be served, not offers that one person hands to another. */
const MOST_OFFERS = 200;

/** Offers that a file of exported offers holds. */
export type OffersInFile = {
  /** Those to add, as the user's own. */
  readonly offers: readonly InternalOffer[];
  /** How many are there already. */
  readonly known: number;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * The offers of an exported file (`docs/catalogue.md`) that are not among `own` yet, by their number or their text; null
 * where the text is no such file. `today` is an ISO day, that of the copy of an offer that has none.
 */
export const offersInFile = (
  text: string,
  own: readonly InternalOffer[],
  today: string,
): OffersInFile | 'tooMany' | null => {
  if (!/^\s*\{/u.test(text)) return null;
  const catalogue = decodeCatalogue(parse(text));
  if (!catalogue.ok || catalogue.value.internal.length === 0) return null;
  const { internal } = catalogue.value;
  if (internal.length > MOST_OFFERS) return 'tooMany';
  const ids = new Set(own.map(({ id }) => id));
  const texts = new Set(own.map(({ description }) => description));
  const offers = internal
    .filter(({ id, description }) => !ids.has(id) && !texts.has(description))
    .map((offer): InternalOffer => ({
      ...offer,
      source: 'own',
      compatibility: null,
      keptOn: offer.keptOn ?? today,
    }));
  return { offers, known: internal.length - offers.length };
};

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
  /** How many entries could not be read. */
  readonly skipped: number;
};

/** The value of a JSON text; undefined where it is none, as one that was cut. */
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Whether a text is meant as a file of offers: its own list, or a beginning of it. */
const isExport = (text: string, value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? 'internal' in value
    : value === undefined && /^\s*\{\s*"version"/u.test(text);

/**
 * The offers of an exported file (`docs/catalogue.md`) that are not among `own` yet, by their number or their text; null
 * where the text is no such file, `noOffers` where it is one in which none can be read. `today` is an ISO day, that of the copy of an offer that has none.
 */
export const offersInFile = (
  text: string,
  own: readonly InternalOffer[],
  today: string,
): OffersInFile | 'tooMany' | 'noOffers' | null => {
  if (!/^\s*\{/u.test(text)) return null;
  const value = parse(text);
  const catalogue = decodeCatalogue(value);
  if (!catalogue.ok || catalogue.value.internal.length === 0)
    return isExport(text, value) ? 'noOffers' : null;
  const { internal, skipped } = catalogue.value;
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
  return { offers, known: internal.length - offers.length, skipped };
};

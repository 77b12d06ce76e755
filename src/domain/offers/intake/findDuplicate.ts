import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { withoutInclusive } from '#/domain/offers/search/inclusive';
import { searchKey } from '#/domain/offers/search/searchKey';

/** What two advertisements are compared by. */
export type Compared = Pick<
  InternalOffer,
  'title' | 'company' | 'location' | 'description' | 'url'
>;

/** Words that tell nothing apart in a title: gender marks and what is in brackets. */
const TITLE_NOISE = /[([][^)\]]*[)\]]|\b[hfmx]\s?\/\s?[hfmx](?:\s?\/\s?[hfmxd])?\b|[^a-z0-9]+/gu;

const keyOf = (text: string): string =>
  withoutInclusive(searchKey(text)).replace(TITLE_NOISE, ' ').trim();

/** The address without what tracks the reader. */
const addressKey = (url: string | null): string | null =>
  url === null
    ? null
    : url
        .replace(/#.*$/u, '')
        .replace(/([?&])(?:utm_[a-z]+|gclid|fbclid|xtor|from|source|ref|trk[a-z]*)=[^&]*/giu, '$1')
        .replace(/[?&]+$/u, '')
        .replace(/^https?:\/\/(?:www\.)?/iu, '')
        .replace(/\/$/u, '')
        .toLowerCase();

/** Shingles of five words. */
const shinglesOf = (text: string): ReadonlySet<string> => {
  const words = keyOf(text).split(' ');
  const last = Math.max(1, words.length - 4);
  return new Set(Array.from({ length: last }, (_, at) => words.slice(at, at + 5).join(' ')));
};

/** Texts that share so much of the shorter one are the same advertisement, republished. */
const SAME_TEXT = 0.8;
const FEWEST_SHINGLES = 20;

const sameText = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  const fewest = Math.min(one.size, other.size);
  if (fewest < FEWEST_SHINGLES) return false;
  let shared = 0;
  for (const shingle of one) if (other.has(shingle)) shared += 1;
  return shared / fewest >= SAME_TEXT;
};

/**
 * The offer that a new one repeats, null where there is none: the same address, the same title at
 * the same employer, or nearly the same text.
 */
export const findDuplicate = <T extends Compared>(
  offer: Compared,
  others: readonly T[],
): T | null => {
  const address = addressKey(offer.url);
  const title = keyOf(offer.title);
  const company = keyOf(offer.company);
  const place = keyOf(offer.location);
  const text = shinglesOf(offer.description);
  return (
    others.find((other) => address !== null && addressKey(other.url) === address) ??
    others.find((other) => {
      const sameTitle = title !== '' && keyOf(other.title) === title;
      const samePlace = place === '' || other.location === '' || keyOf(other.location) === place;
      return sameTitle && company !== '' && keyOf(other.company) === company && samePlace;
    }) ??
    others.find((other) => sameText(text, shinglesOf(other.description))) ??
    null
  );
};

import type { OfferText } from '#/domain/offers/offer';
import { readHead } from '#/domain/offers/readHead';
import { openScript } from '#/domain/offers/script';
import { readLines } from '#/domain/offers/sections';

/** The title of an advertisement as its text shows it, null where the first line is no title. */
export const titleOfOffer = (offer: OfferText): string | null => {
  const script = openScript(offer.text);
  return readHead(script, readLines(script), offer).title?.value ?? null;
};

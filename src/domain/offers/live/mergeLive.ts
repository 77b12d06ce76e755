import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { ImportedOffer } from '#/domain/offers/imports/importedOffer';
import { mergeImported } from '#/domain/offers/imports/mergeImported';
import { fold } from '#/domain/shared/text';

/** What a source brings beside what is there. */
export type LiveMerge = {
  /** Offers that nobody brought before, each with the number that it keeps. */
  readonly fresh: readonly InternalOffer[];
  /** How many of them are there already: in the catalogue, among the person's own, or from another source. */
  readonly known: number;
};

const addressOf = (url: string | null): string | null =>
  url === null
    ? null
    : url
        .replace(/^https?:\/\/(?:www\.)?/iu, '')
        .replace(/[?#].*$/u, '')
        .replace(/\/+$/u, '')
        .toLowerCase();

/** What two sources call one job: its title, who offers it and where. A job without an employer is nobody's twin. */
const nameOf = ({ title, company, location }: InternalOffer): string | null =>
  company === ''
    ? null
    : fold([title, company, location.replace(/\s*\(.*?\)/gu, '')].join('\n'))
        .replace(/\(?\b[fhmx]\s*\/\s*[fhmx](?:\s*\/\s*[fhmx])?\b\)?/gu, '')
        .replace(/[^a-z0-9\n]+/gu, ' ')
        .replace(/ *\n */gu, '\n')
        .trim();

/** The offers of a source that are not there yet; `there` holds all that are, those of other sources included. */
export const mergeLive = (
  found: readonly ImportedOffer[],
  there: readonly InternalOffer[],
): LiveMerge => {
  const { put } = mergeImported(found, there, []);
  const numbers = new Set(there.map(({ id }) => id));
  const addresses = new Set(there.map(({ url }) => addressOf(url)));
  const names = new Set(there.map(nameOf));
  const fresh = put
    .filter((offer) => {
      const [address, name] = [addressOf(offer.url), nameOf(offer)];
      return !(
        numbers.has(offer.id) ||
        (address !== null && addresses.has(address)) ||
        (name !== null && names.has(name))
      );
    })
    // It is a copy on this device only once it is kept.
    .map((offer): InternalOffer => ({ ...offer, keptOn: null }));
  return { fresh, known: found.length - fresh.length };
};

import type { CatalogueBytes } from '#/adapters/offers/parsing/parseCatalogue';
import type { Catalogue } from '#/domain/offers/catalogue/catalogue';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';

/** What the worker of a catalogue says. Offers come in parts: a copy of all of them would block the page. */
export type ParsingResponse =
  | { readonly type: 'ready' }
  | { readonly type: 'offers'; readonly offers: readonly InternalOffer[] }
  | { readonly type: 'done'; readonly rest: Omit<Catalogue, 'internal'> }
  | { readonly type: 'malformed' };

/** What the page hears of a worker. */
export type ParsingWorkerEvents = {
  readonly onResponse: (response: ParsingResponse) => void;
  /** The worker could not start, or an error escaped it. */
  readonly onBreak: () => void;
};

/** A started worker; the bytes it is given are gone for the page. */
export type ParsingWorker = {
  readonly post: (bytes: CatalogueBytes) => void;
  readonly end: () => void;
};

import { type CatalogueBytes, parseCatalogue } from '#/adapters/offers/parsing/parseCatalogue';
import type { ParsingResponse } from '#/adapters/offers/parsing/protocol';

/** The worker's end of the conversation. */
export type ParsingPort = {
  readonly send: (response: ParsingResponse) => void;
  readonly listen: (listener: (bytes: CatalogueBytes) => void) => void;
};

/** The page takes in so many offers within some milliseconds. */
const PART = 1_000;

/** Reads the catalogue that it is given, and hands it over by parts. */
export const serveParsing = ({ send, listen }: ParsingPort): void => {
  listen((bytes) => {
    const parsed = parseCatalogue(bytes);
    if (!parsed.ok) {
      send({ type: 'malformed' });
      return;
    }
    const { internal, ...rest } = parsed.value;
    for (let from = 0; from < internal.length; from += PART)
      send({ type: 'offers', offers: internal.slice(from, from + PART) });
    send({ type: 'done', rest });
  });
  send({ type: 'ready' });
};

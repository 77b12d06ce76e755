import type { Catalogue } from '#/domain/offers/catalogue/catalogue';
import { decodeCatalogue } from '#/domain/offers/catalogue/catalogueSchema';
import { fail, type Result } from '#/domain/shared/result';

/** The bytes of a catalogue file, in the pieces that the network brought. */
export type CatalogueBytes = readonly Uint8Array<ArrayBuffer>[];

/** Turns bytes into a catalogue. Rejects with the reason of the signal only. */
export type CatalogueParser = (
  bytes: CatalogueBytes,
  signal?: AbortSignal,
) => Promise<Result<Catalogue, 'malformed' | 'tooLarge'>>;

/** Reads a whole catalogue on the calling thread. */
export const parseCatalogue = (bytes: CatalogueBytes): Result<Catalogue, 'malformed'> => {
  const decoder = new TextDecoder();
  try {
    const parts = bytes.map((piece) => decoder.decode(piece, { stream: true }));
    return decodeCatalogue(JSON.parse(parts.join('') + decoder.decode()));
  } catch {
    return fail('malformed');
  }
};

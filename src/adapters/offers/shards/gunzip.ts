import type { CatalogueBytes } from '#/adapters/offers/parsing/parseCatalogue';

const FIRST = 0x1f;
const SECOND = 0x8b;

/** The bytes of a shard. Some hosts say that a file of this name is compressed, and the browser opens it; others hand it over as it is. */
export const gunzip = async (bytes: CatalogueBytes): Promise<CatalogueBytes> => {
  const [head] = bytes;
  if (head?.[0] !== FIRST || head[1] !== SECOND) return bytes;
  const opened = new Blob([...bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return [new Uint8Array(await new Response(opened).arrayBuffer())];
};

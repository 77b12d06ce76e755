import type { FeedReport } from '#/adapters/offers/feeds/collectOffers';
import { encodeCatalogue } from '#/domain/offers/catalogue/catalogueSchema';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { INDEX_VERSION, planShards } from '#/domain/offers/catalogue/shards';
import type { ServedSource, ShardIndex } from '#/domain/offers/catalogue/shards';

/** A file of the catalogue, by its address beside the index. */
type Part = { readonly file: string; readonly bytes: Uint8Array };

type WriteParts = {
  /** The same bytes for the same text, every time. */
  readonly gzip: (text: string) => Uint8Array;
  /** A short name for what the bytes hold. */
  readonly hash: (bytes: Uint8Array) => string;
  readonly builtAt: string;
};

/** What of each source is there, under the name that its terms want shown. */
const sourcesOf = (reports: readonly FeedReport[]): readonly ServedSource[] => {
  const sources = new Map<string, ServedSource>();
  for (const { attribution, offers } of reports) {
    if (attribution === null || offers === 0) continue;
    const known = sources.get(attribution.label)?.count ?? 0;
    sources.set(attribution.label, { ...attribution, count: known + offers });
  }
  return [...sources.values()];
};

/** The files of a catalogue in parts, and the index that names them. */
export const writeShards = (
  offers: readonly InternalOffer[],
  reports: readonly FeedReport[],
  { gzip, hash, builtAt }: WriteParts,
): { readonly index: ShardIndex; readonly parts: readonly Part[] } => {
  const parts: Part[] = [];
  const shards = planShards(offers).map(({ place, rank, offers: part }) => {
    const bytes = gzip(
      JSON.stringify(
        JSON.parse(encodeCatalogue({ internal: part, external: [], specialized: [], skipped: 0 })),
      ),
    );
    const file = `shards/${place === '' ? 'x' : place}-${rank}-${hash(bytes)}.json.gz`;
    parts.push({ file, bytes });
    return { file, place, rank, count: part.length, bytes: bytes.byteLength };
  });
  return {
    index: { version: INDEX_VERSION, builtAt, sources: [...sourcesOf(reports)], shards },
    parts,
  };
};

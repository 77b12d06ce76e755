import { inflateSync } from 'fflate';

import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';

/** Lists, filters and orders read none of these: only an offer that is opened, compared or indexed does. */
const PACKED = ['description', 'url', 'pay', 'licences', 'languages', 'provenance'] as const;
type PackedField = (typeof PACKED)[number];
type Packed = Pick<InternalOffer, PackedField>;
type Head = Omit<InternalOffer, PackedField>;

/** Offers packed together: fewer compress worse, more take longer to open for the one that is wanted. */
const BLOCK = 32;
/** What a screen of results reads again and again; some 5 MB. */
const MOST_OPEN = 64;

const opened = new Map<Uint8Array, readonly Packed[]>();

/** What a block holds. The blocks that were read last stay open. */
const openBlock = (block: Uint8Array): readonly Packed[] => {
  const known = opened.get(block);
  const read = known ?? (JSON.parse(new TextDecoder().decode(inflateSync(block))) as Packed[]);
  opened.delete(block);
  opened.set(block, read);
  const oldest = opened.keys().next();
  if (opened.size > MOST_OPEN && oldest.done !== true) opened.delete(oldest.value);
  return read;
};

/** An offer whose longest fields are read out of its block each time. */
class PackedOffer {
  readonly #block: Uint8Array;
  readonly #at: number;

  constructor(head: Head, block: Uint8Array, at: number) {
    this.#block = block;
    this.#at = at;
    Object.assign(this, head);
    Object.defineProperties(this, FIELDS);
  }

  static readonly read = (offer: PackedOffer, field: PackedField): unknown =>
    openBlock(offer.#block)[offer.#at]?.[field];
}

/** Properties of each offer itself, so that a copy of one is whole; all offers share their functions, and so their shape. */
const FIELDS: PropertyDescriptorMap = Object.fromEntries(
  PACKED.map((field) => [
    field,
    {
      enumerable: true,
      get(this: PackedOffer): unknown {
        return PackedOffer.read(this, field);
      },
    },
  ]),
);

const deflated = async (text: string): Promise<Uint8Array> => {
  const packing = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packing).arrayBuffer());
};

/** One string for all offers that have the same: most of them repeat. */
const pooled =
  (pool: Map<string, string>) =>
  <T extends string | null>(text: T): T => {
    if (text === null) return text;
    const known = pool.get(text);
    if (known === undefined) pool.set(text, text);
    return (known ?? text) as T;
  };

/**
 * The same offers, in the same order, in a quarter of the memory: what lists do not read is kept compressed, and read
 * out when somebody asks. `pool` is shared by the offers that are held together. Where nothing can be compressed they
 * are given back as they are.
 */
export const packOffers = async (
  offers: readonly InternalOffer[],
  pool: Map<string, string>,
): Promise<readonly InternalOffer[]> => {
  if (typeof CompressionStream === 'undefined') return offers;
  const one = pooled(pool);
  const packed: InternalOffer[] = [];
  for (let from = 0; from < offers.length; from += BLOCK) {
    const part = offers.slice(from, from + BLOCK);
    const rests = part.map(
      ({ description, url, pay, licences, languages, provenance }): Packed => ({
        description,
        url,
        pay,
        licences,
        languages,
        provenance,
      }),
    );
    const block = await deflated(JSON.stringify(rests));
    for (const [at, offer] of part.entries()) {
      const head: Head = {
        id: offer.id,
        title: offer.title,
        company: one(offer.company),
        location: one(offer.location),
        region: one(offer.region),
        type: one(offer.type),
        experience: one(offer.experience),
        mode: one(offer.mode),
        compatibility: offer.compatibility,
        source: one(offer.source),
        date: one(offer.date),
        keptOn: one(offer.keptOn),
        expires: one(offer.expires),
        rome: one(offer.rome),
      };
      packed.push(new PackedOffer(head, block, at) as unknown as InternalOffer);
    }
  }
  return packed;
};

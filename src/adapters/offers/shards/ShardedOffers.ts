import type { CatalogueBytes, CatalogueParser } from '#/adapters/offers/parsing/parseCatalogue';
import { gunzip } from '#/adapters/offers/shards/gunzip';
import type { Catalogue } from '#/domain/offers/catalogue/catalogue';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { WantedOffers } from '#/domain/offers/catalogue/OfferSource';
import { inOrder } from '#/domain/offers/catalogue/shards';
import type { Shard, ShardIndex } from '#/domain/offers/catalogue/shards';

/** Enough for a first page. */
const FIRST = 30;
const ATTEMPTS = 3;
const FIRST_PAUSE = 2_000;

export type ShardParts = {
  readonly index: ShardIndex;
  /** The bytes of a shard; null where it does not come. */
  readonly fetchShard: (file: string) => Promise<CatalogueBytes | null>;
  readonly parse: CatalogueParser;
  /** ISO day: what ended before is left out. */
  readonly today: string;
  /** Resolves when the page has time. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** False where the person asked to save data: then only what a search needs is loaded. */
  readonly background: boolean;
  readonly onMore: (catalogue: Catalogue) => void;
  readonly mostHeld: number;
  /** What was held of an index before: its parts are still true where this one names them. */
  readonly before?: ShardedOffers | null;
};

/** What knows most places that people type; loaded once. */
export const loadPlaces = () => import('#/domain/places/placeAtOnce');

/** The departments of a typed place; the empty one for a place that is in none, null where nothing could be loaded that knows. */
const departmentsOf = async (location: string): Promise<readonly string[] | null> => {
  try {
    const { departmentsAtOnce } = await loadPlaces();
    const known = departmentsAtOnce(location);
    if (known !== null) return known;
    const { departmentTyped } = await import('#/domain/offers/live/answersQuery');
    // Places abroad stand together.
    return [departmentTyped(location) ?? ''];
  } catch {
    return null;
  }
};

/** Offers served in parts: those of the wanted place first, the others while the page is idle, as many as a device can hold. */
export class ShardedOffers {
  readonly #parts: ShardParts;
  /** By file, the least wanted first. */
  readonly #held = new Map<string, readonly InternalOffer[]>();
  readonly #lost = new Set<string>();
  readonly #skipped = new Map<string, number>();
  /** Words that many offers share. */
  readonly #pool = new Map<string, string>();
  /** Numbers of departments, or the empty one for places abroad; null for anywhere. */
  #wanted: readonly string[] | null = null;
  #asked: Promise<void> = Promise.resolve();
  /** A part that was asked for before anybody loaded. */
  #early: { readonly file: string; readonly bytes: Promise<CatalogueBytes | null> } | null = null;
  #running = false;
  #ended = false;
  #published = 0;

  constructor({ before = null, ...parts }: ShardParts) {
    this.#parts = parts;
    const named = new Set(parts.index.shards.map(({ file }) => file));
    for (const [file, offers] of before?.end() ?? [])
      if (named.has(file)) this.#held.set(file, offers);
  }

  /** Loads no more; what is held goes to whoever comes after. */
  end(): ReadonlyMap<string, readonly InternalOffer[]> {
    this.#ended = true;
    return this.#held;
  }

  /** Asks for the part that `first` begins with, so that it comes while the page is drawn. */
  askFirst(): void {
    void this.#asked.then(() => {
      const next = this.#next();
      if (next === undefined || this.#early !== null) return;
      const bytes = this.#parts.fetchShard(next.file).catch(() => null);
      this.#early = { file: next.file, bytes };
    });
  }

  /** Loads what a first page needs; null where nothing comes. The rest follows by itself. */
  async first(): Promise<Catalogue | null> {
    await this.#asked;
    while (this.#count() < FIRST && (await this.#loadNext(true)));
    if (this.#held.size === 0 && this.#parts.index.shards.length > 0) return null;
    this.#published = this.#count();
    void this.#go();
    return this.#catalogue(this.#left().length > 0);
  }

  /** Brings the offers of a place; those that nobody wants make room. */
  want({ location }: WantedOffers): void {
    this.#asked = this.#turnTo(location);
  }

  /** Which departments a place is in: what most people type is told at once, the rest by the register of communes. */
  async #turnTo(location: string): Promise<void> {
    const places = location.trim() === '' ? null : await departmentsOf(location);
    if (places?.join() === this.#wanted?.join()) return;
    this.#wanted = places;
    // The most wanted last: what makes room goes first.
    const there = [...this.#held].filter(([file]) => this.#isWanted(this.#shard(file)));
    for (const [file, offers] of there) {
      this.#held.delete(file);
      this.#held.set(file, offers);
    }
    if (this.#published > 0) void this.#go();
  }

  #isWanted(shard: Pick<Shard, 'place'> | undefined): boolean {
    return shard !== undefined && this.#wanted?.includes(shard.place) === true;
  }

  #shard(file: string): Shard | undefined {
    return this.#parts.index.shards.find((shard) => shard.file === file);
  }

  #count(): number {
    let count = 0;
    for (const offers of this.#held.values()) count += offers.length;
    return count;
  }

  /** What is still to come, in order; beyond what can be held, only what is wanted. */
  #left(): readonly Shard[] {
    const { index, background, mostHeld } = this.#parts;
    const held = this.#count();
    return inOrder(index.shards, this.#wanted).filter(
      (shard) =>
        !this.#held.has(shard.file) &&
        !this.#lost.has(shard.file) &&
        (this.#isWanted(shard) || (background && held + shard.count <= mostHeld)),
    );
  }

  /** What comes next, whether or not it can be held. */
  #next(): Shard | undefined {
    return inOrder(this.#parts.index.shards, this.#wanted).find(
      ({ file }) => !this.#held.has(file) && !this.#lost.has(file),
    );
  }

  async #loadNext(atOnce: boolean): Promise<boolean> {
    const next = atOnce ? this.#next() : this.#left()[0];
    if (next === undefined) return false;
    const offers = await this.#load(next).then((loaded) =>
      // A first page is not kept waiting.
      loaded === null || atOnce ? loaded : this.#packed(loaded),
    );
    if (offers === null) this.#lost.add(next.file);
    else {
      this.#makeRoom(next);
      this.#held.set(next.file, offers);
    }
    return true;
  }

  /** What nobody wants goes, the first that came first, until there is room. */
  #makeRoom({ count }: Shard): void {
    const { mostHeld } = this.#parts;
    for (const file of this.#held.keys()) {
      if (this.#count() + count <= mostHeld) return;
      if (!this.#isWanted(this.#shard(file))) this.#held.delete(file);
    }
  }

  async #load({ file }: Shard): Promise<readonly InternalOffer[] | null> {
    const { fetchShard, parse, wait, today } = this.#parts;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (attempt > 0) await wait(FIRST_PAUSE * 2 ** (attempt - 1));
      const early = this.#early?.file === file ? this.#early.bytes : null;
      this.#early = early === null ? this.#early : null;
      const bytes = await (early ?? fetchShard(file).catch(() => null));
      if (bytes === null) continue;
      const parsed = await gunzip(bytes).then(parse, () => null);
      if (parsed?.ok !== true) return null;
      this.#skipped.set(file, parsed.value.skipped);
      return parsed.value.internal.filter(({ expires }) => expires === null || expires >= today);
    }
    return null;
  }

  async #packed(offers: readonly InternalOffer[]): Promise<readonly InternalOffer[]> {
    const packing = await import('#/adapters/offers/shards/packOffers').catch(() => null);
    return packing === null ? offers : packing.packOffers(offers, this.#pool);
  }

  /** Loads what is left. What is shown grows by half at least: each time all of it is looked through anew. */
  async #go(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    let wanted = this.#wanted;
    while (!this.#ended && this.#left().length > 0) {
      const isWanted = this.#isWanted(this.#left()[0]);
      await this.#parts.wait(isWanted ? 0 : 50);
      await this.#loadNext(false);
      const count = this.#count();
      const turned = wanted !== this.#wanted;
      wanted = this.#wanted;
      if (turned || count >= this.#published * 1.5 || this.#left().length === 0) this.#publish();
    }
    this.#running = false;
  }

  #publish(): void {
    if (this.#ended) return;
    this.#published = this.#count();
    this.#parts.onMore(this.#catalogue(this.#left().length > 0));
  }

  #catalogue(loading: boolean): Catalogue {
    const { shards, builtAt, sources } = this.#parts.index;
    const known = new Set<number>();
    const internal: InternalOffer[] = [];
    let skipped = 0;
    const files = inOrder(shards, this.#wanted).map(({ file }) => file);
    for (const file of files) {
      skipped += this.#held.has(file) ? (this.#skipped.get(file) ?? 0) : 0;
      for (const offer of this.#held.get(file) ?? [])
        if (!known.has(offer.id)) {
          known.add(offer.id);
          internal.push(offer);
        }
    }
    const total = shards.reduce((sum, { count }) => sum + count, 0);
    return {
      internal,
      external: [],
      specialized: [],
      skipped,
      reach: { held: internal.length, total, loading, builtAt, sources },
    };
  }
}

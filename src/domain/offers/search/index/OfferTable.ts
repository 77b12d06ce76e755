import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { EXPERIENCE_LEVELS } from '#/domain/offers/catalogue/offerFields';
import { internalTexts } from '#/domain/offers/search/filterOffers';
import type { Filters } from '#/domain/offers/search/filters';
import { TextIndex } from '#/domain/offers/search/index/TextIndex';
import { Vocabulary } from '#/domain/offers/search/index/Vocabulary';
import { haystackOf } from '#/domain/offers/search/searchKey';
import { dayNumber } from '#/domain/offers/search/sortOffers';
import { titleKeyOf } from '#/domain/offers/search/trades/titleKey';
import { REGIONS } from '#/domain/places/region';
import { CONTRACT_FILTERS, filterOfContract, WORK_MODES } from '#/domain/postings/offer';

/** What of an offer is searched. */
export type IndexedOffer = Pick<
  InternalOffer,
  | 'id'
  | 'title'
  | 'company'
  | 'location'
  | 'description'
  | 'region'
  | 'type'
  | 'experience'
  | 'mode'
  | 'date'
  | 'source'
  | 'rome'
>;

const DAY_MS = 86_400_000;
const UNKNOWN_DAY = -(2 ** 31);

const codeIn = (all: readonly string[], value: string | null): number =>
  value === null ? 0 : all.indexOf(value) + 1;

/** Codes that a filter accepts, one flag for each; null where it accepts all. */
const flags = (all: readonly string[], wanted: readonly string[]): Uint8Array | null => {
  if (wanted.length === 0) return null;
  const accepted = new Uint8Array(all.length + 1);
  for (const value of wanted) accepted[codeIn(all, value)] = 1;
  return accepted;
};

/** Offers by column, filled one by one in the order of the catalogue. Nothing of an offer is kept as it was written, but the different places. */
export class OfferTable {
  readonly #vocabulary = new Vocabulary();
  /** Titles with their texts. */
  readonly texts: TextIndex;
  readonly titles: TextIndex;
  /** Keys of the different places; most offers share theirs. */
  readonly places: string[] = [];
  /** The same places as they are written. */
  readonly writtenPlaces: string[] = [];
  readonly placeOf: Uint32Array;
  /** The different codes of trades that sources state; none comes first. */
  readonly romes: (string | null)[] = [null];
  readonly romeOf: Uint16Array;
  readonly ids: Float64Array;
  readonly #choices: Readonly<Record<'region' | 'type' | 'experience' | 'mode', Uint8Array>>;
  readonly #days: Int32Array;
  readonly #own: Uint8Array;
  #count = 0;
  readonly #placeNumbers = new Map<string, number>();
  readonly #romeNumbers = new Map<string, number>();
  readonly #orders = new Map<'relevance' | 'date', Uint32Array>();

  constructor(size: number) {
    this.texts = new TextIndex(this.#vocabulary, size);
    this.titles = new TextIndex(this.#vocabulary, size);
    this.ids = new Float64Array(size);
    this.placeOf = new Uint32Array(size);
    this.romeOf = new Uint16Array(size);
    this.#days = new Int32Array(size);
    this.#own = new Uint8Array(size);
    const column = (): Uint8Array => new Uint8Array(size);
    this.#choices = { region: column(), type: column(), experience: column(), mode: column() };
  }

  add(offer: IndexedOffer): void {
    const at = this.#count;
    this.#count += 1;
    this.ids[at] = offer.id;
    this.texts.add(haystackOf(internalTexts(offer)));
    this.titles.add(haystackOf([offer.title]));
    this.placeOf[at] = this.#placeNumber(offer.location);
    this.romeOf[at] = offer.rome === null ? 0 : this.#romeNumber(offer.rome);
    const { region, type, experience, mode } = this.#choices;
    region[at] = codeIn(REGIONS, offer.region);
    type[at] = codeIn(CONTRACT_FILTERS, offer.type === null ? null : filterOfContract(offer.type));
    experience[at] = codeIn(EXPERIENCE_LEVELS, offer.experience);
    mode[at] = codeIn(WORK_MODES, offer.mode);
    const day = dayNumber(offer.date);
    this.#days[at] = Number.isFinite(day) ? Math.floor(day / DAY_MS) : UNKNOWN_DAY;
    this.#own[at] = offer.source === 'own' ? 1 : 0;
  }

  /** The title as trades are compared by. */
  titleKeyAt(at: number): string {
    const [key = '', ...plain] = this.titles.textAt(at).split('\n');
    return titleKeyOf(key, plain.join('\n') || key);
  }

  /** Positions in an order that does not depend on the query: made once, at the first search that asks for it. */
  order(sort: 'relevance' | 'date'): Uint32Array {
    const known = this.#orders.get(sort);
    if (known !== undefined) return known;
    const ranks: ArrayLike<number> = sort === 'date' ? this.#days : this.#own;
    const size = this.#count;
    // The highest rank first, then as they came, in one number each: numbers alone are sorted fast.
    const keys = Float64Array.from(
      { length: size },
      (_, at) => at - (ranks[at] ?? 0) * size,
    ).sort();
    const order = Uint32Array.from(keys, (key) => ((key % size) + size) % size);
    this.#orders.set(sort, order);
    return order;
  }

  /** A test of the choices of some filters, by position; null where these choose nothing. */
  choiceTest(filters: Filters): ((at: number) => boolean) | null {
    const { region, type, experience, mode } = this.#choices;
    const tests = [
      { column: region, accepted: flags(REGIONS, filters.region === '' ? [] : [filters.region]) },
      { column: type, accepted: flags(CONTRACT_FILTERS, filters.types) },
      {
        column: experience,
        accepted: flags(
          EXPERIENCE_LEVELS,
          filters.experience === 'all' ? [] : [filters.experience],
        ),
      },
      { column: mode, accepted: flags(WORK_MODES, filters.modes) },
    ].flatMap(({ column, accepted }) => (accepted === null ? [] : [{ column, accepted }]));
    if (tests.length === 0) return null;
    return (at) => {
      for (const { column, accepted } of tests) if (accepted[column[at] ?? 0] !== 1) return false;
      return true;
    };
  }

  #placeNumber(location: string): number {
    const known = this.#placeNumbers.get(location);
    if (known !== undefined) return known;
    const number = this.places.length;
    this.places.push(haystackOf([location]));
    this.writtenPlaces.push(location);
    this.#placeNumbers.set(location, number);
    return number;
  }

  #romeNumber(rome: string): number {
    const known = this.#romeNumbers.get(rome);
    if (known !== undefined) return known;
    const number = this.romes.length;
    this.romes.push(rome);
    this.#romeNumbers.set(rome, number);
    return number;
  }
}

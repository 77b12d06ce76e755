import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { EXPERIENCE_LEVELS } from '#/domain/offers/catalogue/offerFields';
import { internalTexts } from '#/domain/offers/search/filterOffers';
import type { Filters } from '#/domain/offers/search/filters';
import { Signatures } from '#/domain/offers/search/index/signatures';
import { haystackOf } from '#/domain/offers/search/searchKey';
import { dayNumber } from '#/domain/offers/search/sortOffers';
import { titleKey } from '#/domain/offers/search/trades/titleKey';
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

const codeIn = (all: readonly string[], value: string | null): number =>
  value === null ? 0 : all.indexOf(value) + 1;

/** Codes that a filter accepts, one flag for each; null where it accepts all. */
const flags = (all: readonly string[], wanted: readonly string[]): Uint8Array | null => {
  if (wanted.length === 0) return null;
  const accepted = new Uint8Array(all.length + 1);
  for (const value of wanted) accepted[codeIn(all, value)] = 1;
  return accepted;
};

/** Offers by column, filled one by one in the order of the catalogue. */
export class OfferTable {
  readonly ids: number[] = [];
  readonly haystacks: string[] = [];
  /** Keys of the titles alone. */
  readonly titles: string[] = [];
  /** Keys of the different places; most offers share theirs. */
  readonly places: string[] = [];
  /** The same places as they are written. */
  readonly writtenPlaces: string[] = [];
  readonly placeOf: Uint32Array;
  readonly signatures: Signatures;
  readonly #choices: Readonly<Record<'region' | 'type' | 'experience' | 'mode', Uint8Array>>;
  readonly #days: Float64Array;
  readonly #own: Uint8Array;
  readonly #placeNumbers = new Map<string, number>();
  readonly #romes: (string | null)[] = [];
  readonly #written: string[] = [];
  readonly #titleKeys: (string | undefined)[] = [];
  readonly #orders = new Map<'relevance' | 'date', Uint32Array>();

  constructor(size: number) {
    this.placeOf = new Uint32Array(size);
    this.signatures = new Signatures(size);
    this.#days = new Float64Array(size);
    this.#own = new Uint8Array(size);
    const column = (): Uint8Array => new Uint8Array(size);
    this.#choices = { region: column(), type: column(), experience: column(), mode: column() };
  }

  add(offer: IndexedOffer): void {
    const at = this.ids.length;
    this.ids.push(offer.id);
    const haystack = haystackOf(internalTexts(offer));
    this.haystacks.push(haystack);
    this.signatures.add(haystack);
    this.titles.push(haystackOf([offer.title]));
    this.#written.push(offer.title);
    this.#romes.push(offer.rome);
    this.placeOf[at] = this.#placeNumber(offer.location);
    const { region, type, experience, mode } = this.#choices;
    region[at] = codeIn(REGIONS, offer.region);
    type[at] = codeIn(CONTRACT_FILTERS, offer.type === null ? null : filterOfContract(offer.type));
    experience[at] = codeIn(EXPERIENCE_LEVELS, offer.experience);
    mode[at] = codeIn(WORK_MODES, offer.mode);
    this.#days[at] = dayNumber(offer.date);
    this.#own[at] = offer.source === 'own' ? 1 : 0;
  }

  /** The code of its trade, where its source states one. */
  romeAt(at: number): string | null {
    return this.#romes[at] ?? null;
  }

  /** The title as trades are compared by. */
  titleKeyAt(at: number): string {
    return (this.#titleKeys[at] ??= titleKey(this.#written[at] ?? ''));
  }

  /** Positions in an order that does not depend on the query: made once, at the first search that asks for it. */
  order(sort: 'relevance' | 'date'): Uint32Array {
    const known = this.#orders.get(sort);
    if (known !== undefined) return known;
    const keys = sort === 'date' ? this.#days : this.#own;
    const order = Uint32Array.from(this.ids.keys()).sort((one, other) => {
      const [first = 0, second = 0] = [keys[one], keys[other]];
      return first === second ? one - other : second - first;
    });
    this.#orders.set(sort, order);
    return order;
  }

  /** A test of the choices of some filters, by position. */
  choiceTest(filters: Filters): (at: number) => boolean {
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
}

import type { OfferLists } from '#/domain/offers/catalogue/catalogue';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { SearchState, WiderSearch } from '#/pages/SearchPage/SearchPage.state';
import { lackOf } from '#/usecases/catalogue/catalogueSession';
import type { CatalogueState } from '#/usecases/catalogue/catalogueSession';
import type { BesideOffers, FoundOffers } from '#/usecases/search/offerFinder';

/** What the state of the screen is made from. */
type SearchParts = {
  readonly catalogue: CatalogueState;
  /** Null while they are not known. */
  readonly found: FoundOffers | null;
  /** Null while it is not known. */
  readonly beside: BesideOffers | null;
  readonly selectedId: number | null;
  readonly scores: ReadonlyMap<number, number>;
  /** The examples are left out of this search. */
  readonly samplesHidden: boolean;
  /** What would find something where nothing is found. */
  readonly wider: readonly WiderSearch[];
};

const besideOffers = (beside: BesideOffers | null): readonly InternalOffer[] =>
  beside === null ? [] : [...(beside.trade?.offers ?? []), ...beside.letters];

/** The selected offer: the chosen one while it is among the results or beside them, else the first internal one, if any (specification, section 4); where only those beside them are found, the first of these. */
export const selectedAmong = (
  internal: readonly InternalOffer[],
  id: number | null,
  beside: readonly InternalOffer[] = [],
): InternalOffer | null =>
  internal.find((offer) => offer.id === id) ??
  beside.find((offer) => offer.id === id) ??
  internal[0] ??
  beside[0] ??
  null;

/** Whether there is anything to find. */
const hasOffers = ({ internal, external }: OfferLists, samplesHidden: boolean): boolean =>
  internal.some(({ source }) => !samplesHidden || source !== 'sample') ||
  external.some(({ sample }) => !samplesHidden || !sample);

/** What Recherche Intelligente shows. */
export const searchState = ({
  catalogue,
  found,
  beside,
  selectedId,
  scores,
  samplesHidden,
  wider,
}: SearchParts): SearchState => {
  if (catalogue.status === 'failed') return { status: 'failed', problem: catalogue.problem };
  if (catalogue.status === 'loading') return { status: 'loading' };
  if (found === null) return { status: 'searching' };
  const { internal, external, complete } = found;
  const others = besideOffers(beside);
  if (internal.length === 0 && external.length === 0 && beside === null)
    return { status: 'searching' };
  if (internal.length === 0 && external.length === 0 && others.length === 0) {
    const { reach } = catalogue.catalogue;
    // What is still to come may answer: nobody is told to give something up before.
    if (reach?.loading === true)
      return { status: 'arriving', held: reach.held, total: reach.total };
    return hasOffers(catalogue.catalogue, samplesHidden)
      ? { status: 'noMatch', wider }
      : { status: 'noOffer', lack: lackOf(catalogue.samples) };
  }
  return {
    status: 'results',
    internal,
    external,
    complete,
    selected: selectedAmong(internal, selectedId, others),
    scores,
    beside,
    wider: internal.length + external.length === 0 ? wider : [],
  };
};

import type { SpecializedOffer } from '#/domain/offers/catalogue/externalOffer';
import type { SpecializedState } from '#/pages/SpecializedSearchPage/SpecializedSearchPage.state';
import { lackOf } from '#/usecases/catalogue/catalogueSession';
import type { CatalogueState } from '#/usecases/catalogue/catalogueSession';

/** What the specialised search shows; `found` is null while it is not known. */
export const specializedState = (
  catalogue: CatalogueState,
  found: readonly SpecializedOffer[] | null,
): SpecializedState => {
  if (catalogue.status === 'failed') return { status: 'failed', problem: catalogue.problem };
  if (found === null || catalogue.status === 'loading') return { status: 'searching' };
  if (catalogue.catalogue.specialized.length === 0)
    return { status: 'noOffer', lack: lackOf(catalogue.samples) };
  return found.length === 0 ? { status: 'none' } : { status: 'results', offers: found };
};

import type { Catalogue } from '#/domain/offers/catalogue/catalogue';
import type { OfferLists } from '#/domain/offers/catalogue/catalogue';

/** The offers that are no examples. */
export const listsWithoutSamples = ({ internal, external }: OfferLists): OfferLists => ({
  internal: internal.filter(({ source }) => source !== 'sample'),
  external: external.filter(({ sample }) => !sample),
});

/** The catalogue without its examples; the same object where it has none, as a deployer's own has. */
export const withoutSamples = (catalogue: Catalogue): Catalogue => {
  const lists = listsWithoutSamples(catalogue);
  const specialized = catalogue.specialized.filter(({ sample }) => !sample);
  const nothingLeftOut =
    lists.internal.length === catalogue.internal.length &&
    lists.external.length === catalogue.external.length &&
    specialized.length === catalogue.specialized.length;
  return nothingLeftOut ? catalogue : { ...catalogue, ...lists, specialized };
};

import type { SpecializedOffer } from '#/domain/offers/catalogue/externalOffer';
import type { PlatformId } from '#/domain/offers/catalogue/platformIds';
import { openMatcher } from '#/domain/offers/search/keywordMatcher';
import { haystackOf } from '#/domain/offers/search/searchKey';

/** The specialised search: a typed text, and the boards that are ticked. */
export type SpecializedQuery = {
  readonly term: string;
  readonly platforms: readonly PlatformId[];
};

/** Offers of the ticked boards whose title, agency or place holds the text; none where no board is ticked. */
export const searchSpecialized = (
  offers: readonly SpecializedOffer[],
  { term, platforms }: SpecializedQuery,
): readonly SpecializedOffer[] => {
  const matcher = openMatcher(term);
  return offers.filter(
    ({ source, title, agency, location }) =>
      platforms.includes(source) &&
      (matcher === null || matcher.test(haystackOf([title, agency, location]))),
  );
};

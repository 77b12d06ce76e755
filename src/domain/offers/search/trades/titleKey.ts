import { withoutInclusive } from '#/domain/offers/search/inclusive';
import { searchKey } from '#/domain/offers/search/searchKey';

/** The words of a folded title alone, between spaces, from its reading without inclusive endings and as it was written. */
export const titleKeyOf = (key: string, plain: string): string =>
  ` ${(plain === key ? key : `${plain}\n${key}`).replace(/[^a-z0-9\n]+/gu, ' ').trim()} `.replace(
    /\n/gu,
    ' . ',
  );

/** The words of a title alone, between spaces: what trades are compared by. */
export const titleKey = (title: string): string => {
  const key = searchKey(title);
  return titleKeyOf(key, withoutInclusive(key));
};

import { WEAK_UNDER } from '#/domain/matching/verdict';

/** Offers that the CV answers, and those that are far from it, each in their order. */
export const partFar = <T>(
  offers: readonly T[],
  scoreOf: (offer: T) => number,
): { readonly near: readonly T[]; readonly far: readonly T[] } => ({
  near: offers.filter((offer) => scoreOf(offer) >= WEAK_UNDER),
  far: offers.filter((offer) => scoreOf(offer) < WEAK_UNDER),
});

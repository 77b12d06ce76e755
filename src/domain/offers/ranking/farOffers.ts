/** An offer that a CV answers by less is another job: it is told apart, never as one of the best. */
export const FAR_UNDER = 50;

/** Offers that the CV answers, and those that are far from it, each in their order. */
export const partFar = <T>(
  offers: readonly T[],
  scoreOf: (offer: T) => number,
): { readonly near: readonly T[]; readonly far: readonly T[] } => ({
  near: offers.filter((offer) => scoreOf(offer) >= FAR_UNDER),
  far: offers.filter((offer) => scoreOf(offer) < FAR_UNDER),
});

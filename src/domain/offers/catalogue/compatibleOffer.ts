import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';

/** A card of the compatible offers and of the search by CV: specification, section 3. */
export type CompatibleOffer = Pick<InternalOffer, 'id' | 'title' | 'company' | 'location'> & {
  /** 0 to 100. */
  readonly compatibility: number;
  readonly sample: boolean;
};

/** Colours of a compatibility (specification, section 9): 90 or more green, 80 or more yellow, otherwise orange. */
export const COMPATIBILITY_COLORS = ['green', 'yellow', 'orange'] as const;
export type CompatibilityColor = (typeof COMPATIBILITY_COLORS)[number];

/** The colour of a compatibility from 0 to 100. */
export const compatibilityColorOf = (compatibility: number): CompatibilityColor =>
  compatibility >= 90 ? 'green' : compatibility >= 80 ? 'yellow' : 'orange';

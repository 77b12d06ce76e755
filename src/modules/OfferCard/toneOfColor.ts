import type { CompatibilityColor } from '#/domain/offers/catalogue/compatibleOffer';
import type { Compatibility } from '#/styles/tones';

/** Tone of a compatibility: specification, section 9. */
export const TONE_OF_COLOR: Readonly<Record<CompatibilityColor, Compatibility>> = {
  green: 'high',
  yellow: 'medium',
  orange: 'low',
};

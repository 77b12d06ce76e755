import type { vars } from '#/styles/contract.css';

/** Meanings that a colour may carry, apart from scores. */
export const TONES = [
  'neutral',
  'info',
  'positive',
  'caution',
  'critical',
] as const satisfies readonly (keyof typeof vars.tone)[];
export type Tone = (typeof TONES)[number];

/** Compatibility of an offer: specification, section 9 (90 or more, 80 or more, less). */
export const COMPATIBILITIES = [
  'high',
  'medium',
  'low',
] as const satisfies readonly (keyof typeof vars.compatibility)[];
export type Compatibility = (typeof COMPATIBILITIES)[number];

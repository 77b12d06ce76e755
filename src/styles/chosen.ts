import type { StyleRule } from '@vanilla-extract/css';

/**
 * What is chosen among others, where the system imposes its colours: filled with them, because an
 * outline is how the focus shows, and both have to be told apart when they meet.
 */
export const chosenInForcedColors = {
  backgroundColor: 'Highlight',
  color: 'HighlightText',
  forcedColorAdjust: 'none',
  outlineColor: 'CanvasText',
} as const satisfies StyleRule;

import { keyframes } from '@vanilla-extract/css';

/** Over before the second frame. What knows no such animation shows everything at once. */
const firstFrame = keyframes({
  from: { contentVisibility: 'hidden' },
  to: { contentVisibility: 'hidden' },
});

/**
 * The first frame is for the hero alone: the rest is laid out from the second on, and then as it comes near the window.
 * Its height is a guess until then. Why: docs/performance.md.
 */
export const LATER = {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 56rem',
  animation: `${firstFrame} 1ms`,
} as const;

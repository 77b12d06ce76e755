/** Milliseconds a toast stays: specification, section 9. */
export const TOAST_DURATION = 5000;

/** Pixels of a swipe that send a toast away: specification, section 9. */
export const SWIPE_THRESHOLD = 50;

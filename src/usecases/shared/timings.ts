/** How long real work stays in view at least, so that its name can be read: product decisions. */
export const SHORTEST_REAL_STEP_MS = 200;

/** Delays of the search family: specification, section 9. */
export const FILTER_DELAY_MS = 300;
export const SPECIALIZED_DELAY_MS = 500;
export const SIMULATED_CV_SEARCH_MS = 3000;

/** The template letter of a newcomer: specification, section 9. */
export const SIMULATED_LETTER_MS = 2500;

/** The reply to a newcomer: specification, section 9. */
export const CHAT_REPLY_MS = 1500;

/** How often the offers are looked through again while a page is open: sources change a few times a day. */
export const WATCH_EVERY_MS = 30 * 60_000;

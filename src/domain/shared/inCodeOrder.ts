/**
 * Orders ISO dates, moments and identifiers. `localeCompare` would give the same order, and has a browser open its
 * tables of languages for it: 10 ms at the first comparison, four times as long on a phone.
 */
export const inCodeOrder = (one: string, other: string): number =>
  one < other ? -1 : one > other ? 1 : 0;

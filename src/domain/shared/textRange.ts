/** A half-open range of a text, in UTF-16 units. */
export type TextRange = { readonly start: number; readonly end: number };

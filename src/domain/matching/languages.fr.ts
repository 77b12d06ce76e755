/** The language an advertisement and a CV of this product are written in. */
export const OWN_LANGUAGE = 'francais';

/** Frequent French function words: their share tells that a text is in French. */
export const FRENCH_WORDS: readonly string[] =
  'le la les des du de et en un une pour par sur dans avec au aux chez'.split(' ');

/** Parts of an advertisement; requirements are read in `title`, `missions`, `profile` and `optional` only. */
const OFFER_SECTIONS = [
  'title',
  'company',
  'missions',
  'profile',
  'optional',
  'conditions',
  'process',
  'equality',
  'ignored',
] as const;
export type OfferSection = (typeof OFFER_SECTIONS)[number];

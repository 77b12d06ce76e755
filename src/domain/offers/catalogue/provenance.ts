/** Fields of an offer that data may state, beside its title and its text. */
export const STATED_FIELDS = [
  'company',
  'location',
  'type',
  'experience',
  'mode',
  'pay',
  'licences',
  'languages',
] as const;
export type StatedField = (typeof STATED_FIELDS)[number];

/** Where an offer of a file or a feed was published, and what its data stated; other fields were read in its text. */
export type OfferProvenance = {
  /** Name of the source as shown; empty where it is not known. */
  readonly source: string;
  /** Its identifier there: what tells that two offers are one. */
  readonly id: string;
  readonly stated: readonly StatedField[];
};

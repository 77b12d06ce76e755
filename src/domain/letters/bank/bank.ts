/**
 * Templates of one kind of sentence, the richest first: the first tier that has an entry whose slots are all known
 * is used. `{name}` is a slot; `~` opens what is said of a post still held,
 * `^` of one that was left. An entry of three parts holds
 * its neutral, feminine and masculine wording.
 */
export type Wording = string | readonly [neutral: string, feminine: string, masculine: string];
export type Tiers = readonly (readonly Wording[])[];

/** Kinds of sentences, in the order of the letter. */
export const SENTENCE_KINDS = [
  'opening',
  'link',
  'lead',
  'result',
  'also',
  'alsoPast',
  'turn',
  'skills',
  'degree',
  'thread',
  'together',
  'learn',
  'ask',
  'closing',
] as const;
export type SentenceKind = (typeof SENTENCE_KINDS)[number];

export type RegisterBank = Readonly<Record<SentenceKind, Tiers>>;

import * as v from 'valibot';

import type { OfferText } from '#/domain/postings/offer';
import { fold } from '#/domain/shared/text';
import { textKey } from '#/domain/shared/textKey';
import { listOf } from '#/domain/storage/listOf';
import type { VersionedRecord } from '#/domain/storage/record';

/** What the person put right in the reading of one advertisement. */
export type OfferCorrections = {
  /** When it was first corrected, milliseconds. */
  readonly id: number;
  /** Key of its text. */
  readonly offer: string;
  /** Key of what stands under its first lines, which may only name it; null where nothing does. */
  readonly body: string | null;
  /** Keys of the requirements that it does not make. */
  readonly notAsked: readonly string[];
};

/** How many advertisements keep their corrections. */
export const MAX_CORRECTED_OFFERS = 50;

/** Corrections of advertisements, newest first. */
export const offerCorrectionsRecord: VersionedRecord<readonly OfferCorrections[]> = {
  key: 'embellie.offerCorrections',
  version: 1,
  migrations: [],
  ...listOf<OfferCorrections>(
    v.object({
      id: v.pipe(v.number(), v.integer(), v.minValue(0)),
      offer: v.string(),
      body: v.optional(v.nullable(v.string()), null),
      notAsked: v.array(v.string()),
    }),
  ),
};

/** The same advertisement pasted twice rarely has the same blanks. */
const keyOf = (text: string): string => textKey(fold(text).replaceAll(/\s+/gu, ' ').trim());

type Keys = Pick<OfferCorrections, 'offer' | 'body'>;

const UNDER_FIRST_LINES = /\n\s*\n([^]+)/u;

const keysOf = (text: string): Keys => {
  const body = UNDER_FIRST_LINES.exec(text.trim())?.[1];
  return { offer: keyOf(text), body: body === undefined ? null : keyOf(body) };
};

/** The same advertisement, with or without the lines that name it above: a comparison has them, the offer of a list has them apart. */
const isSame = (one: Keys, other: Keys): boolean =>
  one.offer === other.offer || one.body === other.offer || one.offer === other.body;

/** What the advertisement of this text is said not to ask for. */
export const notAskedBy = (all: readonly OfferCorrections[], text: string): readonly string[] => {
  if (all.length === 0) return [];
  const keys = keysOf(text);
  return all.find((one) => isSame(one, keys))?.notAsked ?? [];
};

/** An advertisement as the person corrected it: the one object where nothing was. */
export const asCorrected = (all: readonly OfferCorrections[], offer: OfferText): OfferText => {
  const notAsked = notAskedBy(all, offer.text);
  return notAsked.length === 0 ? offer : { ...offer, notAsked };
};

/** The corrections with those of one advertisement changed; `at` is the identifier of a first one. */
export const withNotAsked = (
  all: readonly OfferCorrections[],
  text: string,
  notAsked: readonly string[],
  at: number,
): readonly OfferCorrections[] => {
  const keys = keysOf(text);
  const known = all.find((one) => isSame(one, keys));
  const others = all.filter((one) => one !== known);
  return notAsked.length === 0
    ? others
    : [{ id: known?.id ?? at, ...keys, notAsked }, ...others].slice(0, MAX_CORRECTED_OFFERS);
};

import * as v from 'valibot';

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
      notAsked: v.array(v.string()),
    }),
  ),
};

/** The same advertisement pasted twice rarely has the same blanks. */
const keyOf = (text: string): string => textKey(fold(text).replaceAll(/\s+/gu, ' ').trim());

/** What the advertisement of this text is said not to ask for. */
export const notAskedBy = (all: readonly OfferCorrections[], text: string): readonly string[] => {
  const offer = keyOf(text);
  return all.find((one) => one.offer === offer)?.notAsked ?? [];
};

/** The corrections with those of one advertisement changed; `at` is the identifier of a first one. */
export const withNotAsked = (
  all: readonly OfferCorrections[],
  text: string,
  notAsked: readonly string[],
  at: number,
): readonly OfferCorrections[] => {
  const offer = keyOf(text);
  const known = all.find((one) => one.offer === offer);
  const others = all.filter((one) => one !== known);
  return notAsked.length === 0
    ? others
    : [{ id: known?.id ?? at, offer, notAsked }, ...others].slice(0, MAX_CORRECTED_OFFERS);
};

import * as v from 'valibot';

import type { HeadCorrection, OfferText } from '#/domain/postings/offer';
import { fold } from '#/domain/shared/text';
import { textKey } from '#/domain/shared/textKey';
import { listOf } from '#/domain/storage/listOf';
import type { VersionedRecord } from '#/domain/storage/record';
import { withField } from '#/domain/storage/withField';

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
  /** What names it, where that was read wrong. */
  readonly head: HeadCorrection;
};

/** What can be put right in the reading of an advertisement. */
export type OfferCorrection = Pick<OfferCorrections, 'notAsked' | 'head'>;

/** How many advertisements keep their corrections. */
export const MAX_CORRECTED_OFFERS = 50;

const headSchema = v.object({
  title: v.exactOptional(v.string()),
  company: v.exactOptional(v.nullable(v.string())),
  location: v.exactOptional(v.nullable(v.string())),
});

/** Corrections of advertisements, newest first. */
export const offerCorrectionsRecord: VersionedRecord<readonly OfferCorrections[]> = {
  key: 'embellie.offerCorrections',
  version: 2,
  // Version 1 kept only what an advertisement does not ask for.
  migrations: [withField('head', {})],
  ...listOf<OfferCorrections>(
    v.object({
      id: v.pipe(v.number(), v.integer(), v.minValue(0)),
      offer: v.string(),
      body: v.optional(v.nullable(v.string()), null),
      notAsked: v.array(v.string()),
      head: headSchema,
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

/** Whether these are the corrections of the advertisement of this text. */
export const isCorrectionOf = (one: OfferCorrections, text: string): boolean =>
  isSame(one, keysOf(text));

const NOTHING: OfferCorrection = { notAsked: [], head: {} };

const isNothing = ({ notAsked, head }: OfferCorrection): boolean =>
  notAsked.length === 0 && Object.keys(head).length === 0;

/** What was put right in the advertisement of this text. */
export const correctionBy = (all: readonly OfferCorrections[], text: string): OfferCorrection => {
  if (all.length === 0) return NOTHING;
  const keys = keysOf(text);
  return all.find((one) => isSame(one, keys)) ?? NOTHING;
};

/** An advertisement as the person corrected it: the one object where nothing was. */
export const asCorrected = (all: readonly OfferCorrections[], offer: OfferText): OfferText => {
  const correction = correctionBy(all, offer.text);
  if (isNothing(correction)) return offer;
  const { notAsked, head } = correction;
  return {
    ...offer,
    ...(notAsked.length === 0 ? {} : { notAsked }),
    ...(Object.keys(head).length === 0 ? {} : { corrected: head }),
  };
};

/** The corrections with those of one advertisement changed; `at` is the identifier of a first one. */
export const withCorrection = (
  all: readonly OfferCorrections[],
  text: string,
  correction: Partial<OfferCorrection>,
  at: number,
): readonly OfferCorrections[] => {
  const keys = keysOf(text);
  const known = all.find((one) => isSame(one, keys));
  const others = all.filter((one) => one !== known);
  const { notAsked, head } = { ...NOTHING, ...known, ...correction };
  return isNothing({ notAsked, head })
    ? others
    : [{ id: known?.id ?? at, ...keys, notAsked, head }, ...others].slice(0, MAX_CORRECTED_OFFERS);
};

import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { ImportedOffer } from '#/domain/offers/imports/importedOffer';
import { repeatsNumbered, withNumberApart } from '#/domain/offers/imports/importedOffer';
import { OWN_NAME } from '#/domain/offers/imports/importedOffersRecord';

/** What a file changes among the offers that were imported before. */
export type ImportMerge = {
  /** Offers to keep: those that are new, and those that changed under the number that they had. */
  readonly put: readonly InternalOffer[];
  readonly added: number;
  readonly updated: number;
  /** Offers that stand there as they are in the file. */
  readonly same: number;
  /** Offers that another source, or an offer that the user added, holds too; they are left out. */
  readonly elsewhere: readonly { readonly title: string; readonly source: string }[];
};

/** Numbers from here on are those of imported offers: those that a user adds count milliseconds, those of catalogues are small. */
const FIRST_NUMBER = 2 ** 52;

const keyOf = ({ source, id }: { readonly source: string; readonly id: string }): string =>
  `${source}\u0000${id}`;

/** A number that stays the same whenever an offer is imported again, so that what refers to it still does. */
const numberOf = (key: string): number => {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < key.length; at += 1) {
    const code = key.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return FIRST_NUMBER + 2 ** 32 * (0xfffff & (low >>> 0)) + (high >>> 0);
};

const BEGINNING = 400;

const UNITS = 2 ** 16;
const SIGN = 1;
/** Small letters by code unit, `SIGN` for blanks and signs, as they are met: a class of Unicode over ten thousand texts holds the page up for a second. */
const letters = new Uint16Array(UNITS);
const letterOf = (code: number): number => {
  const known = letters[code] ?? 0;
  if (known !== 0) return known;
  const char = String.fromCharCode(code);
  const letter = /[\s\p{P}]/u.test(char) ? SIGN : char.toLowerCase().charCodeAt(0);
  letters[code] = letter;
  return letter;
};

/** What two sources share of one offer: its text. A short one says too little. */
const textKeyOf = ({
  title,
  description,
}: Pick<InternalOffer, 'title' | 'description'>): string | null => {
  // In 64 bits two different texts do not meet.
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  let count = 0;
  for (let at = 0; at < description.length && count < BEGINNING; at += 1) {
    const letter = letterOf(description.charCodeAt(at));
    if (letter === SIGN) continue;
    high = Math.imul(high ^ letter, 2654435761);
    low = Math.imul(low ^ (letter + count), 1597334677);
    count += 1;
  }
  return count < BEGINNING / 4
    ? null
    : `${title.toLowerCase()}\u0000${count} ${high >>> 0} ${low >>> 0}`;
};

/** The offer without what the place that keeps it adds. */
const told = (offer: InternalOffer): string =>
  JSON.stringify({ ...offer, keptOn: null, source: 'imported' });

/** What the offers of a file change among those there are: `kept` were imported before, `own` were added by the user. */
export const mergeImported = (
  found: readonly ImportedOffer[],
  kept: readonly InternalOffer[],
  own: readonly InternalOffer[],
): ImportMerge => {
  const known = new Map<string, InternalOffer>();
  const numbers = new Set<number>();
  const texts = new Map<string, InternalOffer>();
  for (const offer of [...kept, ...own]) {
    numbers.add(offer.id);
    // An offer that the user added comes back from its export under its own number.
    known.set(keyOf(offer.provenance ?? { source: OWN_NAME, id: String(offer.id) }), offer);
    const key = textKeyOf(offer);
    if (key !== null) texts.set(key, offer);
  }
  const put: InternalOffer[] = [];
  const elsewhere: ImportMerge['elsewhere'][number][] = [];
  let [added, updated, same] = [0, 0, 0];
  for (const given of found) {
    const numbered = known.get(keyOf(given.provenance));
    const offer =
      numbered === undefined || repeatsNumbered(given, numbered) ? given : withNumberApart(given);
    const key = keyOf(offer.provenance);
    const before = known.get(key);
    if (before !== undefined) {
      const now: InternalOffer = { ...offer, id: before.id };
      if (before.source === 'own' || told(before) === told(now)) same += 1;
      else {
        updated += 1;
        put.push(now);
      }
      continue;
    }
    const text = textKeyOf(offer);
    const twin = text === null ? undefined : texts.get(text);
    if (twin !== undefined && twin.provenance?.source !== offer.provenance.source) {
      elsewhere.push({ title: offer.title, source: twin.provenance?.source ?? '' });
      continue;
    }
    let id = numberOf(key);
    while (numbers.has(id)) id += 1;
    numbers.add(id);
    added += 1;
    const fresh: InternalOffer = { ...offer, id };
    put.push(fresh);
    // A source of several pages may hand one offer over twice.
    known.set(key, fresh);
  }
  return { put, added, updated, same, elsewhere };
};

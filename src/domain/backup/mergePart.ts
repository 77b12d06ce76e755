import { ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';
import { decodePartly, encodeRecord, instantOfRecord } from '#/domain/storage/record';
import type { DecodeProblem, PartlyRead, StoredRecord } from '#/domain/storage/record';

/** How many entries an import adds, replaces and finds already there; those that could not be read are refused. A value without entries counts as one. */
export type MergeCounts = {
  readonly added: number;
  readonly replaced: number;
  readonly same: number;
  readonly refused: number;
  /** Entries left out because the record keeps only so many. */
  readonly left: number;
};

/** What comes out of bringing a text of a file together with the one of this device. */
export type Merged = {
  readonly counts: MergeCounts;
  /** The text to keep; null where nothing changes. */
  readonly text: string | null;
  /** What of this device's text could not be read, to be kept aside; null where all could. */
  readonly aside: string | null;
  /** What of this device gives way, as JSON; null where nothing does. */
  readonly over: string | null;
};

/** Why a whole part of a file is refused. */
export type MergeProblem = DecodeProblem;

/** One record as a backup sees it. */
export type BackupPart = {
  readonly key: string;
  /** `here` is the text of this device, null where there is none; `savedAt` stamps what would be written. */
  readonly merge: (
    there: string,
    here: string | null,
    savedAt: string,
  ) => Result<Merged, MergeProblem>;
  /** Entries that a text holds, 1 for a single value; null where it cannot be read. */
  readonly count: (text: string) => number | null;
};

type Combined<T> = {
  readonly value: T;
  readonly counts: Omit<MergeCounts, 'refused'>;
  /** What of this device gives way. */
  readonly over: readonly unknown[];
};

/** Values decoded by one schema have their keys in one order. */
const alike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The readable part of this device's text, and what has to be kept aside of it. */
const readHere = <T>(
  record: StoredRecord<T>,
  here: string | null,
): { readonly value: T | null; readonly aside: string | null } => {
  if (here === null) return { value: null, aside: null };
  const read = decodePartly(record, here);
  if (!read.ok) return { value: null, aside: here };
  const { value, damaged } = read.value;
  return { value, aside: damaged.length === 0 ? null : JSON.stringify(damaged) };
};

const partOf = <T>(
  record: StoredRecord<T>,
  combine: (there: T, here: T | null) => Combined<T>,
): BackupPart => ({
  key: record.key,
  count: (text) => {
    const read = decodePartly(record, text);
    if (!read.ok) return null;
    return Array.isArray(read.value.value) ? read.value.value.length : 1;
  },
  merge: (there, here, savedAt) => {
    const read: Result<PartlyRead<T>, MergeProblem> = decodePartly(record, there);
    if (!read.ok) return read;
    const own = readHere(record, here);
    const { value, counts, over } = combine(read.value.value, own.value);
    const changes = counts.added + counts.replaced > 0;
    const whole = value === read.value.value;
    const writtenAt = instantOfRecord(there) ?? savedAt;
    return ok({
      counts: { ...counts, refused: read.value.damaged.length },
      // What is taken whole was written when it was written there, not today.
      text: changes ? encodeRecord(record, value, whole ? writtenAt : savedAt) : null,
      aside: changes ? own.aside : null,
      over: over.length === 0 ? null : JSON.stringify(over),
    });
  },
});

/** A record that holds one value: what comes replaces what stands. */
export const valuePart = <T>(record: StoredRecord<T>): BackupPart =>
  partOf(record, (there, here) => ({
    value: there,
    counts: {
      added: here === null ? 1 : 0,
      replaced: here !== null && !alike(there, here) ? 1 : 0,
      same: here !== null && alike(there, here) ? 1 : 0,
      left: 0,
    },
    over: here !== null && !alike(there, here) ? [here] : [],
  }));

type ListRules = {
  /** Identifiers are instants: the order of the record follows them. */
  readonly order: 'newestFirst' | 'oldestFirst';
  /** The most that the record keeps, the oldest left out. */
  readonly limit?: number;
};

/** A record that holds a list: entries of one identifier are the same thing, of which the file's version wins; nothing of this device goes away. */
export const listPart = <T extends { readonly id: number }>(
  record: StoredRecord<readonly T[]>,
  { order, limit = Infinity }: ListRules,
): BackupPart =>
  partOf<readonly T[]>(record, (there, here) => {
    const own = new Map((here ?? []).map((entry) => [entry.id, entry]));
    const all = new Map(own);
    for (const entry of there) all.set(entry.id, entry);
    const newest = [...all.values()].toSorted((a, b) => b.id - a.id).slice(0, limit);
    const keeps = new Set(newest.map(({ id }) => id));
    // The same entry twice in a file is one entry.
    const entries = [...new Map(there.map((entry) => [entry.id, entry])).values()];
    const coming = entries.filter(({ id }) => keeps.has(id));
    const count = (matches: (entry: T, known: T | undefined) => boolean): number =>
      coming.filter((entry) => matches(entry, own.get(entry.id))).length;
    return {
      value: order === 'newestFirst' ? newest : newest.toReversed(),
      counts: {
        added: count((_entry, known) => known === undefined),
        replaced: count((entry, known) => known !== undefined && !alike(entry, known)),
        same: count((entry, known) => known !== undefined && alike(entry, known)),
        left: entries.length - coming.length,
      },
      over: coming.flatMap((entry) => {
        const known = own.get(entry.id);
        return known === undefined || alike(entry, known) ? [] : [known];
      }),
    };
  });

import * as v from 'valibot';

import { fail, ok, type Result } from '#/domain/shared/result';

/** Turns the data of version n into the data of version n + 1. Pure; may throw on data it does not know, which then counts as damaged. */
export type Migration = (data: unknown) => unknown;

/** Data of which a part could be read; the rest as it was found. */
export type PartlyRead<T> = { readonly value: T; readonly damaged: readonly unknown[] };

type Keyed<T> = {
  readonly key: string;
  readonly schema: v.GenericSchema<unknown, T>;
  /** Reads what can be read of damaged data; null where nothing can. Absent: one damage condemns the whole. */
  readonly salvage?: (data: unknown) => PartlyRead<T> | null;
};

/** What is kept under one key: `{ version, savedAt, data }` as JSON. `migrations[0]` leads from version 1 to 2, so that version n has n - 1 of them. */
export type VersionedRecord<T> = Keyed<T> & {
  readonly plain?: false;
  readonly version: number;
  readonly migrations: readonly Migration[];
};

/** A value kept as bare JSON, without envelope, where the specification fixes the form. Its schema has to accept every earlier form. */
export type PlainRecord<T> = Keyed<T> & { readonly plain: true };

export type StoredRecord<T> = VersionedRecord<T> | PlainRecord<T>;

/** Why a stored text could not be decoded: `corrupt` is damaged, `future` was written by a newer version of the application. */
export type DecodeProblem = 'corrupt' | 'future';

const envelopeSchema = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  savedAt: v.string(),
  data: v.unknown(),
});

const parseJson = (text: string): Result<unknown, 'corrupt'> => {
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail('corrupt');
  }
};

const migrate = (
  data: unknown,
  from: number,
  migrations: readonly Migration[],
): Result<unknown, 'corrupt'> => {
  try {
    return ok(migrations.slice(from - 1).reduce((current, step) => step(current), data));
  } catch {
    return fail('corrupt');
  }
};

const check = <T>(record: StoredRecord<T>, data: unknown): Result<PartlyRead<T>, 'corrupt'> => {
  const parsed = v.safeParse(record.schema, data);
  if (parsed.success) return ok({ value: parsed.output, damaged: [] });
  const salvaged = record.salvage?.(data) ?? null;
  return salvaged === null ? fail('corrupt') : ok(salvaged);
};

/** Reads a stored text (envelope, migrations, then schema), and tells what of it could not be read. */
export const decodePartly = <T>(
  record: StoredRecord<T>,
  text: string,
): Result<PartlyRead<T>, DecodeProblem> => {
  const json = parseJson(text);
  if (!json.ok) return json;
  if (record.plain === true) return check(record, json.value);
  const envelope = v.safeParse(envelopeSchema, json.value);
  if (!envelope.success) return fail('corrupt');
  const { version, data } = envelope.output;
  if (version > record.version) return fail('future');
  const current = migrate(data, version, record.migrations);
  return current.ok ? check(record, current.value) : current;
};

/** Reads a stored text; the entries of a list that are damaged are left out. */
export const decodeRecord = <T>(
  record: StoredRecord<T>,
  text: string,
): Result<T, DecodeProblem> => {
  const read = decodePartly(record, text);
  return read.ok ? ok(read.value.value) : read;
};

/** When a stored text was written: ISO instant; null for a plain or damaged one. */
export const instantOfRecord = (text: string): string | null => {
  const json = parseJson(text);
  const envelope = json.ok ? v.safeParse(envelopeSchema, json.value) : null;
  return envelope?.success === true ? envelope.output.savedAt : null;
};

/** Writes a value as it is stored; `savedAt` is an ISO instant. */
export const encodeRecord = <T>(record: StoredRecord<T>, value: T, savedAt: string): string =>
  JSON.stringify(record.plain === true ? value : { version: record.version, savedAt, data: value });

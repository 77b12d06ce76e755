import * as v from 'valibot';

import type { PartlyRead } from '#/domain/storage/record';

/** How a list is read: whole where all is well, else entry by entry. One entry that a bug or a hand damaged must not hide the others. */
type ListReading<T> = {
  readonly schema: v.GenericSchema<unknown, readonly T[]>;
  readonly salvage: (data: unknown) => PartlyRead<readonly T[]> | null;
};

/** The reading of a list whose entries have this schema. A list without one readable entry counts as damaged. */
export const listOf = <T>(entry: v.GenericSchema<unknown, T>): ListReading<T> => ({
  schema: v.array(entry),
  salvage: (data) => {
    if (!Array.isArray(data)) return null;
    const value: T[] = [];
    const damaged: unknown[] = [];
    for (const candidate of data as readonly unknown[]) {
      const parsed = v.safeParse(entry, candidate);
      if (parsed.success) value.push(parsed.output);
      else damaged.push(candidate);
    }
    return value.length === 0 ? null : { value, damaged };
  },
});

import type { Migration } from '#/domain/storage/record';

/** The migration of a list whose entries get one more field, all with the same value. */
export const withField =
  (field: string, value: unknown): Migration =>
  (data) =>
    Array.isArray(data)
      ? data.map((entry: unknown) =>
          typeof entry === 'object' && entry !== null ? { [field]: value, ...entry } : entry,
        )
      : data;

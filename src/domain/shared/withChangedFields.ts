/** What stands now, with the fields that were changed since `before` as `after` has them: two changes of one value keep what each meant. */
export const withChangedFields = <T extends object>(now: T, before: T, after: T): T => {
  const changed = Object.keys(after) as (keyof T)[];
  return changed.reduce<T>(
    (merged, field) =>
      Object.is(after[field], before[field]) ? merged : { ...merged, [field]: after[field] },
    now,
  );
};

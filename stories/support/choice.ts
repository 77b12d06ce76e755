/** A control over a closed set of values, and the set itself in the table of props: types alone do not tell it. */
export const choice = (values: readonly string[]) => ({
  options: values,
  control: { type: 'select' as const },
  table: { type: { summary: values.map((value) => `'${value}'`).join(' | ') } },
});

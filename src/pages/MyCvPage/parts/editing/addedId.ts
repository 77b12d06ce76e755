const PREFIX = 'ajout-';

/** An id that no entry has: one more than the highest that was added. */
export const nextAddedId = (entries: readonly { readonly id: string }[]): string => {
  const ranks = entries.map(({ id }) => (isAdded(id) ? Number(id.slice(PREFIX.length)) : 0));
  return `${PREFIX}${Math.max(0, ...ranks) + 1}`;
};

/** True for an entry that the user added. */
export const isAdded = (id: string): boolean => id.startsWith(PREFIX);

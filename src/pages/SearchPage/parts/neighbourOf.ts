const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** The item that a key leads to from the focused one; null at an end, for another key, or from elsewhere. */
export const neighbourOf = <Item>(
  items: readonly Item[],
  from: unknown,
  key: string,
): Item | null => {
  const step = key === 'Home' ? -items.length : key === 'End' ? items.length : STEPS[key];
  const at = items.findIndex((item) => item === from);
  if (step === undefined || at < 0) return null;
  const to = Math.min(items.length - 1, Math.max(0, at + step));
  return to === at ? null : (items[to] ?? null);
};

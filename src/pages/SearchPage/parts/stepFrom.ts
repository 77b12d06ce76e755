const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** The position that a key leads to among `total`; null at an end and for another key. */
export const stepFrom = (at: number, total: number, key: string): number | null => {
  const step = key === 'Home' ? -total : key === 'End' ? total : STEPS[key];
  if (step === undefined) return null;
  const to = Math.min(total - 1, Math.max(0, at + step));
  return to === at ? null : to;
};

/** The project's own packs, in the order in which they were written: folders of `tests/bench`. */
export const OWN_PACKS = [
  'gamma',
  'epsilon',
  'zeta',
  'eta',
  'theta',
  'iota',
  'kappa',
  'mu',
  'lambda',
  'nu',
  'xi',
  'omicron',
];

/** The day on which their CVs are read, so that "today" in them means one thing. */
export const TODAY = '2026-11-21';

/** Precision, recall and their harmonic mean, 0 to 1. */
export type Prf = { readonly p: number; readonly r: number; readonly f1: number };

export type Counts = { tp: number; fp: number; fn: number };

export const newCounts = (): Counts => ({ tp: 0, fp: 0, fn: 0 });

export const addCounts = (to: Counts, { tp, fp, fn }: Readonly<Counts>): void => {
  to.tp += tp;
  to.fp += fp;
  to.fn += fn;
};

/** Three decimals: what a report shows and a test compares. */
export const round3 = (value: number): number => Math.round(value * 1000) / 1000;

export const prfOf = ({ tp, fp, fn }: Readonly<Counts>): Prf => {
  const p = tp + fp === 0 ? 0 : tp / (tp + fp);
  const r = tp + fn === 0 ? 0 : tp / (tp + fn);
  return { p: round3(p), r: round3(r), f1: round3(p + r === 0 ? 0 : (2 * p * r) / (p + r)) };
};

/** A share of right answers. */
export type Hits = { right: number; all: number };

export const newHits = (): Hits => ({ right: 0, all: 0 });

export const hit = (to: Hits, right: boolean): void => {
  to.all += 1;
  if (right) to.right += 1;
};

export const rateOf = ({ right, all }: Readonly<Hits>): number =>
  all === 0 ? 0 : round3(right / all);

/** Pairs truth and predictions one to one, in order. */
export const align = <T, G>(
  truth: readonly T[],
  got: readonly G[],
  same: (one: T, other: G) => boolean,
): { readonly pairs: readonly (readonly [T, G])[]; readonly counts: Counts } => {
  const free = [...got];
  const pairs: (readonly [T, G])[] = [];
  for (const one of truth) {
    const index = free.findIndex((other) => same(one, other));
    const found = free[index];
    if (found === undefined) continue;
    pairs.push([one, found]);
    free.splice(index, 1);
  }
  return { pairs, counts: { tp: pairs.length, fp: free.length, fn: truth.length - pairs.length } };
};

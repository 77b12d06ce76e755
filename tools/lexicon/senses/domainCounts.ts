/** How often each thing was seen in each domain. */
export type DomainCounts = {
  readonly add: (thing: string, domain: number, times: number) => void;
  readonly of: (thing: string) => Float32Array | undefined;
  readonly entries: () => Iterable<readonly [string, Float32Array]>;
};

/** Empty counts over so many domains. */
export const domainCounts = (domains: number): DomainCounts => {
  const counts = new Map<string, Float32Array>();
  return {
    add: (thing, domain, times) => {
      let row = counts.get(thing);
      if (row === undefined) {
        row = new Float32Array(domains);
        counts.set(thing, row);
      }
      row[domain] = (row[domain] ?? 0) + times;
    },
    of: (thing) => counts.get(thing),
    entries: () => counts.entries(),
  };
};

/** Sum of a vector. */
export const sum = (vector: Iterable<number>): number => {
  let total = 0;
  for (const value of vector) total += value;
  return total;
};

/** The vector with a sum of one; a vector of zeros stays so. */
export const normalised = (vector: Float32Array): Float32Array => {
  const total = sum(vector);
  return total === 0 ? vector : vector.map((value) => value / total);
};

/** Cosine of the angle between two vectors, 0 where one is empty. */
export const cosine = (a: Float32Array, b: Float32Array): number => {
  let product = 0;
  let first = 0;
  let second = 0;
  for (let index = 0; index < a.length; index += 1) {
    const x = a[index] ?? 0;
    const y = b[index] ?? 0;
    product += x * y;
    first += x * x;
    second += y * y;
  }
  return first === 0 || second === 0 ? 0 : product / Math.sqrt(first * second);
};

/** 0 for a vector spread evenly, 1 for one that stands in a single domain. */
export const concentration = (shares: Float32Array): number => {
  let entropy = 0;
  for (const share of shares) if (share > 0) entropy -= share * Math.log(share);
  return Math.max(0, 1 - entropy / Math.log(shares.length));
};

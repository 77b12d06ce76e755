/** How much each professional domain of ROME uses a thing: `weights[i]` of domain number `domains[i]`, of unit length. */
export type TradeVector = {
  readonly domains: readonly number[];
  readonly weights: readonly number[];
};

const BASE = 36;
/** A domain on two digits and its share on one, all in base 36. */
const ENTRY = 3;

const unit = (domains: readonly number[], weights: readonly number[]): TradeVector => {
  const length = Math.sqrt(weights.reduce((sum, weight) => sum + weight * weight, 0));
  return { domains, weights: weights.map((weight) => (length === 0 ? 0 : weight / length)) };
};

/** "M18z I145", as the senses file writes it, with the place of each domain in two digits. */
export const packVector = (written: string, domains: ReadonlyMap<string, number>): string =>
  written
    .split(' ')
    .flatMap((entry) => {
      const domain = domains.get(entry.slice(0, -1));
      return domain === undefined ? [] : [domain.toString(BASE).padStart(2, '0') + entry.slice(-1)];
    })
    .join('');

/** The inverse of `packVector`. */
export const unpackVector = (packed: string): TradeVector => {
  const domains: number[] = [];
  const weights: number[] = [];
  for (let at = 0; at + ENTRY <= packed.length; at += ENTRY) {
    domains.push(Number.parseInt(packed.slice(at, at + 2), BASE));
    weights.push(Number.parseInt(packed.charAt(at + 2), BASE));
  }
  return unit(domains, weights);
};

/** A sum of vectors, each with its weight, of unit length. */
export const sumVectors = (
  parts: readonly { readonly vector: TradeVector; readonly weight: number }[],
): TradeVector => {
  const sums = new Map<number, number>();
  for (const { vector, weight } of parts)
    for (const [index, domain] of vector.domains.entries())
      sums.set(domain, (sums.get(domain) ?? 0) + weight * (vector.weights[index] ?? 0));
  return unit([...sums.keys()], [...sums.values()]);
};

/** How alike two vectors are, 0 to 1. */
export const likeness = (a: TradeVector, b: TradeVector): number => {
  let product = 0;
  for (const [index, domain] of a.domains.entries()) {
    const other = b.domains.indexOf(domain);
    if (other >= 0) product += (a.weights[index] ?? 0) * (b.weights[other] ?? 0);
  }
  return product;
};

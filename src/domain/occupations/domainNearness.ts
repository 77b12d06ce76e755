/** What two domains of work that ROME leads from one to the other have of each other at most, 0 to 1. */
const LINKED = 0.6;
/** What two domains of one great domain have at the least. */
const SAME_GREAT_DOMAIN = 0.1;
/** Characters that name a domain; the digit of a nearness follows, in base 36. */
const DOMAIN = 3;
const BASE = 36;

/** How near two domains of ROME are, such as `M16` and `D12`, 0 to 1: 1 for the same one. */
export type DomainNearness = (one: string, other: string) => number;

/** Reads the table of how often ROME leads from one domain to another (docs/lexicon.md). */
export const readDomainNearness = (table: string): DomainNearness => {
  const linked = new Map<string, number>();
  for (const line of table.split('\n')) {
    const [one = '', ...others] = line.split(' ');
    for (const other of others) {
      const near = Number.parseInt(other.slice(DOMAIN), BASE) / (BASE - 1);
      linked.set(one + other.slice(0, DOMAIN), near * LINKED);
    }
  }
  return (one, other) =>
    one === other
      ? 1
      : Math.max(
          linked.get(one + other) ?? linked.get(other + one) ?? 0,
          one[0] === other[0] ? SAME_GREAT_DOMAIN : 0,
        );
};

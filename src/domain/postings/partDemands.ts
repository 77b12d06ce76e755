import { demandHeading } from '#/domain/postings/demandHeading.fr';
import type { DemandedField, StatedDemand } from '#/domain/postings/statedDemands.fr';

/** What the data of an advertisement demands, of one kind. */
export type StatedDemands = { readonly field: DemandedField } & Readonly<
  Record<StatedDemand, readonly string[]>
>;

const ITEM = /^-\s+/u;

/** The prose of an advertisement apart from what its data demands, by kind; kinds of which nothing is demanded are left out. */
export const partDemands = (
  text: string,
): { readonly prose: string; readonly demands: readonly StatedDemands[] } => {
  const found = new Map<DemandedField, StatedDemands>();
  const prose = text.split('\n\n').filter((part) => {
    const [first = '', ...items] = part.split('\n');
    const heading = demandHeading(first);
    if (heading === null || items.length === 0 || !items.every((item) => ITEM.test(item)))
      return true;
    const { field, demand } = heading;
    const known = found.get(field) ?? { field, required: [], optional: [] };
    const added = items.map((item) => item.replace(ITEM, ''));
    found.set(field, { ...known, [demand]: [...known[demand], ...added] });
    return false;
  });
  return { prose: prose.join('\n\n'), demands: [...found.values()] };
};

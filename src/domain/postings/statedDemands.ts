import { demandHeading } from '#/domain/postings/demandHeading.fr';
import {
  DEMAND_CODES,
  DEMAND_HEADINGS,
  type DemandedField,
  type StatedDemand,
} from '#/domain/postings/statedDemands.fr';
import { fold } from '#/domain/shared/text';

/** What a value of data tells of the strength of its demand; null for none. */
export const demandOfCode = (code: string): StatedDemand | null => {
  const key = fold(code).trim();
  if (DEMAND_CODES.required.test(key)) return 'required';
  return DEMAND_CODES.optional.test(key) ? 'optional' : null;
};

/** Demands of one kind and strength, as text that `partDemands` and the reader of advertisements know again. */
export const writeDemands = (
  field: DemandedField,
  demand: StatedDemand,
  items: readonly string[],
): string => [DEMAND_HEADINGS[field][demand], ...items.map((item) => `- ${item}`)].join('\n');

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

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

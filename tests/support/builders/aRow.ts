import type { LedgerRow } from '#/domain/matching/report';

/** A row of a comparison that these words of the CV show. */
export const aRow = (label: string, quote: string, possibleTenths = 80): LedgerRow => ({
  id: label,
  axis: 'skills',
  label,
  demand: 'required',
  blocking: false,
  offerQuote: label,
  evidence: [{ quote, range: null, section: 'experience', experience: null }],
  credit: 1,
  answer: 'held',
  tenths: possibleTenths,
  possibleTenths,
});

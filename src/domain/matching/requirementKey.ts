import type { LedgerRow } from '#/domain/matching/report';
import { fold } from '#/domain/shared/text';

/** Names a requirement from one comparison of an advertisement to the next, whatever its place in the ledger. */
export const requirementKey = ({ axis, label }: Pick<LedgerRow, 'axis' | 'label'>): string =>
  `${axis} ${fold(label)}`;

import { useMemo } from 'react';

import { useCv } from '#/app/cv/CvContext';
import type { Services } from '#/app/services/services';
import { useRecord } from '#/app/services/useRecord';
import type { Cv } from '#/domain/cv/cv';
import { cvKey } from '#/domain/offers/ranking/cvKey';
import { compatibleCountRecord } from '#/domain/storage/compatibleCount';

/** Yellow or green on its card: specification, section 9. */
const COMPATIBLE_FROM = 80;

/** Remembers how many offers a ranking found compatible. Where that cannot be kept the dashboard tells no number. */
export const keepCompatibleCount = (
  { vault }: Pick<Services, 'vault'>,
  cv: Cv,
  ranked: readonly { readonly score: number }[],
): void => {
  const count = ranked.filter(({ score }) => score >= COMPATIBLE_FROM).length;
  vault.write(compatibleCountRecord, { cv: cvKey(cv), count });
};

/** How many offers the last ranking found compatible with the present CV; null where none was ranked by it. */
export const useCompatibleCount = (): number | null => {
  const { state } = useCv();
  const kept = useRecord(compatibleCountRecord);
  const cv = state.status === 'read' ? state.cv : null;
  const key = useMemo(() => (cv === null ? null : cvKey(cv)), [cv]);
  return kept.ok && kept.value !== null && kept.value.cv === key ? kept.value.count : null;
};

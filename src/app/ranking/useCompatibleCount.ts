import { useMemo } from 'react';

import { useCv } from '#/app/cv/CvContext';
import type { Services } from '#/app/services/services';
import { useRecord } from '#/app/services/useRecord';
import { useShowSamples } from '#/app/settings/useShowSamples';
import type { Cv } from '#/domain/cv/cv';
import { cvKey } from '#/domain/offers/ranking/cvKey';
import { compatibleCountRecord } from '#/domain/storage/compatibleCount';
import { showsSamples } from '#/domain/storage/showSamples';

/** Yellow or green on its card: specification, section 9. */
const COMPATIBLE_FROM = 80;

/** What a count is of: another CV has another one, and so have offers without the examples. */
const keyOf = (cv: Cv, showSamples: boolean): string =>
  showSamples ? cvKey(cv) : `${cvKey(cv)} real`;

/** Remembers how many offers a ranking found compatible. Where that cannot be kept the dashboard tells no number. */
export const keepCompatibleCount = (
  { vault }: Pick<Services, 'vault'>,
  cv: Cv,
  ranked: readonly { readonly score: number }[],
): void => {
  const count = ranked.filter(({ score }) => score >= COMPATIBLE_FROM).length;
  vault.write(compatibleCountRecord, { cv: keyOf(cv, showsSamples(vault)), count });
};

/** How many offers the last ranking found compatible with the present CV; null where none was ranked by it. */
export const useCompatibleCount = (): number | null => {
  const { state } = useCv();
  const kept = useRecord(compatibleCountRecord);
  const cv = state.status === 'read' ? state.cv : null;
  const showSamples = useShowSamples();
  const key = useMemo(() => (cv === null ? null : keyOf(cv, showSamples)), [cv, showSamples]);
  return kept.ok && kept.value !== null && kept.value.cv === key ? kept.value.count : null;
};

import { useMemo } from 'react';

import { useCv } from '#/app/hooks/useCv';
import { useOfferCorrections } from '#/app/hooks/useOfferCorrections';
import { useRecord } from '#/app/hooks/useRecord';
import { useShowSamples } from '#/app/hooks/useShowSamples';
import { MATCH_MODEL } from '#/domain/matching/matchModel';
import { compatibleCountRecord } from '#/domain/offers/ranking/compatibleCountRecord';
import { cvKey } from '#/domain/offers/ranking/cvKey';
import { partFar } from '#/domain/offers/ranking/farOffers';
import { showsSamples } from '#/domain/settings/showSamples';
import { textKey } from '#/domain/shared/textKey';
import type { RankingGround } from '#/usecases/ranking/rankingSession';
import type { Services } from '#/usecases/shared/services';

type Ground = Pick<RankingGround, 'cv' | 'corrections'>;

/** What a count is of: another CV or another rule of scores has another one, and so have offers without the examples, or read otherwise. */
const keyOf = ({ cv, corrections }: Ground, showSamples: boolean): string =>
  [
    cvKey(cv),
    MATCH_MODEL,
    ...(showSamples ? [] : ['real']),
    ...(corrections.length === 0 ? [] : [textKey(JSON.stringify(corrections))]),
  ].join(' ');

/** Remembers how many offers a ranking found compatible: those that its screen shows unfolded. Where that cannot be kept the dashboard tells no number. */
export const saveCompatibleCount = (
  { vault }: Pick<Services, 'vault'>,
  ground: Ground,
  ranked: readonly { readonly score: number }[],
): void => {
  const count = partFar(ranked, ({ score }) => score).near.length;
  vault.write(compatibleCountRecord, { cv: keyOf(ground, showsSamples(vault)), count });
};

/** How many offers the last ranking found compatible with the present CV; null where none was ranked by it since an offer was corrected. */
export const useCompatibleCount = (): number | null => {
  const { state } = useCv();
  const stored = useRecord(compatibleCountRecord);
  const cv = state.status === 'read' ? state.cv : null;
  const showSamples = useShowSamples();
  const corrections = useOfferCorrections();
  const key = useMemo(
    () => (cv === null ? null : keyOf({ cv, corrections }, showSamples)),
    [cv, corrections, showSamples],
  );
  return stored.ok && stored.value !== null && stored.value.cv === key ? stored.value.count : null;
};

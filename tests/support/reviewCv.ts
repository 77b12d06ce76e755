import type { Cv } from '#/domain/cv/cv';
import type { Review } from '#/domain/review/review';
import { findingsIn, reviewOf } from '#/domain/review/reviewCv';
import { sceneOf } from '#/domain/review/scene';
import { NO_TRADE } from '#/domain/review/tradeAimed';
import type { TradeAimed } from '#/domain/review/tradeAimed';

/** Reviews a CV by itself, as the analysis does step by step; for no trade unless one is given. */
export const reviewCv = (cv: Cv, trade: TradeAimed = NO_TRADE): Review => {
  const scene = sceneOf(cv, trade);
  return reviewOf(scene, findingsIn(scene));
};

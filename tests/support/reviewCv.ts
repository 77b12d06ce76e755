import type { Cv } from '#/domain/cv/cv';
import type { Review } from '#/domain/review/review';
import { findingsIn, reviewOf } from '#/domain/review/reviewCv';
import { sceneOf } from '#/domain/review/scene';

/** Reviews a CV by itself, as the analysis does step by step. */
export const reviewCv = (cv: Cv): Review => {
  const scene = sceneOf(cv);
  return reviewOf(scene, findingsIn(scene));
};

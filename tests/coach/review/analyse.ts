import { loadLexicon } from '#/adapters/lexicon/loadLexicon';
import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import type { Review } from '#/domain/review/review';
import { findingsIn, reviewOf } from '#/domain/review/reviewCv';
import { sceneOf } from '#/domain/review/scene';
import { tradeAimed } from '#/domain/review/tradeAimed';

/** Reads an invented CV for a trade, by the same steps as the application; null for its own trade. */
export const analyse = async (text: string, target: string | null = null): Promise<Review> => {
  const lexicon = await loadLexicon();
  const cv = readCv(documentFromText(text, 'cv.txt'), { lexicon, today: '2026-11-23' });
  const scene = sceneOf(
    cv,
    tradeAimed(cv, target, lexicon),
    (concept) => lexicon.concept(concept)?.kind === 'tool',
  );
  return reviewOf(scene, findingsIn(scene));
};

import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { fold } from '#/domain/shared/text';

const FIGURE =
  /\b(\d{1,3})\s*(?:%|pour ?cent\b|(?:sur|\/) ?100\b|(?=(?:a|pour|sur) (?:cette|l|mon|ma)\b)|$)/u;
const SHORTEST_WORD = 5;

/** The analysis a question speaks of: by its figure ("pourquoi 89 %"), by the offer it names, or else the last one; null without any. */
export const namedAnalysis = (
  question: string,
  analyses: readonly SavedAnalysis[],
): SavedAnalysis | null => {
  const asked = fold(question);
  const figure = Number(FIGURE.exec(asked)?.[1]);
  const words = (asked.match(/[a-z]+/gu) ?? []).filter(({ length }) => length >= SHORTEST_WORD);
  return (
    analyses.find(({ score }) => score === figure) ??
    analyses.find(({ offerTitle }) =>
      (fold(offerTitle ?? '').match(/[a-z]+/gu) ?? []).some(
        (word) => word.length >= SHORTEST_WORD && words.includes(word),
      ),
    ) ??
    analyses[0] ??
    null
  );
};

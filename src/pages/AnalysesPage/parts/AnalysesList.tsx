import { Columns2 } from 'lucide-react';
import { useState } from 'react';

import { Button } from '#/components/Button/Button';
import { Text } from '#/components/Text/Text';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { analysesCopy as copy } from '#/pages/AnalysesPage/AnalysesPage.copy';
import { AnalysisCard } from '#/pages/AnalysesPage/parts/AnalysisCard';

import * as styles from '#/pages/AnalysesPage/AnalysesPage.css';
import { cards } from '#/styles/cards.css';

type AnalysesListProps = {
  readonly analyses: readonly SavedAnalysis[];
  readonly hrefOf: (id: number) => string;
  readonly onCompare: (left: number, right: number) => void;
  readonly onDelete: (id: number) => void;
};

/** The history, newest first; ticking two of them offers to see them side by side. */
export const AnalysesList = ({ analyses, hrefOf, onCompare, onDelete }: AnalysesListProps) => {
  const [picked, setPicked] = useState<readonly number[]>([]);
  const toggle = (id: number): void =>
    // A third choice replaces the oldest: two analyses are compared, never more.
    setPicked((ids) =>
      ids.includes(id) ? ids.filter((other) => other !== id) : [...ids.slice(-1), id],
    );
  const present = picked.filter((id) => analyses.some((analysis) => analysis.id === id));
  const [left, right] = present;
  return (
    <>
      {analyses.length > 1 && (
        <div className={styles.compareBar}>
          <Text size="s" tone="muted" className={styles.compareHint}>
            {copy.compareHint}
          </Text>
          <Button
            size="small"
            icon={Columns2}
            disabled={left === undefined || right === undefined}
            onClick={() => {
              if (left !== undefined && right !== undefined) onCompare(left, right);
            }}
          >
            {copy.compareReady}
          </Button>
        </div>
      )}
      <ul className={cards}>
        {analyses.map((analysis) => (
          <AnalysisCard
            key={analysis.id}
            analysis={analysis}
            href={hrefOf(analysis.id)}
            picked={present.includes(analysis.id)}
            comparable={analyses.length > 1}
            onPick={() => toggle(analysis.id)}
            onDelete={() => onDelete(analysis.id)}
          />
        ))}
      </ul>
    </>
  );
};

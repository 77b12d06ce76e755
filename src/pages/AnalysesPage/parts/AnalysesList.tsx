import { useState } from 'react';

import { Badge } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Checkbox } from '#/components/Checkbox/Checkbox';
import { Heading } from '#/components/Heading/Heading';
import { Columns2, FolderOpen, Trash2 } from '#/components/Icon/iconPaths';
import { SampleMark } from '#/components/SampleMark/SampleMark';
import { ScoreRing } from '#/components/ScoreRing/ScoreRing';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { hrefOfDossier } from '#/copy/addresses';
import { bandOf } from '#/domain/matching/report';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { verdictOf } from '#/domain/matching/verdict';
import { analysisReportCopy } from '#/modules/AnalysisReport/AnalysisReport.copy';
import { analysesCopy as copy } from '#/pages/AnalysesPage/AnalysesPage.copy';

import * as styles from '#/pages/AnalysesPage/AnalysesPage.css';
import { cards } from '#/styles/cards.css';

type AnalysisCardProps = {
  readonly analysis: SavedAnalysis;
  readonly href: string;
  readonly picked: boolean;
  /** There is another analysis to compare with. */
  readonly comparable: boolean;
  readonly onPick: () => void;
  readonly onDelete: () => void;
};

/** One analysis of the history. */
const AnalysisCard = ({
  analysis,
  href,
  picked,
  comparable,
  onPick,
  onDelete,
}: AnalysisCardProps) => {
  const name = analysis.offerTitle ?? copy.untitled;
  return (
    <Card as="li" padding="medium" interactive selected={picked} className={styles.card}>
      <div className={styles.cardHead}>
        <ScoreRing
          score={analysis.score}
          band={bandOf(analysis.score)}
          size="small"
          label={analysisReportCopy.scoreLabel(
            analysis.score,
            analysisReportCopy.verdicts[verdictOf(analysis)],
          )}
        />
        <div className={styles.cardTitle}>
          <Heading level={2} size="s">
            <TextLink href={href} tone="plain" stretched aria-label={copy.openNamed(name)}>
              {name}
            </TextLink>
          </Heading>
          <div className={styles.counts}>
            <Text size="s" tone="muted">
              {[analysis.company ?? '', copy.savedOnShort(new Date(analysis.date))]
                .filter((words) => words !== '')
                .join(' · ')}
            </Text>
            {analysis.sample && <SampleMark word={analysisReportCopy.sample} />}
          </div>
        </div>
      </div>
      <Stack gap={3}>
        <Text size="s">{analysis.summary}</Text>
        <div className={styles.counts}>
          <Badge size="small" tone="positive">
            {copy.matching(analysis.matching.length)}
          </Badge>
          <Badge size="small" tone="caution">
            {copy.missing(analysis.missing.length)}
          </Badge>
        </div>
      </Stack>
      <div className={styles.cardFoot}>
        {comparable ? (
          <Checkbox
            label={copy.comparePick}
            about={copy.quoted(name)}
            checked={picked}
            onChange={onPick}
          />
        ) : (
          <TextLink href={href}>{copy.open}</TextLink>
        )}
        {analysis.dossierId !== null && (
          <TextLink
            standalone
            href={hrefOfDossier(analysis.dossierId)}
            icon={FolderOpen}
            aria-label={copy.dossierNamed(name)}
          >
            {copy.dossierShort}
          </TextLink>
        )}
        <Button size="small" variant="quiet" icon={Trash2} iconOnly onClick={onDelete}>
          {copy.deleteNamed(name)}
        </Button>
      </div>
    </Card>
  );
};

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

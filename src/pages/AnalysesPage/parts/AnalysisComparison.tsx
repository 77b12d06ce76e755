import { Badge } from '#/components/Badge/Badge';
import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { ArrowLeft, Check, CircleAlert, Minus } from '#/components/Icon/iconPaths';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { ScoreRing } from '#/components/ScoreRing/ScoreRing';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import { SKILL_STANDINGS, compareSkills } from '#/domain/matching/compareSkills';
import type { SkillStanding } from '#/domain/matching/compareSkills';
import { bandOf } from '#/domain/matching/report';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { verdictOf } from '#/domain/matching/verdict';
import { analysisReportCopy } from '#/modules/AnalysisReport/AnalysisReport.copy';
import { analysesCopy as copy } from '#/pages/AnalysesPage/AnalysesPage.copy';
import { cx } from '#/styles/cx';

import * as styles from '#/pages/AnalysesPage/AnalysesPage.css';

type SkillComparisonProps = { readonly left: SavedAnalysis; readonly right: SavedAnalysis };

const TONES = {
  held: 'positive',
  missing: 'caution',
  notAsked: 'neutral',
} as const satisfies Record<SkillStanding, string>;

const ICONS = { held: Check, missing: CircleAlert, notAsked: Minus } as const satisfies Record<
  SkillStanding,
  unknown
>;

const Standing = ({ standing }: { readonly standing: SkillStanding }) => (
  <Badge size="small" tone={TONES[standing]} icon={ICONS[standing]}>
    <span className={styles.standing}>{copy.comparison.standings[standing]}</span>
  </Badge>
);

/** Every skill that either offer asks for, with what the CV shows of it. */
const SkillComparison = ({ left, right }: SkillComparisonProps) => (
  <>
    <table className={styles.table}>
      <caption className={styles.caption}>{copy.comparison.caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={cx(styles.headCell, styles.skillHead)}>
            {copy.comparison.skill}
          </th>
          {[left, right].map((analysis) => (
            <th key={analysis.id} scope="col" className={styles.headCell}>
              {analysis.offerTitle ?? copy.untitled}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {compareSkills(left, right).map((row) => (
          <tr key={row.skill}>
            <th scope="row" className={styles.cell}>
              {row.skill}
            </th>
            <td className={styles.cell}>
              <Standing standing={row.left} />
            </td>
            <td className={styles.cell}>
              <Standing standing={row.right} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <ul className={styles.legend} aria-hidden>
      {SKILL_STANDINGS.map((standing) => (
        <li key={standing} className={styles.legendItem}>
          <Badge size="small" tone={TONES[standing]} icon={ICONS[standing]}>
            {copy.comparison.standings[standing]}
          </Badge>
        </li>
      ))}
    </ul>
  </>
);

type AnalysisComparisonProps = {
  readonly left: SavedAnalysis;
  readonly right: SavedAnalysis;
  readonly hrefOf: (id: number) => string;
};

const modelOf = (analysis: SavedAnalysis): string | null => analysis.report?.model ?? null;

/** Two analyses side by side: scores, then who asks for what and what the CV shows of it. */
export const AnalysisComparison = ({ left, right, hrefOf }: AnalysisComparisonProps) => (
  <>
    <PageHeader
      back={
        <TextLink href={ADDRESSES.analyses} icon={ArrowLeft} standalone>
          {copy.back}
        </TextLink>
      }
      title={copy.comparison.title}
    />
    {modelOf(left) !== modelOf(right) && (
      <Callout tone="caution" title={copy.comparison.otherModelTitle}>
        {copy.comparison.otherModel}
      </Callout>
    )}
    <div className={styles.sides}>
      {[left, right].map((analysis) => {
        return (
          <Card key={analysis.id} as="section" padding="medium" className={styles.side}>
            <ScoreRing
              score={analysis.score}
              band={bandOf(analysis.score)}
              size="medium"
              label={analysisReportCopy.scoreLabel(
                analysis.score,
                analysisReportCopy.verdicts[verdictOf(analysis)],
              )}
            />
            <Heading level={2} size="s">
              <TextLink href={hrefOf(analysis.id)} tone="plain">
                {analysis.offerTitle ?? copy.untitled}
              </TextLink>
            </Heading>
            <Text size="s" tone="muted">
              {copy.savedOnShort(new Date(analysis.date))}
            </Text>
          </Card>
        );
      })}
    </div>
    <Card as="section" padding="medium">
      <SkillComparison left={left} right={right} />
    </Card>
  </>
);

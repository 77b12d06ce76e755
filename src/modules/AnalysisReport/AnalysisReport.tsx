import { Card } from '#/components/Card/Card';
import type { Claim } from '#/domain/matching/claims';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { AdviceList } from '#/modules/AnalysisReport/parts/AdviceList';
import { BlockingCallout } from '#/modules/AnalysisReport/parts/BlockingCallout';
import { CriteriaList } from '#/modules/AnalysisReport/parts/CriteriaList';
import { Ledger } from '#/modules/AnalysisReport/parts/Ledger';
import { PostLine } from '#/modules/AnalysisReport/parts/PostLine';
import { SampleNotice } from '#/modules/AnalysisReport/parts/SampleNotice';
import { SkillLists } from '#/modules/AnalysisReport/parts/SkillLists';
import { Verdict } from '#/modules/AnalysisReport/parts/Verdict';

import * as styles from '#/modules/AnalysisReport/AnalysisReport.css';

type AnalysisReportProps = {
  readonly analysis: SavedAnalysis;
  /** The ledger is open at first: for pictures and for an analysis opened from the history. */
  readonly ledgerOpen?: boolean;
  /** What the person says of a row, of their CV or of the offer; absent where nothing can be computed again. */
  readonly onClaim?: ((claim: Claim) => void) | undefined;
  /** The post is being corrected at first, for pictures. */
  readonly correctingPost?: boolean;
};

/** A whole analysis: verdict, skills, advice, and the ledger that explains every point. */
export const AnalysisReport = ({
  analysis,
  ledgerOpen = false,
  onClaim,
  correctingPost = false,
}: AnalysisReportProps) => {
  const { report } = analysis;
  const criteria = report?.criteria ?? [];
  const hasCriteria = criteria.length > 0;
  const advice = (
    <AdviceList
      advice={report?.advice ?? analysis.advice.map((text) => ({ text, gainTenths: 0 }))}
    />
  );
  return (
    <div className={styles.report}>
      {analysis.sample && <SampleNotice />}
      {report?.post && (
        <PostLine post={report.post} onCorrect={onClaim} defaultEditing={correctingPost} />
      )}
      <Verdict analysis={analysis} />
      {report && <BlockingCallout report={report} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <SkillLists matching={analysis.matching} missing={analysis.missing} />
          {hasCriteria && advice}
        </div>
        {hasCriteria ? <CriteriaList criteria={criteria} /> : advice}
      </div>
      {report && (
        <Card as="section" padding="large">
          <Ledger report={report} defaultOpen={ledgerOpen} onClaim={onClaim} />
        </Card>
      )}
    </div>
  );
};

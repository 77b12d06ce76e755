import { Callout } from '#/components/Callout/Callout';
import type { MatchReport } from '#/domain/matching/report';
import { analysisReportCopy as copy } from '#/modules/AnalysisReport/AnalysisReport.copy';

/** Names the missing requirements that alone could stop a recruiter; nothing where there is none. */
export const BlockingCallout = ({ report }: { readonly report: MatchReport }) => {
  const missing = report.rows.filter(({ blocking, answer }) => blocking && answer === 'missing');
  if (missing.length === 0) return null;
  return (
    <Callout tone="caution" title={copy.blockingTitle}>
      <strong>{missing.map(({ label }) => label).join(', ')}</strong>. {copy.blockingText}
    </Callout>
  );
};

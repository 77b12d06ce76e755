import { Inline } from '#/components/Inline/Inline';
import { SampleMark } from '#/components/SampleMark/SampleMark';
import { Text } from '#/components/Text/Text';
import { analysisReportCopy as copy } from '#/modules/AnalysisReport/AnalysisReport.copy';

/** Says that what follows was simulated. */
export const SampleNotice = () => (
  <Inline gap={3}>
    <SampleMark word={copy.sample} />
    <Text as="span" size="s" tone="muted">
      {copy.sampleText}
    </Text>
  </Inline>
);

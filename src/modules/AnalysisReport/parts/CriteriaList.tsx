import { Badge } from '#/components/Badge/Badge';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import type { Criterion } from '#/domain/matching/report';
import { analysisReportCopy as copy } from '#/modules/AnalysisReport/AnalysisReport.copy';

import * as styles from '#/modules/AnalysisReport/AnalysisReport.css';

const TONES = { yes: 'positive', no: 'caution', unknown: 'neutral' } as const satisfies Record<
  Criterion['answer'],
  string
>;

/** What the offer fixes beside the score: contract, place, mode, licence, language, pay. */
export const CriteriaList = ({ criteria }: { readonly criteria: readonly Criterion[] }) => (
  <Card as="section" padding="large">
    <Stack gap={3}>
      <Heading level={3}>{copy.criteriaTitle}</Heading>
      <Text tone="muted">{copy.criteriaText}</Text>
      <ul className={styles.criteria}>
        {criteria.map(({ criterion, offerQuote, answer, cvQuote }) => (
          <li key={`${criterion} ${offerQuote}`} className={styles.criterion}>
            <Text as="span" weight="medium" className={styles.criterionName}>
              {copy.criteria[criterion]}
            </Text>
            <span className={styles.criterionQuote}>
              <Text as="span">{offerQuote}</Text>
              {cvQuote && (
                <Text size="s" tone="muted">
                  {copy.cvSays(cvQuote)}
                </Text>
              )}
            </span>
            <span className={styles.criterionAnswer}>
              <Badge size="small" tone={TONES[answer]}>
                {copy.criterionAnswers[answer]}
              </Badge>
            </span>
          </li>
        ))}
      </ul>
    </Stack>
  </Card>
);

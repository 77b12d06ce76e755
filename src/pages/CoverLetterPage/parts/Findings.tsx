import { Badge } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Text } from '#/components/Text/Text';
import type { LetterFinding } from '#/domain/letters/lint/finding';
import { letterCopy } from '#/pages/CoverLetterPage/CoverLetterPage.copy';

import * as styles from '#/pages/CoverLetterPage/CoverLetterPage.css';

const copy = letterCopy.findings;

type FindingsProps = {
  readonly findings: readonly LetterFinding[];
  readonly onFix: (finding: LetterFinding) => void;
};

/** The letter read again: what may be wrong, and one press to put it right where that is safe. */
export const Findings = ({ findings, onFix }: FindingsProps) => (
  <Card as="section" padding="large">
    <div className={styles.form}>
      <div className={styles.head}>
        <Heading level={2} size="s">
          {copy.title}
        </Heading>
        <Text size="s" tone="muted">
          {findings.length === 0 ? copy.none : copy.count(findings.length)}
        </Text>
      </div>
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map((finding) => (
            <li key={finding.id} className={styles.finding}>
              <div className={styles.findingWords}>
                <Badge size="small" tone="caution">
                  {copy.kinds[finding.kind]}
                </Badge>
                <Text size="s">{finding.message}</Text>
                {finding.excerpt !== '' && (
                  <Text size="s" tone="muted">
                    {letterCopy.paragraph.quoted(finding.excerpt)}
                  </Text>
                )}
              </div>
              {finding.fixed !== null && (
                <Button
                  size="small"
                  aria-label={copy.fixOf(finding.message)}
                  onClick={() => onFix(finding)}
                >
                  {copy.fix}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  </Card>
);

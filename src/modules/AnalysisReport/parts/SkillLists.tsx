import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Stack } from '#/components/Stack/Stack';
import { Tag } from '#/components/Tag/Tag';
import { Text } from '#/components/Text/Text';
import { analysisReportCopy as copy } from '#/modules/AnalysisReport/AnalysisReport.copy';

import * as styles from '#/modules/AnalysisReport/AnalysisReport.css';

type SkillListsProps = {
  readonly matching: readonly string[];
  readonly missing: readonly string[];
};

type SkillListProps = {
  readonly title: string;
  readonly skills: readonly string[];
  readonly tone: 'positive' | 'caution';
  readonly hint?: string;
};

const SkillList = ({ title, skills, tone, hint }: SkillListProps) => (
  <Stack gap={3}>
    <Heading level={3}>{title}</Heading>
    {skills.length === 0 ? (
      <Text tone="muted">{copy.none}</Text>
    ) : (
      <ul className={styles.skills}>
        {skills.map((skill) => (
          <li key={skill}>
            <Tag label={skill} tone={tone} />
          </li>
        ))}
      </ul>
    )}
    {hint && skills.length > 0 && (
      <Text size="s" tone="muted">
        {hint}
      </Text>
    )}
  </Stack>
);

/** Skills of the offer that the CV shows, then those it does not. */
export const SkillLists = ({ matching, missing }: SkillListsProps) => (
  <Card as="section" padding="large">
    <Stack gap={6}>
      <SkillList title={copy.matching} skills={matching} tone="positive" />
      <SkillList
        title={copy.missing}
        skills={missing}
        tone="caution"
        hint={copy.missingHint(missing.length)}
      />
    </Stack>
  </Card>
);

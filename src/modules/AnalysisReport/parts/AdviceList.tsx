import { Card } from '#/components/Card/Card';
import { FocusOnChange } from '#/components/FocusOnChange/FocusOnChange';
import { Heading } from '#/components/Heading/Heading';
import { Stack } from '#/components/Stack/Stack';
import { Tag } from '#/components/Tag/Tag';
import { Text } from '#/components/Text/Text';
import { type AdvisedSkill, groupAdvice } from '#/domain/matching/adviceGroups';
import type { RowClaim } from '#/domain/matching/claims';
import { cvClaimOn } from '#/domain/matching/claims';
import type { Advice, MatchReport } from '#/domain/matching/report';
import { analysisReportCopy as copy } from '#/modules/AnalysisReport/AnalysisReport.copy';

import * as styles from '#/modules/AnalysisReport/AnalysisReport.css';
import { gain } from '#/styles/reports.css';

type OnClaim = ((claim: RowClaim) => void) | undefined;

const Gain = ({ tenths }: { readonly tenths: number }) =>
  tenths > 0 && <span className={gain}>{copy.gain(tenths)}</span>;

type SkillsProps = {
  readonly title: string;
  readonly skills: readonly AdvisedSkill[];
  /** What pressing a skill says; absent where nothing can be said. */
  readonly onClaim?: OnClaim;
};

/** Skills of which the same is to be said: one line, and their names. */
const Skills = ({ title, skills, onClaim }: SkillsProps) => {
  if (skills.length === 0) return null;
  const claimable = skills.some(({ row }) => cvClaimOn(row) === 'have');
  return (
    <Stack gap={3}>
      <div className={styles.adviceItem}>
        <Text as="span" weight="medium">
          {title}
        </Text>
        <Gain tenths={skills.reduce((sum, { gainTenths }) => sum + gainTenths, 0)} />
      </div>
      <ul className={styles.skills}>
        {skills.map(({ row }) => (
          <li key={row.id}>
            <Tag
              label={row.label}
              {...(onClaim && cvClaimOn(row) === 'have'
                ? {
                    onPress: () => onClaim({ kind: 'have', row }),
                    pressLabel: copy.ledger.claimLabel('have', row.label),
                  }
                : {})}
            />
          </li>
        ))}
      </ul>
      {onClaim && claimable && (
        <Text size="s" tone="muted">
          {copy.adviceHint}
        </Text>
      )}
    </Stack>
  );
};

const Sentences = ({
  advice,
}: {
  readonly advice: readonly Pick<Advice, 'text' | 'gainTenths'>[];
}) =>
  advice.length > 0 && (
    <ul className={styles.adviceList}>
      {advice.map(({ text, gainTenths }) => (
        <li key={text} className={styles.adviceItem}>
          <Text as="span">{text}</Text>
          <Gain tenths={gainTenths} />
        </li>
      ))}
    </ul>
  );

type AdviceListProps = {
  /** What was computed; null for an analysis of which only the sentences are known. */
  readonly report: Pick<MatchReport, 'advice' | 'rows'> | null;
  readonly sentences: readonly string[];
  readonly onClaim: OnClaim;
};

/** What to do first, then what can be said in one line for many skills, then the rest. */
export const AdviceList = ({ report, sentences, onClaim }: AdviceListProps) => {
  const groups = report === null ? null : groupAdvice(report);
  const isEmpty = groups === null ? sentences.length === 0 : groups.priority === null;
  return (
    <Card as="section" padding="large">
      <Stack gap={5}>
        <Heading level={3}>{copy.advice}</Heading>
        {isEmpty && <Text tone="muted">{copy.none}</Text>}
        {groups === null && (
          <Sentences advice={sentences.map((text) => ({ text, gainTenths: 0 }))} />
        )}
        {groups?.priority && (
          <div className={styles.priority}>
            <Text as="span" size="s" tone="muted">
              {copy.priority}
            </Text>
            <Text size="l" weight="medium">
              {groups.priority.text}
            </Text>
            <Gain tenths={groups.priority.gainTenths} />
          </div>
        )}
        {groups && (
          <>
            <FocusOnChange step={groups.toShow.map(({ row }) => row.id).join(' ')}>
              <Skills
                title={copy.adviceToShow(groups.toShow.length)}
                skills={groups.toShow}
                onClaim={onClaim}
              />
            </FocusOnChange>
            <Skills title={copy.adviceFaint(groups.faint.length)} skills={groups.faint} />
            <Sentences advice={groups.others} />
          </>
        )}
      </Stack>
    </Card>
  );
};

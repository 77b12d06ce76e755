import { Suspense, useRef, useState } from 'react';

import { Card } from '#/components/Card/Card';
import { FocusOnChange } from '#/components/FocusOnChange/FocusOnChange';
import { Heading } from '#/components/Heading/Heading';
import { Stack } from '#/components/Stack/Stack';
import { Tag } from '#/components/Tag/Tag';
import { Text } from '#/components/Text/Text';
import type { CvExperience } from '#/domain/cv/cv';
import { type AdvisedSkill, groupAdvice } from '#/domain/matching/adviceGroups';
import type { RowClaim } from '#/domain/matching/claims';
import { cvClaimOn } from '#/domain/matching/claims';
import type { Advice, LedgerRow, MatchReport } from '#/domain/matching/report';
import { analysisReportCopy as copy } from '#/modules/AnalysisReport/AnalysisReport.copy';
import { LazyShownForm } from '#/modules/AnalysisReport/parts/LazyShownForm';

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
  /** Where it can have been shown; absent where a skill is added alone. */
  readonly posts?: readonly CvExperience[] | undefined;
  readonly showing?: string | undefined;
};

/** Skills of which the same is to be said: one line, and their names. */
const Skills = ({ title, skills, onClaim, posts, showing }: SkillsProps) => {
  const [shown, setShown] = useState(showing ?? null);
  const list = useRef<HTMLUListElement>(null);
  if (skills.length === 0) return null;
  const asked = skills.findIndex(({ row }) => row.id === shown);
  const row = skills[asked]?.row;
  const giveUp = (): void => {
    setShown(null);
    // Back to what opened the form.
    list.current?.children[asked]?.querySelector('button')?.focus();
  };
  const press = (pressed: LedgerRow): void => {
    if (posts === undefined) onClaim?.({ kind: 'have', row: pressed });
    else setShown(pressed.id === shown ? null : pressed.id);
  };
  const claimable = skills.some(({ row }) => cvClaimOn(row) === 'have');
  return (
    <Stack gap={3}>
      <div className={styles.adviceItem}>
        <Text as="span" weight="medium">
          {title}
        </Text>
        <Gain tenths={skills.reduce((sum, { gainTenths }) => sum + gainTenths, 0)} />
      </div>
      <ul ref={list} className={styles.skills}>
        {skills.map(({ row: each }) => (
          <li key={each.id}>
            <Tag
              label={each.label}
              lit={each.id === shown}
              {...(onClaim && cvClaimOn(each) === 'have'
                ? {
                    onPress: () => press(each),
                    pressLabel: copy.ledger.claimLabel('have', each.label),
                    ...(posts && { expanded: each.id === shown }),
                  }
                : {})}
            />
          </li>
        ))}
      </ul>
      {onClaim && posts && row && (
        <Suspense>
          <LazyShownForm
            key={row.id}
            label={row.label}
            posts={posts}
            takesFocus={showing === undefined}
            onCancel={giveUp}
            onSave={(line) => {
              setShown(null);
              onClaim({ kind: 'have', row, line });
            }}
          />
        </Suspense>
      )}
      {onClaim && claimable && (
        <Text size="s" tone="muted">
          {posts ? copy.adviceHintWhere : copy.adviceHint}
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
          <Text as="span">{copy.unbroken(text)}</Text>
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
  readonly posts: readonly CvExperience[] | undefined;
  readonly showing: string | undefined;
};

/** What to do first, then what can be said in one line for many skills, then the rest. */
export const AdviceList = ({ report, sentences, onClaim, posts, showing }: AdviceListProps) => {
  const groups = report === null ? null : groupAdvice(report);
  const isEmpty = groups === null ? sentences.length === 0 : groups.priority === null;
  const hasMore =
    groups !== null && groups.toShow.length + groups.faint.length + groups.others.length > 0;
  return (
    <Card as="section" padding="large">
      <Stack gap={5}>
        <Heading level={3}>{copy.advice}</Heading>
        {isEmpty && <Text tone="muted">{copy.none}</Text>}
        {groups === null && (
          <Sentences advice={sentences.map((text) => ({ text, gainTenths: 0 }))} />
        )}
        {groups?.priority && (
          <div className={hasMore ? styles.advice : undefined}>
            <div className={styles.priority}>
              <Text as="span" size="s" tone="muted">
                {copy.priority}
              </Text>
              <Text size="l" weight="medium" className={styles.priorityText}>
                {copy.unbroken(groups.priority.text)}
              </Text>
              <Gain tenths={groups.priority.gainTenths} />
            </div>
            <div className={styles.furtherAdvice}>
              <FocusOnChange step={groups.toShow.map(({ row }) => row.id).join(' ')}>
                <Skills
                  title={copy.adviceToShow(groups.toShow.length)}
                  skills={groups.toShow}
                  onClaim={onClaim}
                  posts={posts}
                  showing={showing}
                />
              </FocusOnChange>
              <Skills title={copy.adviceFaint(groups.faint.length)} skills={groups.faint} />
              <Sentences advice={groups.others} />
            </div>
          </div>
        )}
      </Stack>
    </Card>
  );
};

import type { ReactNode } from 'react';

import { Badge } from '#/components/Badge/Badge';
import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { Disclosure } from '#/components/Disclosure/Disclosure';
import { Heading } from '#/components/Heading/Heading';
import { Inline } from '#/components/Inline/Inline';
import { SampleMark } from '#/components/SampleMark/SampleMark';
import { Stack } from '#/components/Stack/Stack';
import { Tag } from '#/components/Tag/Tag';
import { Text } from '#/components/Text/Text';
import type { CvExperience } from '#/domain/cv/cv';
import type { Claim } from '#/domain/matching/claims';
import type { Criterion, MatchReport } from '#/domain/matching/report';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { verdictOf } from '#/domain/matching/verdict';
import { analysisReportCopy as copy } from '#/modules/AnalysisReport/AnalysisReport.copy';
import { AdviceList } from '#/modules/AnalysisReport/parts/AdviceList';
import { Ledger } from '#/modules/AnalysisReport/parts/Ledger';
import { PostLine } from '#/modules/AnalysisReport/parts/PostLine';
import { Verdict } from '#/modules/AnalysisReport/parts/Verdict';
import { cx } from '#/styles/cx';

import * as styles from '#/modules/AnalysisReport/AnalysisReport.css';

/** Names the missing requirements that alone could stop a recruiter; nothing where there is none. */
const BlockingCallout = ({ report }: { readonly report: MatchReport }) => {
  const missing = report.rows.filter(({ blocking, answer }) => blocking && answer === 'missing');
  if (missing.length === 0) return null;
  return (
    <Callout tone="caution" title={copy.blockingTitle}>
      <strong>{missing.map(({ label }) => label).join(', ')}</strong>. {copy.blockingText}
    </Callout>
  );
};

/** Says that what follows was simulated. */
const SampleNotice = () => (
  <Inline gap={3}>
    <SampleMark word={copy.sample} />
    <Text as="span" size="s" tone="muted">
      {copy.sampleText}
    </Text>
  </Inline>
);

const TONES = { yes: 'positive', no: 'caution', unknown: 'neutral' } as const satisfies Record<
  Criterion['answer'],
  string
>;

/** What is missed where a CV says nothing of it. No CV tells the contract, the pay or the days at home that it wants. */
const TOLD_BY_CVS: readonly Criterion['criterion'][] = ['licence', 'language'];

/** What the offer fixes beside the score: contract, place, mode, licence, language, pay. */
const CriteriaList = ({ criteria }: { readonly criteria: readonly Criterion[] }) => (
  <Card as="section" padding="large">
    <Stack gap={3}>
      <Heading level={3}>{copy.criteriaTitle}</Heading>
      <Text tone="muted">{copy.criteriaText}</Text>
      <ul className={styles.criteria}>
        {criteria.map(({ criterion, offerQuote, answer, cvQuote }) => {
          const isAnswered = answer !== 'unknown' || TOLD_BY_CVS.includes(criterion);
          return (
            <li
              key={`${criterion} ${offerQuote}`}
              className={cx(styles.criterion, !isAnswered && styles.shortCriterion)}
            >
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
              {isAnswered && (
                <span className={styles.criterionAnswer}>
                  <Badge size="small" tone={TONES[answer]}>
                    {copy.criterionAnswers[answer]}
                  </Badge>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Stack>
  </Card>
);

/** What comes first says enough to who comes from another trade; one more is shown rather than folded. */
const FIRST = 3;

type SkillListsProps = {
  readonly matching: readonly string[];
  readonly missing: readonly string[];
  /** The CV is of another trade than the offer. */
  readonly otherTrade: boolean;
};

type SkillListProps = {
  readonly title: string;
  readonly skills: readonly string[];
  readonly tone: 'positive' | 'caution';
  readonly hint?: string;
  /** Shows what comes first and folds the others, where they are several. */
  readonly short?: boolean;
};

const Skills = ({ skills, tone }: Pick<SkillListProps, 'skills' | 'tone'>) => (
  <ul className={styles.skills}>
    {skills.map((skill) => (
      <li key={skill}>
        <Tag label={skill} tone={tone} />
      </li>
    ))}
  </ul>
);

const SkillList = ({ title, skills, tone, hint, short = false }: SkillListProps) => {
  const isShort = short && skills.length > FIRST + 1;
  const shown = isShort ? skills.slice(0, FIRST) : skills;
  const folded = skills.slice(shown.length);
  return (
    <Stack gap={3}>
      <Heading level={3}>{title}</Heading>
      {isShort && <Text>{copy.otherTrade}</Text>}
      {skills.length === 0 ? (
        <Text tone="muted">{copy.none}</Text>
      ) : (
        <Skills skills={shown} tone={tone} />
      )}
      {isShort && (
        <div>
          <Disclosure summary={copy.otherMissing(folded.length)}>
            <Skills skills={folded} tone={tone} />
          </Disclosure>
        </div>
      )}
      {hint && skills.length > 0 && (
        <Text size="s" tone="muted">
          {hint}
        </Text>
      )}
    </Stack>
  );
};

/** Skills of the offer that the CV shows, then those it does not. */
const SkillLists = ({ matching, missing, otherTrade }: SkillListsProps) => (
  <Card as="section" padding="large">
    <Stack gap={6}>
      <SkillList title={copy.matching} skills={matching} tone="positive" />
      <SkillList
        title={copy.missing}
        skills={missing}
        tone="caution"
        hint={copy.missingHint(missing.length)}
        short={otherTrade}
      />
    </Stack>
  </Card>
);

type AnalysisReportProps = {
  readonly analysis: SavedAnalysis;
  /** The ledger is open at first: for pictures and for an analysis opened from the history. */
  readonly ledgerOpen?: boolean;
  /** What the person says of a row, of their CV or of the offer; absent where nothing can be computed again. */
  readonly onClaim?: ((claim: Claim) => void) | undefined;
  /** The posts of the CV: a skill that the person has is shown in one of them. Absent where they are not known, and the skill is then added alone. */
  readonly posts?: readonly CvExperience[] | undefined;
  /** The skill, by its row, of which it is being said where it was shown, for pictures. */
  readonly showing?: string;
  /** What to do with it, right after the verdict. */
  readonly next?: ReactNode;
  /** The post is being corrected at first, for pictures. */
  readonly correctingPost?: boolean;
};

/** A whole analysis: verdict, skills, advice, and the ledger that explains every point. */
export const AnalysisReport = ({
  analysis,
  ledgerOpen = false,
  onClaim,
  posts,
  showing,
  next,
  correctingPost = false,
}: AnalysisReportProps) => {
  const { report, matching, missing } = analysis;
  const criteria = report?.criteria ?? [];
  const otherTrade = verdictOf(analysis) === 'otherTrade';
  return (
    <div className={styles.report}>
      {analysis.sample && <SampleNotice />}
      {report?.post && (
        <PostLine post={report.post} onCorrect={onClaim} defaultEditing={correctingPost} />
      )}
      <Verdict analysis={analysis} />
      {next}
      {report && <BlockingCallout report={report} />}
      <div className={styles.columns}>
        <SkillLists matching={matching} missing={missing} otherTrade={otherTrade} />
        {criteria.length > 0 && <CriteriaList criteria={criteria} />}
      </div>
      <AdviceList
        report={report ?? null}
        sentences={analysis.advice}
        onClaim={onClaim}
        posts={posts}
        showing={showing}
      />
      {report && (
        <Card as="section" padding="large">
          <Ledger report={report} defaultOpen={ledgerOpen} posts={posts} onClaim={onClaim} />
        </Card>
      )}
    </div>
  );
};

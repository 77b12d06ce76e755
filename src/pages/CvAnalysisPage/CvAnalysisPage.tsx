import type { ReactElement } from 'react';

import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { ReadingDrawing } from '#/components/drawings/ReadingDrawing';
import { UnreadableDrawing } from '#/components/drawings/UnreadableDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { FocusOnChange } from '#/components/FocusOnChange/FocusOnChange';
import { Heading } from '#/components/Heading/Heading';
import { Icon } from '#/components/Icon/Icon';
import { CircleCheck, Lightbulb, RefreshCw } from '#/components/Icon/iconPaths';
import type { IconPath } from '#/components/Icon/iconPaths';
import { Inline } from '#/components/Inline/Inline';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { SampleMark } from '#/components/SampleMark/SampleMark';
import { StepProgress } from '#/components/StepProgress/StepProgress';
import { Tag } from '#/components/Tag/Tag';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import { stepLabels } from '#/copy/steps.copy';
import { REVIEW_STEPS } from '#/domain/review/review';
import type { ReviewStep } from '#/domain/review/review';
import { SAMPLE_REVIEW } from '#/domain/review/sampleReview.fr';
import { NoCv } from '#/modules/NoCv/NoCv';
import { UnderWay } from '#/modules/UnderWay/UnderWay';
import { cvAnalysisCopy as copy } from '#/pages/CvAnalysisPage/CvAnalysisPage.copy';
import type { CvAnalysisState } from '#/pages/CvAnalysisPage/CvAnalysisPage.state';
import { ReviewResult } from '#/pages/CvAnalysisPage/parts/ReviewResult';
import { ReviewStart } from '#/pages/CvAnalysisPage/parts/ReviewStart';

import * as page from '#/pages/CvAnalysisPage/CvAnalysisPage.css';
import * as parts from '#/pages/CvAnalysisPage/parts/Review.css';

/** How far the sheet has come at the end of each step: read first, then understood. */
const share = (done: number): number => Math.min(Math.max(done, 0), 1);

/** The four steps of a review, each worth a quarter: specification, section 9. */
const ReviewProgress = ({ step }: { readonly step: ReviewStep }) => {
  const current = REVIEW_STEPS.indexOf(step);
  const percent = ((current + 1) / REVIEW_STEPS.length) * 100;
  return (
    <UnderWay
      drawing={
        <ReadingDrawing inked={share((current + 1) / 2)} understood={share((current - 1) / 2)} />
      }
    >
      <StepProgress
        label={copy.analysing}
        steps={REVIEW_STEPS.map((id) => ({ id, label: copy.steps[id] }))}
        current={current}
        percent={percent}
        percentText={stepLabels.percent(percent)}
        stateLabels={stepLabels.states}
      />
    </UnderWay>
  );
};

type SampleListProps = {
  readonly title: string;
  readonly texts: readonly string[];
  readonly icon: IconPath;
};

const SampleList = ({ title, texts, icon }: SampleListProps) => (
  <Card as="section" padding="large" className={parts.card}>
    <Heading level={2} size="m">
      {title}
    </Heading>
    <ul className={parts.list}>
      {texts.map((text) => (
        <li key={text} className={parts.strength}>
          <Icon icon={icon} className={page.checkIcon} />
          <Text>{text}</Text>
        </li>
      ))}
    </ul>
  </Card>
);

/** The fixed result of the specification, for a CV whose text cannot be read; always marked. */
const SampleResult = ({ onLaunch }: { readonly onLaunch: () => void }) => (
  <div className={parts.result}>
    <Inline gap={3}>
      <SampleMark word={copy.sample.mark} />
      <Text as="span" size="s" tone="muted">
        {copy.sample.text}
      </Text>
    </Inline>
    <SampleList title={copy.strengths.title} texts={SAMPLE_REVIEW.strengths} icon={CircleCheck} />
    <SampleList
      title={copy.improvements.title}
      texts={SAMPLE_REVIEW.improvements}
      icon={Lightbulb}
    />
    <Card as="section" padding="large" className={parts.card}>
      <Heading level={2} size="m">
        {copy.keywords.title}
      </Heading>
      <Inline gap={2}>
        {SAMPLE_REVIEW.keywords.map((keyword) => (
          <Tag key={keyword} label={keyword} />
        ))}
      </Inline>
    </Card>
    <div className={page.actions}>
      <Button variant="primary" icon={RefreshCw} onClick={onLaunch}>
        {copy.again}
      </Button>
      <TextLink href={ADDRESSES.myCv} standalone>
        {copy.sample.fix}
      </TextLink>
    </div>
  </div>
);

type CvAnalysisPageProps = {
  readonly state: CvAnalysisState;
  /** Starts a review, a first one or another. */
  readonly onLaunch: () => void;
  readonly onTarget: (target: string) => void;
  /** Forgets the review of the CV before. */
  readonly onForget: () => void;
  readonly onPrint: () => void;
};

const subtitleOf = (state: CvAnalysisState): string =>
  state.status === 'complete' || state.status === 'sample'
    ? copy.resultOf(state.fileName, state.status === 'complete' ? state.review.trade : null)
    : copy.subtitle;

const content = ({
  state,
  onLaunch,
  onTarget,
  onForget,
  onPrint,
}: CvAnalysisPageProps): ReactElement => {
  switch (state.status) {
    case 'noCv':
      return <NoCv {...copy.noCv} />;
    case 'ready':
      return <ReviewStart state={state} onLaunch={onLaunch} onTarget={onTarget} />;
    case 'analysing':
      return <ReviewProgress step={state.step} />;
    case 'complete':
      return (
        <ReviewResult state={state} onLaunch={onLaunch} onForget={onForget} onPrint={onPrint} />
      );
    case 'sample':
      return <SampleResult onLaunch={onLaunch} />;
    case 'failed':
      return (
        <div role="alert">
          <EmptyState
            drawing={<UnreadableDrawing />}
            title={copy.failed.title}
            text={copy.failed.text}
            actions={
              <Button variant="primary" onClick={onLaunch}>
                {copy.failed.retry}
              </Button>
            }
          />
        </div>
      );
  }
};

/** Analyse de CV: the imported CV read again as a careful recruiter would. */
export const CvAnalysisPage = (props: CvAnalysisPageProps) => (
  <div className={page.page}>
    <PageHeader title={copy.title} subtitle={subtitleOf(props.state)} />
    <FocusOnChange step={props.state.status}>{content(props)}</FocusOnChange>
  </div>
);

import { CircleCheck, Lightbulb, RefreshCw } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Icon } from '#/components/Icon/Icon';
import { Inline } from '#/components/Inline/Inline';
import { SampleMark } from '#/components/SampleMark/SampleMark';
import { Tag } from '#/components/Tag/Tag';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import { SAMPLE_REVIEW } from '#/domain/review/sampleReview.fr';
import { cvAnalysisCopy as copy } from '#/pages/CvAnalysisPage/CvAnalysisPage.copy';

import * as page from '#/pages/CvAnalysisPage/CvAnalysisPage.css';
import * as parts from '#/pages/CvAnalysisPage/parts/Review.css';

type SampleListProps = {
  readonly title: string;
  readonly texts: readonly string[];
  readonly icon: LucideIcon;
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
export const SampleResult = ({ onLaunch }: { readonly onLaunch: () => void }) => (
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

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Icon } from '#/components/Icon/Icon';
import { Check, ScanText } from '#/components/Icon/iconPaths';
import { Spinner } from '#/components/Spinner/Spinner';
import { Text } from '#/components/Text/Text';
import { TextField } from '#/components/TextField/TextField';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import { CvFile } from '#/modules/CvFile/CvFile';
import { cvAnalysisCopy } from '#/pages/CvAnalysisPage/CvAnalysisPage.copy';
import type { CvAnalysisState } from '#/pages/CvAnalysisPage/CvAnalysisPage.state';

import * as page from '#/pages/CvAnalysisPage/CvAnalysisPage.css';

const copy = cvAnalysisCopy.ready;

type ReviewStartProps = {
  readonly state: Extract<CvAnalysisState, { status: 'ready' }>;
  readonly onLaunch: () => void;
  readonly onTarget: (target: string) => void;
};

/** The CV that will be reviewed, and what the review looks at. */
export const ReviewStart = ({ state, onLaunch, onTarget }: ReviewStartProps) => (
  <div className={page.start}>
    <Card as="section" padding="large" className={page.startCard}>
      <Heading level={2} size="s">
        {copy.label}
      </Heading>
      <CvFile fileName={state.fileName} />
      {state.reading === 'underWay' && <Spinner label={copy.reading} size="s" />}
      {(state.reading === 'failed' || state.reading === 'unusable') && (
        <Callout tone="caution" title={copy.unreadableTitle}>
          {state.reading === 'failed' ? copy.unreadable : copy.unusable}
        </Callout>
      )}
      {state.last && (
        <Text size="s" tone="muted">
          {copy.last(state.last.score, state.last.fileName, state.last.date)} {copy.lastHint}
        </Text>
      )}
      <TextField
        label={copy.target}
        hint={copy.targetHint}
        value={state.target}
        onChange={onTarget}
      />
      <div className={page.launch}>
        <Button
          variant="primary"
          size="large"
          icon={ScanText}
          disabled={state.reading === 'underWay' || state.reading === 'unusable'}
          onClick={onLaunch}
        >
          {copy.launch}
        </Button>
        <TextLink href={ADDRESSES.myCv} standalone>
          {copy.change}
        </TextLink>
      </div>
      {state.reading === 'underWay' && (
        <Text size="s" tone="muted">
          {copy.wait}
        </Text>
      )}
    </Card>
    <Card as="aside" look="sunken" padding="large" className={page.startCard}>
      <Heading level={2} size="s">
        {copy.looksTitle}
      </Heading>
      <ul className={page.checklist}>
        {copy.looks.map((look) => (
          <li key={look} className={page.checkRow}>
            <Icon icon={Check} size="s" className={page.checkIcon} />
            {look}
          </li>
        ))}
      </ul>
    </Card>
  </div>
);

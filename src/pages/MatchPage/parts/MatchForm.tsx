import { useId } from 'react';
import type { FormEvent, ReactElement } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Scale, Upload } from '#/components/Icon/iconPaths';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { Spinner } from '#/components/Spinner/Spinner';
import { Text } from '#/components/Text/Text';
import { TextArea } from '#/components/TextArea/TextArea';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import { CvFile } from '#/modules/CvFile/CvFile';
import { JobInHand, RecentJobs } from '#/modules/JobInHand/JobInHand';
import { useUnfolded } from '#/modules/JobInHand/useUnfolded';
import { PromisedSteps } from '#/modules/PromisedSteps/PromisedSteps';
import { matchCopy as copy } from '#/pages/MatchPage/MatchPage.copy';
import { blockOf } from '#/pages/MatchPage/MatchPage.state';
import type { MatchCv } from '#/pages/MatchPage/MatchPage.state';
import type { CvReading } from '#/usecases/cv/readingOf';
import type { HeldJob } from '#/usecases/subject/subject';

import * as styles from '#/pages/MatchPage/MatchPage.css';

const readingNote = (reading: CvReading): ReactElement | null => {
  switch (reading) {
    case 'done':
      return null;
    case 'underWay':
      return <Spinner label={copy.cv.reading} size="s" />;
    case 'failed':
    case 'unusable':
      return (
        <Callout tone="caution" title={copy.cv.unreadableTitle}>
          {reading === 'failed' ? copy.cv.unreadable : copy.cv.unusable}
        </Callout>
      );
  }
};

/** Which CV is compared; where there is none, the way to import one. */
const ComparedCv = ({ cv }: { readonly cv: MatchCv }) => (
  <Card as="aside" padding="large" className={styles.cv}>
    <Heading level={2} size="s">
      {copy.cv.label}
    </Heading>
    {cv === null ? (
      <>
        <Text weight="medium">{copy.cv.none}</Text>
        <Text size="s" tone="muted">
          {copy.cv.noneText}
        </Text>
        <LinkButton href={ADDRESSES.myCv} icon={Upload} variant="secondary" fullWidth>
          {copy.cv.import}
        </LinkButton>
      </>
    ) : (
      <>
        <CvFile fileName={cv.fileName} />
        {readingNote(cv.reading)}
        <TextLink href={ADDRESSES.myCv}>{copy.cv.change}</TextLink>
      </>
    )}
  </Card>
);

type MatchFormProps = {
  readonly cv: MatchCv;
  readonly offerText: string;
  readonly inHand: HeldJob | null;
  readonly recentJobs: readonly HeldJob[];
  readonly onOfferTextChange: (text: string) => void;
  readonly onCompare: () => void;
};

/** The CV that will be compared and the text of the offer. */
export const MatchForm = ({
  cv,
  offerText,
  inHand,
  recentJobs,
  onOfferTextChange,
  onCompare,
}: MatchFormProps) => {
  const { unfolded, unfold, field } = useUnfolded(inHand);
  const reasonId = useId();
  const block = blockOf(cv, offerText);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (block === null) onCompare();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <ComparedCv cv={cv} />
      <Card padding="large" className={styles.offer}>
        {inHand && !unfolded ? (
          <JobInHand job={inHand} onChange={unfold} />
        ) : (
          <>
            {(unfolded || offerText === '') && <RecentJobs jobs={recentJobs} />}
            <TextArea
              ref={field}
              label={copy.offer.label}
              hint={copy.offer.hint}
              placeholder={copy.offer.placeholder}
              value={offerText}
              onChange={onOfferTextChange}
              rows={14}
            />
          </>
        )}
        <div className={styles.launch}>
          <Button
            type="submit"
            variant="primary"
            size="large"
            icon={Scale}
            disabled={block !== null}
            aria-describedby={block === null ? undefined : reasonId}
          >
            {copy.compare}
          </Button>
          {block !== null && (
            <Text id={reasonId} size="s" tone="muted">
              {copy.blocked[block]}
            </Text>
          )}
        </div>
      </Card>
      <PromisedSteps {...copy.promise} />
    </form>
  );
};

import { Upload } from 'lucide-react';
import type { ReactElement } from 'react';

import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { Spinner } from '#/components/Spinner/Spinner';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import { CvFile } from '#/modules/CvFile/CvFile';
import { matchCopy as copy } from '#/pages/MatchPage/MatchPage.copy';
import type { MatchCv } from '#/pages/MatchPage/MatchPage.state';
import type { CvReading } from '#/usecases/cv/readingOf';

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
export const ComparedCv = ({ cv }: { readonly cv: MatchCv }) => (
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

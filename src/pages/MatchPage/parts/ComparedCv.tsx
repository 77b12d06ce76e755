import { Upload } from 'lucide-react';

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

import * as styles from '#/pages/MatchPage/MatchPage.css';

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
        {cv.reading === 'underWay' && <Spinner label={copy.cv.reading} size="s" />}
        {(cv.reading === 'failed' || cv.reading === 'unusable') && (
          <Callout tone="caution" title={copy.cv.unreadableTitle}>
            {cv.reading === 'failed' ? copy.cv.unreadable : copy.cv.unusable}
          </Callout>
        )}
        <TextLink href={ADDRESSES.myCv}>{copy.cv.change}</TextLink>
      </>
    )}
  </Card>
);

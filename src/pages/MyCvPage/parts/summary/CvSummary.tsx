import type { ReactNode } from 'react';

import { Button } from '#/components/Button/Button';
import { ReadingDrawing } from '#/components/drawings/ReadingDrawing';
import { Heading } from '#/components/Heading/Heading';
import { Scale, UserRoundPen } from '#/components/Icon/iconPaths';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { Text } from '#/components/Text/Text';
import { ADDRESSES } from '#/copy/addresses';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';

import * as styles from '#/pages/MyCvPage/parts/summary/CvSummary.css';

type CvSummaryProps = {
  /** How well it was read. */
  readonly words: string;
  /** Null where nothing was recognised that could be used. */
  readonly onFillProfile: (() => void) | null;
  /** The file that it was read from, and whether it is kept. */
  readonly children: ReactNode;
};

/** What to do with what was read, then the file it came from. */
export const CvSummary = ({ words, onFillProfile, children }: CvSummaryProps) => (
  <section className={styles.summary}>
    <div className={styles.head}>
      <div className={styles.drawing}>
        <ReadingDrawing inked={1} understood={1} />
      </div>
      <div className={styles.words}>
        <Heading level={2} size="xl">
          {copy.read.title}
        </Heading>
        <Text tone="muted">{words}</Text>
      </div>
      {onFillProfile && (
        <div className={styles.actions}>
          <LinkButton href={ADDRESSES.match} variant="primary" icon={Scale}>
            {copy.read.compare}
          </LinkButton>
          <Button icon={UserRoundPen} onClick={onFillProfile}>
            {copy.read.fillProfile}
          </Button>
        </div>
      )}
    </div>
    <div className={styles.file}>{children}</div>
  </section>
);

import { FileText, UserRound } from 'lucide-react';

import { Badge } from '#/components/Badge/Badge';
import { Heading } from '#/components/Heading/Heading';
import { Spinner } from '#/components/Spinner/Spinner';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import { letterCopy } from '#/pages/CoverLetterPage/CoverLetterPage.copy';
import type { LetterSources } from '#/pages/CoverLetterPage/CoverLetterPage.state';

import * as styles from '#/pages/CoverLetterPage/CoverLetterPage.css';

const copy = letterCopy.sources;

/** What the letter will be made from; where there is nothing, the ways to give it something. */
export const SourceNote = ({
  sources: { profile, cv, sample },
}: {
  readonly sources: LetterSources;
}) => {
  const none = sample ? copy.none : copy.noneAtAll;
  const nothing = !profile && cv?.reading !== 'done';
  return (
    <div className={styles.side}>
      <div className={styles.sources}>
        <Heading level={2} size="s">
          {copy.title}
        </Heading>
        {profile && <Badge icon={UserRound}>{copy.profile}</Badge>}
        {cv?.reading === 'done' && <Badge icon={FileText}>{cv.fileName}</Badge>}
        {cv?.reading === 'underWay' && <Spinner label={copy.reading} size="s" />}
      </div>
      {nothing && (
        <>
          <Text size="s" tone="muted">
            {cv?.reading === 'failed' ? `${copy.unreadable} ${none}` : none}
          </Text>
          <div className={styles.sources}>
            <TextLink href={ADDRESSES.myCv} standalone>
              {copy.import}
            </TextLink>
            <TextLink href={ADDRESSES.profile} standalone>
              {copy.fill}
            </TextLink>
          </div>
        </>
      )}
    </div>
  );
};

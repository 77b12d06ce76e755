import { Suspense } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { FilePlus } from '#/components/Icon/iconPaths';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { Skeleton } from '#/components/Skeleton/Skeleton';
import { Text } from '#/components/Text/Text';
import { UnreadableEntries } from '#/modules/UnreadableEntries/UnreadableEntries';
import { letterCopy } from '#/pages/CoverLetterPage/CoverLetterPage.copy';
import type { LetterList, LetterListActions } from '#/pages/CoverLetterPage/CoverLetterPage.state';

import * as styles from '#/pages/CoverLetterPage/CoverLetterPage.css';

const copy = letterCopy.list;

const LetterItems = lazyComponent(
  async () => (await import('#/pages/CoverLetterPage/parts/LetterItems')).LetterItems,
);

type LetterListViewProps = { readonly list: LetterList; readonly actions: LetterListActions };

/** The letters kept on this device. */
export const LetterListView = ({ list, actions }: LetterListViewProps) => (
  <Card as="section" padding="large">
    <div className={styles.form}>
      <div className={styles.head}>
        <Heading level={2} size="s">
          {copy.title}
        </Heading>
        <Button size="small" icon={FilePlus} onClick={actions.onNew}>
          {copy.new}
        </Button>
      </div>
      {list.status === 'newer' && <UnreadableEntries list="letters" unreadable="newer" />}
      {(list.status === 'unavailable' || list.status === 'damaged') && (
        <Callout tone="caution" title={copy[list.status].title}>
          {copy[list.status].text}
        </Callout>
      )}
      {list.status === 'ready' && <UnreadableEntries list="letters" unreadable={list.unreadable} />}
      {list.status === 'ready' && list.letters.length === 0 && (
        <Text size="s" tone="muted">
          {copy.empty}
        </Text>
      )}
      {list.status === 'ready' && list.letters.length > 0 && (
        <Suspense fallback={<Skeleton kind="block" />}>
          <LetterItems letters={list.letters} actions={actions} />
        </Suspense>
      )}
    </div>
  </Card>
);

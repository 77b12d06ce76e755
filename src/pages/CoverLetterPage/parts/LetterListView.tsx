import { Copy, FilePlus, Pencil, Trash2 } from 'lucide-react';

import { Badge } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Menu } from '#/components/Menu/Menu';
import { Text } from '#/components/Text/Text';
import { letterCopy } from '#/pages/CoverLetterPage/CoverLetterPage.copy';
import type {
  LetterList,
  LetterListActions,
  LetterSummary,
} from '#/pages/CoverLetterPage/CoverLetterPage.state';

import * as styles from '#/pages/CoverLetterPage/CoverLetterPage.css';

const copy = letterCopy.list;

type ItemProps = { readonly letter: LetterSummary; readonly actions: LetterListActions };

const Item = ({ letter, actions }: ItemProps) => (
  <li className={styles.letter}>
    <button
      type="button"
      className={styles.letterName}
      aria-current={letter.open ? 'true' : undefined}
      onClick={() => actions.onOpen(letter.id)}
    >
      <Text as="span" weight="medium">
        {letter.name}
      </Text>
      <Text as="span" size="s" tone="muted">
        {copy.changed(letter.changedAt)}
      </Text>
      {letter.open && (
        <Badge size="small" tone="info">
          {copy.open}
        </Badge>
      )}
    </button>
    <Menu
      label={copy.menu(letter.name)}
      items={[
        {
          id: 'rename',
          label: copy.rename,
          icon: Pencil,
          onSelect: () => actions.onAskRename(letter.id),
        },
        {
          id: 'duplicate',
          label: copy.duplicate,
          icon: Copy,
          onSelect: () => actions.onDuplicate(letter.id),
        },
        {
          id: 'delete',
          label: copy.delete,
          icon: Trash2,
          tone: 'critical',
          onSelect: () => actions.onAskDelete(letter.id),
        },
      ]}
    />
  </li>
);

type LetterListViewProps = { readonly list: LetterList; readonly actions: LetterListActions };

/** The letters kept on this device. */
export const LetterListView = ({ list, actions }: LetterListViewProps) => (
  <Card as="section" padding="large" className={styles.screenOnly}>
    <div className={styles.form}>
      <div className={styles.head}>
        <Heading level={2} size="s">
          {copy.title}
        </Heading>
        <Button size="small" icon={FilePlus} onClick={actions.onNew}>
          {copy.new}
        </Button>
      </div>
      {list.status !== 'ready' && (
        <Callout tone="caution" title={copy[list.status].title}>
          {copy[list.status].text}
        </Callout>
      )}
      {list.status === 'ready' && list.letters.length === 0 && (
        <Text size="s" tone="muted">
          {copy.empty}
        </Text>
      )}
      {list.status === 'ready' && list.letters.length > 0 && (
        <ul className={styles.letters}>
          {list.letters.map((letter) => (
            <Item key={letter.id} letter={letter} actions={actions} />
          ))}
        </ul>
      )}
    </div>
  </Card>
);

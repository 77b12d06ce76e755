import { Badge } from '#/components/Badge/Badge';
import { Copy, Pencil, Trash2 } from '#/components/Icon/iconPaths';
import { Menu } from '#/components/Menu/Menu';
import { Text } from '#/components/Text/Text';
import { letterCopy } from '#/pages/CoverLetterPage/CoverLetterPage.copy';
import type {
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

type LetterItemsProps = {
  readonly letters: readonly LetterSummary[];
  readonly actions: LetterListActions;
};

/** Each kept letter, with what can be done with it. */
export const LetterItems = ({ letters, actions }: LetterItemsProps) => (
  <ul className={styles.letters}>
    {letters.map((letter) => (
      <Item key={letter.id} letter={letter} actions={actions} />
    ))}
  </ul>
);

import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';

import { Button } from '#/components/Button/Button';
import { Plus } from '#/components/Icon/iconPaths';
import { Text } from '#/components/Text/Text';
import { Section } from '#/pages/ApplicationsPage/parts/detail/Section';

import * as styles from '#/pages/ApplicationsPage/ApplicationsPage.css';

type Item = { readonly id: number };

/** The item that a form corrects; both null for a new one. */
type Edited<T> = { readonly id: number | null; readonly initial: T | null };

type EditableSectionProps<T extends Item> = {
  readonly copy: { readonly title: string; readonly add: string; readonly none: string };
  readonly items: readonly T[];
  /** One item as a list item; the function given opens its form. */
  readonly renderItem: (item: T, edit: () => void) => ReactNode;
  /** The form of an item; the function given closes it. */
  readonly renderForm: (edited: Edited<T>, close: () => void) => ReactNode;
};

/** A part of an application whose items are added and corrected in place, one at a time. */
export const EditableSection = <T extends Item>({
  copy,
  items,
  renderItem,
  renderForm,
}: EditableSectionProps<T>) => {
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const id = edited === 'new' ? null : edited;
  return (
    <Section
      title={copy.title}
      action={
        edited === null && (
          <Button size="small" icon={Plus} onClick={() => setEdited('new')}>
            {copy.add}
          </Button>
        )
      }
    >
      {items.length === 0 && edited === null && (
        <Text size="s" tone="muted">
          {copy.none}
        </Text>
      )}
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item) => renderItem(item, () => setEdited(item.id)))}
        </ul>
      )}
      {edited !== null && (
        // A form of its own for each: none starts with what was typed in another.
        <Fragment key={edited}>
          {renderForm({ id, initial: items.find((item) => item.id === id) ?? null }, () =>
            setEdited(null),
          )}
        </Fragment>
      )}
    </Section>
  );
};

import { ArrowDown, ArrowUp, ChevronDown, ChevronUp, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { Badge } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import { Heading } from '#/components/Heading/Heading';
import { Text } from '#/components/Text/Text';
import { profileCopy } from '#/pages/ProfilePage/ProfilePage.copy';

import * as styles from '#/pages/ProfilePage/ProfilePage.css';

const copy = profileCopy.entries;

/** What the words of an entry say while it is closed. */
export type EntryWords = {
  readonly name: string;
  readonly place: string;
  readonly period: string;
};

type EntryCardProps = EntryWords & {
  readonly open: boolean;
  readonly invalid: boolean;
  /** Just added: takes the focus. */
  readonly fresh: boolean;
  readonly first: boolean;
  readonly last: boolean;
  readonly onToggle: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  /** The fields. */
  readonly children: ReactNode;
};

/** One entry of a list: what it says, what can be done with it, and its fields on demand. */
export const EntryCard = ({
  name,
  place,
  period,
  open,
  fresh,
  first,
  last,
  ...props
}: EntryCardProps) => {
  const root = useRef<HTMLLIElement>(null);
  const lastMove = useRef<'up' | 'down' | null>(null);
  const shown = open || props.invalid;

  useEffect(() => {
    if (fresh) root.current?.querySelector<HTMLElement>('input')?.focus();
  }, [fresh]);
  // A moved element may lose the focus, and the button at an end of the list sleeps: the other takes it.
  useEffect(() => {
    const wanted = lastMove.current;
    if (wanted === null) return;
    lastMove.current = null;
    const ways = wanted === 'up' ? ['up', 'down'] : ['down', 'up'];
    const [button] = ways.flatMap((way) => [
      ...(root.current?.querySelectorAll<HTMLElement>(`[data-move="${way}"]:enabled`) ?? []),
    ]);
    button?.focus();
  });
  const move = (by: -1 | 1): void => {
    lastMove.current = by === -1 ? 'up' : 'down';
    props.onMove(by);
  };

  return (
    <li ref={root} className={styles.entry}>
      <div className={styles.entryHead}>
        <div className={styles.entryWords}>
          <div className={styles.entryTitle}>
            <Heading level={2} size="s">
              {name}
            </Heading>
            {props.invalid && (
              <Badge tone="critical" size="small">
                {copy.toFix}
              </Badge>
            )}
          </div>
          <Text size="s" tone="muted">
            {[place, period].filter(Boolean).join(' · ')}
          </Text>
        </div>
        <div className={styles.entryActions}>
          <Button
            variant="quiet"
            icon={ArrowUp}
            iconOnly
            disabled={first}
            data-move="up"
            onClick={() => move(-1)}
          >
            {copy.up(name)}
          </Button>
          <Button
            variant="quiet"
            icon={ArrowDown}
            iconOnly
            disabled={last}
            data-move="down"
            onClick={() => move(1)}
          >
            {copy.down(name)}
          </Button>
          <Button variant="quiet" icon={Trash2} iconOnly onClick={props.onRemove}>
            {copy.remove(name)}
          </Button>
          <Button
            variant="quiet"
            icon={shown ? ChevronUp : ChevronDown}
            iconOnly
            aria-expanded={shown}
            onClick={props.onToggle}
          >
            {shown ? copy.close(name) : copy.edit(name)}
          </Button>
        </div>
      </div>
      {shown && props.children}
    </li>
  );
};

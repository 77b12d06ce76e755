import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { Badge } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import { EmptyCvDrawing } from '#/components/drawings/EmptyCvDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { Heading } from '#/components/Heading/Heading';
import {
  ArrowDown,
  ArrowUp,
  ChevronDown,
  ChevronUp,
  Plus,
  Trash2,
} from '#/components/Icon/iconPaths';
import { Inline } from '#/components/Inline/Inline';
import { Text } from '#/components/Text/Text';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import type { FieldProblem } from '#/domain/profile/checkProfile';
import { MAX_ENTRIES } from '#/domain/profile/profile';
import { SectionForm } from '#/pages/ProfilePage/parts/SectionForm';
import type { SectionProps } from '#/pages/ProfilePage/parts/SectionForm';
import { profileCopy } from '#/pages/ProfilePage/ProfilePage.copy';
import type { EntryList, Keyed } from '#/usecases/profile/profileDraft';

import * as styles from '#/pages/ProfilePage/ProfilePage.css';

const copy = profileCopy.entries;
const SECTION_OF = { experiences: 'experience', education: 'education' } as const;

/** The sentence of what is wrong with a field of the entry. */
export type ErrorOf = (field: string) => string | undefined;

type EntriesSectionProps<Entry> = SectionProps & {
  readonly list: EntryList;
  readonly entries: readonly Keyed<Entry>[];
  readonly wordsOf: (entry: Entry) => EntryWords;
  readonly renderFields: (entry: Keyed<Entry>, errorOf: ErrorOf) => ReactNode;
};

/** A list of entries: add, change, move, remove; nothing is kept before the section is saved. */
export const EntriesSection = <Entry,>({
  list,
  entries,
  wordsOf,
  renderFields,
  ...props
}: EntriesSectionProps<Entry>) => {
  const { draft, onChange } = props;
  const [news, setNews] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const words = copy.lists[list];
  const full = entries.length >= MAX_ENTRIES;

  const move = (key: string, index: number, by: -1 | 1): void => {
    onChange({ type: 'entryMoved', list, key, by });
    setNews(words.moved(index + 1 + by, entries.length));
  };
  const remove = (key: string): void => {
    onChange({ type: 'entryRemoved', list, key });
    setNews(words.removed);
    addButton.current?.focus();
  };

  return (
    <SectionForm {...props} section={SECTION_OF[list]}>
      {(problems) => (
        <>
          <Inline
            gap={3}
            justify={entries.length === 0 ? 'center' : 'space-between'}
            className={entries.length === 0 ? styles.addFirst : undefined}
          >
            {entries.length > 0 && (
              <Text tone="muted" size="s">
                {full ? copy.full : words.count(entries.length)}
              </Text>
            )}
            <Button
              ref={addButton}
              icon={Plus}
              disabled={full}
              onClick={() => onChange({ type: 'entryAdded', list })}
            >
              {words.add}
            </Button>
          </Inline>
          {entries.length === 0 ? (
            <EmptyState
              title={words.empty.title}
              text={words.empty.text}
              drawing={<EmptyCvDrawing />}
            />
          ) : (
            <ul className={styles.entries}>
              {entries.map((entry, index) => {
                const errorOf: ErrorOf = (field) => {
                  const problem: FieldProblem | undefined = problems.get(`${index}.${field}`);
                  return problem && profileCopy.fieldProblems[problem];
                };
                return (
                  <EntryCard
                    key={entry.key}
                    {...wordsOf(entry)}
                    open={draft.open.includes(entry.key)}
                    invalid={[...problems.keys()].some((field) => field.startsWith(`${index}.`))}
                    fresh={draft.added === entry.key}
                    first={index === 0}
                    last={index === entries.length - 1}
                    onToggle={() => onChange({ type: 'entryToggled', key: entry.key })}
                    onMove={(by) => move(entry.key, index, by)}
                    onRemove={() => remove(entry.key)}
                  >
                    {renderFields(entry, errorOf)}
                  </EntryCard>
                );
              })}
            </ul>
          )}
          <VisuallyHidden>
            <output>{news}</output>
          </VisuallyHidden>
        </>
      )}
    </SectionForm>
  );
};

/** What the words of an entry say while it is closed. */
type EntryWords = {
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
const EntryCard = ({ name, place, period, open, fresh, first, last, ...props }: EntryCardProps) => {
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

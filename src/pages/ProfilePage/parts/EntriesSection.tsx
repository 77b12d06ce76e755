import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { Button } from '#/components/Button/Button';
import { EmptyCvDrawing } from '#/components/drawings/EmptyCvDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { Inline } from '#/components/Inline/Inline';
import { Text } from '#/components/Text/Text';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import type { FieldProblem } from '#/domain/profile/checkProfile';
import { MAX_ENTRIES } from '#/domain/profile/profile';
import { EntryCard } from '#/pages/ProfilePage/parts/EntryCard';
import type { EntryWords } from '#/pages/ProfilePage/parts/EntryCard';
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

import { useState } from 'react';

import { FieldRow } from '#/components/FieldRow/FieldRow';
import { EditButton } from '#/components/InlineEdit/EditButton';
import type { Confidence, Read } from '#/domain/cv/cv';
import { CONFIDENCES } from '#/domain/cv/cv';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import { DateEditor } from '#/pages/MyCvPage/parts/editing/DateEditor';
import type { EditedDates } from '#/pages/MyCvPage/parts/editing/DateEditor';
import type { ReadCvActions } from '#/pages/MyCvPage/parts/editing/readCvActions';
import { ReadMark } from '#/pages/MyCvPage/parts/editing/ReadMark';

type ReadDatesProps = Pick<ReadCvActions, 'onShow' | 'lit'> & {
  /** Key of the dates among the places of the document. */
  readonly zone: string;
  /** The dates in words. */
  readonly words: string;
  /** What was read: the least sure of them speaks for all. */
  readonly fields: readonly (Read<unknown> | null)[];
  readonly value: EditedDates;
  readonly startLabel?: string;
  readonly endLabel: string;
  readonly ongoingLabel: string;
  readonly endWhileOngoing?: boolean;
  readonly defaultEditing?: boolean;
  readonly onSave: (dates: EditedDates) => void;
};

/** From the one we trust most to the one we trust least. */
const TRUST: readonly Confidence[] = ['corrected', ...CONFIDENCES.slice(0, -1)];

const leastSure = (fields: readonly Read<unknown>[]): Confidence =>
  fields.reduce<Confidence>(
    (worst, { confidence }) =>
      TRUST.indexOf(confidence) > TRUST.indexOf(worst) ? confidence : worst,
    'corrected',
  );

const focusFirst = (row: HTMLElement | null): void =>
  row?.querySelector<HTMLElement>('input, button')?.focus();

/** The dates of an entry, correctable in place. */
export const ReadDates = ({
  zone,
  lit,
  words,
  fields,
  value,
  defaultEditing = false,
  onSave,
  onShow,
  ...labels
}: ReadDatesProps) => {
  const [editing, setEditing] = useState(defaultEditing);
  // The focus follows the user's own change of mode, never the first picture.
  const [turned, setTurned] = useState(false);
  const turn = (next: boolean): void => {
    setTurned(true);
    setEditing(next);
  };
  const read = fields.filter((field) => field !== null);
  const confidence = leastSure(read);
  const label = copy.fields.dates;
  return (
    <FieldRow
      label={label}
      zone={zone}
      lit={lit === zone}
      doubtful={confidence === 'doubtful'}
      mark={
        read.length > 0 && (
          <ReadMark
            label={label}
            confidence={confidence}
            onShow={read.some(({ source }) => source !== null) ? () => onShow(zone) : undefined}
            onConfirm={() => onSave(value)}
            onRefuse={() => onSave({ start: null, end: null, ongoing: false })}
          />
        )
      }
    >
      <div key={String(editing)} ref={turned ? focusFirst : undefined}>
        {editing ? (
          <DateEditor
            {...labels}
            label={copy.read.edit(label)}
            value={value}
            onCancel={() => turn(false)}
            onSave={(dates) => {
              onSave(dates);
              turn(false);
            }}
          />
        ) : (
          <EditButton
            value={words}
            editLabel={copy.read.edit(label)}
            absent={read.length === 0}
            onClick={() => turn(true)}
          />
        )}
      </div>
    </FieldRow>
  );
};

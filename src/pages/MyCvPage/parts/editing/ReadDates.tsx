import { useState } from 'react';
import type { KeyboardEvent, SubmitEvent } from 'react';

import { Button } from '#/components/Button/Button';
import { Checkbox } from '#/components/Checkbox/Checkbox';
import { FieldRow } from '#/components/FieldRow/FieldRow';
import { EditButton } from '#/components/InlineEdit/EditButton';
import { TextField } from '#/components/TextField/TextField';
import { CONFIDENCES } from '#/domain/cv/cv';
import type { Confidence, Read } from '#/domain/cv/cv';
import type { YearMonth } from '#/domain/shared/plainDate';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import type { ReadCvActions } from '#/pages/MyCvPage/parts/editing/readCvActions';
import { ReadMark } from '#/pages/MyCvPage/parts/editing/ReadMark';
import { isAfter, readYearMonth, writeYearMonth } from '#/pages/MyCvPage/yearMonth';

import * as styles from '#/pages/MyCvPage/parts/editing/DateEditor.css';

/** Dates as the user left them; `ongoing` for what has no end yet. */
type EditedDates = {
  readonly start: YearMonth | null;
  readonly end: YearMonth | null;
  readonly ongoing: boolean;
};

type DateEditorProps = {
  readonly value: EditedDates;
  /** Names the group. */
  readonly label: string;
  /** Without it only an end is asked for. */
  readonly startLabel?: string;
  readonly endLabel: string;
  readonly ongoingLabel: string;
  /** An end may stand beside `ongoing`: the date a diploma is expected. */
  readonly endWhileOngoing?: boolean;
  readonly onSave: (dates: EditedDates) => void;
  readonly onCancel: () => void;
};

/** A start, an end or neither: typed as a month and a year, or a year alone. Escape gives up. */
const DateEditor = ({
  value,
  label,
  startLabel,
  endLabel,
  ongoingLabel,
  endWhileOngoing = false,
  onSave,
  onCancel,
}: DateEditorProps) => {
  const [start, setStart] = useState(writeYearMonth(value.start));
  const [end, setEnd] = useState(writeYearMonth(value.end));
  const [ongoing, setOngoing] = useState(value.ongoing);
  const [tried, setTried] = useState(false);

  const asksEnd = !ongoing || endWhileOngoing;
  const from = readYearMonth(start);
  const to = asksEnd ? readYearMonth(end) : null;
  const startError = from === 'invalid' ? copy.dates.invalid : null;
  const endError =
    to === 'invalid'
      ? copy.dates.invalid
      : from !== null && from !== 'invalid' && to !== null && isAfter(from, to)
        ? copy.dates.reversed
        : null;

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (from === 'invalid' || to === 'invalid' || endError !== null) return;
    onSave({ start: from, end: to, ongoing });
  };

  const giveUpOnEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onCancel();
  };

  return (
    <form aria-label={label} onSubmit={submit} className={styles.form}>
      <div className={styles.fields}>
        {startLabel && (
          <TextField
            label={startLabel}
            value={start}
            onChange={setStart}
            placeholder={copy.dates.placeholder}
            error={tried ? startError : null}
            autoComplete="off"
            onKeyDown={giveUpOnEscape}
          />
        )}
        {asksEnd && (
          <TextField
            label={endLabel}
            value={end}
            onChange={setEnd}
            placeholder={copy.dates.placeholder}
            error={tried ? endError : null}
            autoComplete="off"
            onKeyDown={giveUpOnEscape}
          />
        )}
      </div>
      <Checkbox label={ongoingLabel} checked={ongoing} onChange={setOngoing} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="small">
          {copy.read.save}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {copy.read.cancel}
        </Button>
      </div>
    </form>
  );
};

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

import { useState } from 'react';
import type { KeyboardEvent, SubmitEvent } from 'react';

import { Button } from '#/components/Button/Button';
import { Checkbox } from '#/components/Checkbox/Checkbox';
import { TextField } from '#/components/TextField/TextField';
import type { YearMonth } from '#/domain/shared/plainDate';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import { isAfter, readYearMonth, writeYearMonth } from '#/pages/MyCvPage/yearMonth';

import * as styles from '#/pages/MyCvPage/parts/editing/DateEditor.css';

/** Dates as the user left them; `ongoing` for what has no end yet. */
export type EditedDates = {
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
export const DateEditor = ({
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

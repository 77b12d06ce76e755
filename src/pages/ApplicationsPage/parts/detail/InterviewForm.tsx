import { useState } from 'react';

import { TextArea } from '#/components/TextArea/TextArea';
import { TextField } from '#/components/TextField/TextField';
import { MAX_LINE, MAX_TEXT } from '#/domain/applications/application';
import type { PlannedInterview } from '#/domain/applications/application';
import { addDays, dayOf, isLocalTime, isSearchDay } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import { applicationsCopy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';
import { detailCopy } from '#/pages/ApplicationsPage/Detail.copy';
import { InlineForm } from '#/pages/ApplicationsPage/parts/detail/InlineForm';

import * as styles from '#/pages/ApplicationsPage/ApplicationsPage.css';

const copy = detailCopy.interviews;

type InterviewFormProps = {
  readonly initial: PlannedInterview | null;
  readonly today: Day;
  readonly onSave: (interview: Omit<PlannedInterview, 'id'>) => void;
  readonly onCancel: () => void;
};

/** When and where. A new one starts tomorrow at ten. */
export const InterviewForm = ({ initial, today, onSave, onCancel }: InterviewFormProps) => {
  const [start, setStart] = useState(initial?.start ?? `${addDays(today, 1)}T10:00`);
  const [minutes, setMinutes] = useState(String(initial?.minutes ?? 60));
  const [place, setPlace] = useState(initial?.place ?? '');
  const [notes, setNotes] = useState(initial?.notes ?? '');
  const [checked, setChecked] = useState(false);
  const length = Number(minutes);
  const rightLength = Number.isInteger(length) && length >= 5 && length <= 1440;
  // Browsers may add seconds.
  const time = start.slice(0, 16);
  const rightTime = isLocalTime(time) && isSearchDay(dayOf(time));
  return (
    <InlineForm
      saveLabel={copy.save}
      onCancel={onCancel}
      onSave={() => {
        setChecked(true);
        if (rightTime && rightLength) onSave({ start: time, minutes: length, place, notes });
      }}
    >
      <TextField
        label={copy.start}
        type="datetime-local"
        required
        value={start}
        onChange={setStart}
        error={checked && !rightTime ? copy.startMissing : null}
      />
      <TextField
        label={copy.minutes}
        type="number"
        min={5}
        max={1440}
        step={5}
        value={minutes}
        onChange={setMinutes}
        error={checked && !rightLength ? copy.minutesWrong : null}
      />
      <div className={styles.wide}>
        <TextField
          label={copy.place}
          optionalLabel={applicationsCopy.form.optional}
          maxLength={MAX_LINE}
          value={place}
          onChange={setPlace}
        />
      </div>
      <div className={styles.wide}>
        <TextArea
          label={copy.notes}
          optionalLabel={applicationsCopy.form.optional}
          rows={3}
          maxLength={MAX_TEXT}
          value={notes}
          onChange={setNotes}
        />
      </div>
    </InlineForm>
  );
};

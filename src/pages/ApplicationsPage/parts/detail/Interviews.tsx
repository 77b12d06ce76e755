import { useState } from 'react';

import { Badge } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import { CalendarPlus, Pencil, Trash2 } from '#/components/Icon/iconPaths';
import { Text } from '#/components/Text/Text';
import { TextArea } from '#/components/TextArea/TextArea';
import { TextField } from '#/components/TextField/TextField';
import { MAX_LINE, MAX_TEXT } from '#/domain/applications/application';
import type { Application, PlannedInterview } from '#/domain/applications/application';
import type { ApplicationChange } from '#/domain/applications/changes';
import { addDays, dayOf, isLocalTime, isSearchDay } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import { interviewsInOrder } from '#/domain/applications/interviewOrder';
import { longTime } from '#/pages/ApplicationsPage/applicationDays';
import { applicationsCopy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';
import { detailCopy } from '#/pages/ApplicationsPage/Detail.copy';
import { EditableSection } from '#/pages/ApplicationsPage/parts/detail/EditableSection';
import { InlineForm } from '#/pages/ApplicationsPage/parts/detail/InlineForm';
import { ItemButton } from '#/pages/ApplicationsPage/parts/detail/ItemButton';

import * as applicationsPageStyles from '#/pages/ApplicationsPage/ApplicationsPage.css';
import * as styles from '#/pages/ApplicationsPage/Detail.css';

const copy = detailCopy.interviews;

type InterviewsProps = {
  readonly application: Application;
  readonly today: Day;
  readonly onChange: (change: ApplicationChange) => boolean;
  readonly onCalendar: (interviewId: number) => void;
};

/** The interviews of an application, in order, each for the user's own calendar. */
export const Interviews = ({ application, today, onChange, onCalendar }: InterviewsProps) => (
  <EditableSection
    copy={copy}
    items={interviewsInOrder(application.interviews, today)}
    renderItem={({ id, start, minutes, place, notes }, edit) => {
      const when = longTime(start);
      const past = dayOf(start) < today;
      return (
        <li key={id} className={styles.interview}>
          <div className={styles.interviewWords}>
            <Text weight="medium" className={styles.when}>
              <time dateTime={start}>{when}</time>
            </Text>
            <Text size="s" tone="muted">
              {[copy.duration(minutes), place || application.place].filter(Boolean).join(' · ')}
            </Text>
            {notes && <p className={styles.longText}>{notes}</p>}
            {past && <Badge size="small">{copy.past}</Badge>}
          </div>
          <div className={styles.itemActions}>
            {!past && (
              <Button
                size="small"
                icon={CalendarPlus}
                aria-label={copy.calendarNamed(when)}
                onClick={() => onCalendar(id)}
              >
                {copy.calendar}
              </Button>
            )}
            <ItemButton icon={Pencil} label={copy.edit(when)} onClick={edit} />
            <ItemButton
              icon={Trash2}
              label={copy.remove(when)}
              onClick={() => onChange({ kind: 'removeInterview', id })}
            />
          </div>
        </li>
      );
    }}
    renderForm={({ id, initial }, close) => (
      <InterviewForm
        initial={initial}
        today={today}
        onSave={(interview) => {
          if (onChange({ kind: 'saveInterview', interview: { ...interview, id } })) close();
        }}
        onCancel={close}
      />
    )}
  />
);

type InterviewFormProps = {
  readonly initial: PlannedInterview | null;
  readonly today: Day;
  readonly onSave: (interview: Omit<PlannedInterview, 'id'>) => void;
  readonly onCancel: () => void;
};

/** When and where. A new one starts tomorrow at ten. */
const InterviewForm = ({ initial, today, onSave, onCancel }: InterviewFormProps) => {
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
      <div className={applicationsPageStyles.wide}>
        <TextField
          label={copy.place}
          optionalLabel={applicationsCopy.form.optional}
          maxLength={MAX_LINE}
          value={place}
          onChange={setPlace}
        />
      </div>
      <div className={applicationsPageStyles.wide}>
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

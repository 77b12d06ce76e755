import { CalendarPlus, Pencil, Trash2 } from 'lucide-react';

import { Badge } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import { Text } from '#/components/Text/Text';
import type { Application } from '#/domain/applications/application';
import type { ApplicationChange } from '#/domain/applications/changes';
import { dayOf } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import { interviewsInOrder } from '#/domain/applications/interviewOrder';
import { longTime } from '#/pages/ApplicationsPage/dayWords';
import { detailCopy } from '#/pages/ApplicationsPage/Detail.copy';
import { EditableSection } from '#/pages/ApplicationsPage/parts/detail/EditableSection';
import { InterviewForm } from '#/pages/ApplicationsPage/parts/detail/InterviewForm';
import { ItemButton } from '#/pages/ApplicationsPage/parts/detail/ItemButton';

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

import { CalendarPlus, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { Badge } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import { Text } from '#/components/Text/Text';
import type { Application, PlannedInterview } from '#/domain/applications/application';
import type { ApplicationChange } from '#/domain/applications/changes';
import { dayOf } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import { interviewsInOrder } from '#/domain/applications/interviewOrder';
import { applicationsCopy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';
import { longTime } from '#/pages/ApplicationsPage/dayWords';
import { InterviewForm } from '#/pages/ApplicationsPage/parts/detail/InterviewForm';
import { Section } from '#/pages/ApplicationsPage/parts/detail/Section';

import * as styles from '#/pages/ApplicationsPage/ApplicationsPage.css';

const copy = applicationsCopy.interviews;

type InterviewsProps = {
  readonly application: Application;
  readonly today: Day;
  readonly onChange: (change: ApplicationChange) => boolean;
  readonly onCalendar: (interviewId: number) => void;
};

/** The interviews of an application, in order, each for the user's own calendar. */
export const Interviews = ({ application, today, onChange, onCalendar }: InterviewsProps) => {
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const interviews = interviewsInOrder(application.interviews, today);
  const save = (interview: Omit<PlannedInterview, 'id'>): void => {
    const id = typeof edited === 'number' ? edited : null;
    if (onChange({ kind: 'saveInterview', interview: { ...interview, id } })) setEdited(null);
  };
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
      {interviews.length === 0 && edited === null && (
        <Text size="s" tone="muted">
          {copy.none}
        </Text>
      )}
      {interviews.length > 0 && (
        <ul className={styles.items}>
          {interviews.map((interview) => {
            const when = longTime(interview.start);
            return (
              <li key={interview.id} className={styles.interview}>
                <div className={styles.interviewWords}>
                  <Text weight="medium" className={styles.when}>
                    <time dateTime={interview.start}>{when}</time>
                  </Text>
                  <Text size="s" tone="muted">
                    {[copy.duration(interview.minutes), interview.place || application.place]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                  {interview.notes && <p className={styles.longText}>{interview.notes}</p>}
                  {dayOf(interview.start) < today && <Badge size="small">{copy.past}</Badge>}
                </div>
                <div className={styles.itemActions}>
                  <Button
                    size="small"
                    icon={CalendarPlus}
                    className={styles.ownLine}
                    aria-label={copy.calendarNamed(when)}
                    onClick={() => onCalendar(interview.id)}
                  >
                    {copy.calendar}
                  </Button>
                  <Button
                    size="small"
                    variant="quiet"
                    icon={Pencil}
                    iconOnly
                    onClick={() => setEdited(interview.id)}
                  >
                    {copy.edit(when)}
                  </Button>
                  <Button
                    size="small"
                    variant="quiet"
                    icon={Trash2}
                    iconOnly
                    onClick={() => onChange({ kind: 'removeInterview', id: interview.id })}
                  >
                    {copy.remove(when)}
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {edited !== null && (
        <InterviewForm
          key={edited}
          initial={interviews.find(({ id }) => id === edited) ?? null}
          today={today}
          onSave={save}
          onCancel={() => setEdited(null)}
        />
      )}
    </Section>
  );
};

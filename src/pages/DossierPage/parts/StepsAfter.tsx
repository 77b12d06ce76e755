import { Badge } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import {
  BellRing,
  CalendarClock,
  CalendarPlus,
  Check,
  Clock,
  MessagesSquare,
  MessageSquareText,
  Undo2,
} from '#/components/Icon/iconPaths';
import { NativeSelect } from '#/components/NativeSelect/NativeSelect';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { dayBeside, weekdayInWords } from '#/copy/dayWords';
import { APPLICATION_STATUSES } from '#/domain/applications/application';
import type { FollowUp } from '#/domain/applications/application';
import { dayOf } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import { duenessOf, nextFollowUp } from '#/domain/applications/followUps';
import { STATUS_LABELS } from '#/domain/applications/statuses.fr';
import { inCodeOrder } from '#/domain/shared/inCodeOrder';
import { dossierCopy } from '#/pages/DossierPage/DossierPage.copy';
import type { DossierActions, DossierView } from '#/pages/DossierPage/DossierPage.state';
import { isNextStep } from '#/pages/DossierPage/parts/StepsBefore';

import * as styles from '#/pages/DossierPage/Spine.css';

type StepProps = {
  readonly view: DossierView;
  readonly today: Day;
  readonly actions: DossierActions;
};

const LOOKS = {
  overdue: { tone: 'critical', icon: BellRing },
  today: { tone: 'caution', icon: BellRing },
  upcoming: { tone: 'neutral', icon: Clock },
} as const;

type FollowUpItemProps = Pick<StepProps, 'today' | 'actions'> & {
  readonly followUp: FollowUp;
  /** The recruiter still owes a word. */
  readonly waits: boolean;
  /** Its message and its calendar file stand at the head of the page. */
  readonly atHead: boolean;
};

const FollowUpItem = ({ followUp, waits, atHead, today, actions }: FollowUpItemProps) => {
  const copy = dossierCopy.followUp;
  const { due, doneOn } = followUp;
  const dueness = waits ? duenessOf(due, today) : 'upcoming';
  const when = dayBeside(due, today);
  return (
    <li className={styles.item}>
      {doneOn === null ? (
        <Badge size="small" tone={LOOKS[dueness].tone} icon={LOOKS[dueness].icon}>
          {copy.dueness[dueness](due)}
        </Badge>
      ) : (
        <Badge size="small" tone="positive" icon={Check}>
          {copy.done(dayBeside(doneOn, today))}
        </Badge>
      )}
      <div className={styles.itemActions}>
        {doneOn === null && waits && !atHead && (
          <>
            <Button
              size="small"
              variant="quiet"
              icon={MessageSquareText}
              aria-label={copy.messageOf(when)}
              onClick={() => actions.onAskFollowUp(followUp)}
            >
              {copy.message}
            </Button>
            <Button
              size="small"
              variant="quiet"
              icon={CalendarPlus}
              aria-label={copy.calendarOf(when)}
              onClick={() => actions.onCalendar(followUp)}
            >
              {copy.calendar}
            </Button>
          </>
        )}
        <Button
          size="small"
          variant="quiet"
          icon={doneOn === null ? Check : Undo2}
          aria-label={doneOn === null ? copy.markDoneOf(when) : copy.undoOf(when)}
          onClick={() => actions.onFinishFollowUp(followUp, doneOn === null)}
        >
          {doneOn === null ? copy.markDone : copy.undo}
        </Button>
      </div>
    </li>
  );
};

/** The follow-ups, each with its message and its calendar file. */
export const FollowUpStep = ({ view, today, actions }: StepProps) => {
  const copy = dossierCopy.followUp;
  const { application } = view;
  if (application === null) return <Text tone="muted">{copy.none}</Text>;
  const waits = application.status === 'sent' || application.status === 'inReview';
  const followUps = application.followUps
    .filter(({ doneOn }) => waits || doneOn !== null)
    .toSorted((a, b) => inCodeOrder(a.due, b.due));
  const next = nextFollowUp(application);
  return (
    <>
      {next === null && <Text tone="muted">{waits ? copy.noneLeft : copy.answered}</Text>}
      {followUps.length > 0 && (
        <ul className={styles.items}>
          {followUps.map((followUp) => (
            <FollowUpItem
              key={followUp.id}
              followUp={followUp}
              waits={waits}
              atHead={followUp.id === next?.id && isNextStep(view, 'followUp')}
              today={today}
              actions={actions}
            />
          ))}
        </ul>
      )}
    </>
  );
};

const clockOf = (start: string): string => start.slice(11).replace(':', '\u00a0h\u00a0');

/** The interviews that are planned, and what was prepared for them. */
export const InterviewStep = ({ view, today }: StepProps) => {
  const copy = dossierCopy.interview;
  const { application, trainings, links } = view;
  const planned = application?.interviews ?? [];
  const open = trainings.find(({ finished }) => !finished);
  return (
    <>
      {planned.length === 0 && trainings.length === 0 && <Text tone="muted">{copy.none}</Text>}
      <ul className={styles.items}>
        {planned.map(({ id, start, place }) => (
          <li key={`planned ${id}`} className={styles.item}>
            <Badge
              size="small"
              tone={dayOf(start) < today ? 'neutral' : 'positive'}
              icon={CalendarClock}
            >
              {copy.planned(`${weekdayInWords(dayOf(start))}, ${clockOf(start)}`)}
            </Badge>
            {place !== '' && (
              <Text as="span" size="s" tone="muted">
                {place}
              </Text>
            )}
          </li>
        ))}
        {trainings.map(({ id, answered, total, on, finished }) => (
          <li key={id} className={styles.item}>
            {finished ? (
              <TextLink href={links.trainingOf(id)}>
                {copy.trained(answered, total, dayBeside(on, today))}
              </TextLink>
            ) : (
              <Text as="span">{copy.trained(answered, total, dayBeside(on, today))}</Text>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.links}>
        {(open || !isNextStep(view, 'interview')) && (
          <TextLink href={links.interview} standalone icon={MessagesSquare}>
            {open ? copy.resume : copy.train}
          </TextLink>
        )}
        {links.application !== null && (
          <TextLink href={links.application} standalone icon={CalendarPlus}>
            {copy.add}
          </TextLink>
        )}
      </div>
    </>
  );
};

const STATUS_OPTIONS = APPLICATION_STATUSES.map((value) => ({
  value,
  label: STATUS_LABELS[value],
}));

/** What the employer said, as it is noted. */
export const AnswerStep = ({ view, today, actions }: StepProps) => {
  const copy = dossierCopy.answer;
  const { application } = view;
  if (application === null) return <Text tone="muted">{copy.none}</Text>;
  const since = application.history.at(-1)?.on ?? application.date;
  return (
    <NativeSelect
      label={copy.status}
      options={STATUS_OPTIONS}
      value={application.status}
      onChange={actions.onStatus}
      hint={copy.since(dayBeside(since, today))}
    />
  );
};

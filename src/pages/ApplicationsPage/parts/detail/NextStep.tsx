import { Badge } from '#/components/Badge/Badge';
import { Icon } from '#/components/Icon/Icon';
import { BellRing, CalendarClock, Clock } from '#/components/Icon/iconPaths';
import { Text } from '#/components/Text/Text';
import type { Application } from '#/domain/applications/application';
import { dayOf } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import { duenessOf, nextFollowUp } from '#/domain/applications/followUps';
import { clockOf, nearDay, pastDay } from '#/pages/ApplicationsPage/applicationDays';
import { applicationsCopy as copy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';

import * as styles from '#/pages/ApplicationsPage/ApplicationsPage.css';

type NextStepProps = { readonly application: Application; readonly today: Day };

/** What comes next: an interview, else the follow-up that waits. Nothing where neither does. */
export const NextStep = ({ application, today }: NextStepProps) => {
  const interview = application.interviews.find(({ start }) => dayOf(start) >= today);
  if (interview)
    return (
      <Badge size="small" tone="positive" icon={CalendarClock}>
        {copy.nextInterview(nearDay(dayOf(interview.start)), clockOf(interview.start))}
      </Badge>
    );
  const followUp = nextFollowUp(application);
  if (!followUp) return null;
  const dueness = duenessOf(followUp.due, today);
  const words = copy.dueness[dueness](
    dueness === 'overdue' ? pastDay(followUp.due, today) : nearDay(followUp.due),
  );
  return dueness === 'upcoming' ? (
    <Text as="span" size="xs" tone="muted" className={styles.upcoming}>
      <Icon icon={Clock} size="s" />
      {words}
    </Text>
  ) : (
    <Badge size="small" tone={dueness === 'overdue' ? 'critical' : 'caution'} icon={BellRing}>
      {words}
    </Badge>
  );
};

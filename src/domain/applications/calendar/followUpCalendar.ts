import type { Application, FollowUp } from '#/domain/applications/application';
import { calendarFile, contactLines } from '#/domain/applications/calendar/calendarFile';
import type { CalendarContext } from '#/domain/applications/calendar/calendarFile';
import { calendarWords } from '#/domain/applications/calendar/followUpCalendar.fr';
import { dayInWords } from '#/domain/shared/months.fr';

/** When an office answers: the middle of the morning. */
const HOUR = '10:00';
const MINUTES = 15;

/** A follow-up as an iCalendar file: a quarter of an hour in the morning, with what was sent and whom to ask for. */
export const followUpCalendar = (
  application: Application,
  { id, due }: FollowUp,
  context: CalendarContext,
): string =>
  calendarFile(
    application,
    {
      key: `relance-${id}`,
      start: `${due}T${HOUR}`,
      minutes: MINUTES,
      summary: calendarWords.summary(application),
      place: '',
      description: [
        calendarWords.sent(dayInWords(application.date)),
        ...contactLines(application, calendarWords),
      ]
        .filter(Boolean)
        .join('\n'),
      reminder: 'PT0M',
    },
    context,
  );

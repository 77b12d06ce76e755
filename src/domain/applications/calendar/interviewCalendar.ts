import type { Application, PlannedInterview } from '#/domain/applications/application';
import { calendarFile, contactLines } from '#/domain/applications/calendar/calendarFile';
import type { CalendarContext } from '#/domain/applications/calendar/calendarFile';
import { interviewWords } from '#/domain/applications/calendar/interviewCalendar.fr';

/** The interview as an iCalendar file, a reminder two hours before. */
export const interviewCalendar = (
  application: Application,
  interview: PlannedInterview,
  context: CalendarContext,
): string =>
  calendarFile(
    application,
    {
      key: String(interview.id),
      start: interview.start,
      minutes: interview.minutes,
      summary: interviewWords.summary(application),
      place: interview.place || application.place,
      description: [interview.notes, ...contactLines(application, interviewWords)]
        .filter(Boolean)
        .join('\n'),
      reminder: '-PT2H',
    },
    context,
  );

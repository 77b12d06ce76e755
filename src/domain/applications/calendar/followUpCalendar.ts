import { isWebLink } from '#/domain/applications/application';
import type { Application, FollowUp } from '#/domain/applications/application';
import { calendarWords } from '#/domain/applications/calendar/followUpCalendar.fr';
import type { CalendarContext } from '#/domain/applications/calendar/interviewCalendar';
import { instantIn, stampOf } from '#/domain/applications/calendar/timeZone';
import { escapeText, joinLines } from '#/domain/shared/contentLine';
import { dayInWords } from '#/domain/shared/months.fr';

const MINUTE_MS = 60_000;
/** When an office answers: the middle of the morning. */
const HOUR = '10:00';
const MINUTES = 15;

/** A follow-up as an iCalendar file (RFC 5545): a quarter of an hour in the morning, with what was sent and whom to ask for. Times are in UTC, as those of an interview. */
export const followUpCalendar = (
  application: Application,
  { id, due }: FollowUp,
  { now, zone }: CalendarContext,
): string => {
  const start = instantIn(zone, `${due}T${HOUR}`);
  const summary = escapeText(calendarWords.summary(application));
  const description = [
    calendarWords.sent(dayInWords(application.date)),
    ...application.contacts.map(({ name, role, email, phone }) =>
      [`${calendarWords.contact}\u00a0: ${name}`, role, phone, email].filter(Boolean).join(', '),
    ),
    application.link && `${calendarWords.offer}\u00a0: ${application.link}`,
  ]
    .filter(Boolean)
    .join('\n');
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Embellie//Applications//FR',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${application.id}-relance-${id}@embellie.invalid`,
    `DTSTAMP:${stampOf(now.getTime())}`,
    `SEQUENCE:${Math.floor(now.getTime() / MINUTE_MS)}`,
    `DTSTART:${stampOf(start)}`,
    `DTEND:${stampOf(start + MINUTES * MINUTE_MS)}`,
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(isWebLink(application.link) ? [`URL:${application.link}`] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0M',
    `DESCRIPTION:${summary}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
};

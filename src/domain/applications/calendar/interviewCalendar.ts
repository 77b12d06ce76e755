import { isWebLink } from '#/domain/applications/application';
import type { Application, PlannedInterview } from '#/domain/applications/application';
import { interviewWords } from '#/domain/applications/calendar/interviewCalendar.fr';
import { instantIn, stampOf } from '#/domain/applications/calendar/timeZone';
import { escapeText, joinLines } from '#/domain/shared/contentLine';

const MINUTE_MS = 60_000;

const descriptionOf = (application: Application, { notes }: PlannedInterview): string =>
  [
    notes,
    ...application.contacts.map(({ name, role, email, phone }) =>
      [`${interviewWords.contact}\u00a0: ${name}`, role, phone, email].filter(Boolean).join(', '),
    ),
    application.link && `${interviewWords.offer}\u00a0: ${application.link}`,
  ]
    .filter(Boolean)
    .join('\n');

/** What a calendar needs to know of where it is written. */
export type CalendarContext = {
  readonly now: Date;
  /** IANA name of the zone of the device, `Europe/Paris`: the clock that the interview was noted by. */
  readonly zone: string;
};

/**
 * The interview as an iCalendar file (RFC 5545), a reminder two hours before. Times are in UTC: Outlook guesses a zone
 * from one change of the clock each way and may refuse more (MS-OXCICAL, section 2.1.3.1.1.19). The identifier stays
 * and the sequence grows, so that a calendar that imports the file again moves the event.
 */
export const interviewCalendar = (
  application: Application,
  interview: PlannedInterview,
  { now, zone }: CalendarContext,
): string => {
  const summary = escapeText(interviewWords.summary(application));
  const place = interview.place || application.place;
  const description = descriptionOf(application, interview);
  const start = instantIn(zone, interview.start);
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Embellie//Applications//FR',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${application.id}-${interview.id}@embellie.invalid`,
    `DTSTAMP:${stampOf(now.getTime())}`,
    `SEQUENCE:${Math.floor(now.getTime() / MINUTE_MS)}`,
    `DTSTART:${stampOf(start)}`,
    `DTEND:${stampOf(start + interview.minutes * MINUTE_MS)}`,
    `SUMMARY:${summary}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(isWebLink(application.link) ? [`URL:${application.link}`] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT2H',
    `DESCRIPTION:${summary}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
};

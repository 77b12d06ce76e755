import { isWebLink } from '#/domain/applications/application';
import type { Application, PlannedInterview } from '#/domain/applications/application';
import { escapeText, joinLines } from '#/domain/applications/calendar/contentLine';
import { interviewWords } from '#/domain/applications/calendar/interviewCalendar.fr';
import { stampOf, timeZoneLines } from '#/domain/applications/calendar/timeZone';
import type { LocalTime } from '#/domain/applications/days';

const MINUTE_MS = 60_000;

const wallStamp = (time: LocalTime, minutesLater: number): string =>
  stampOf(Date.parse(`${time}:00Z`) + minutesLater * MINUTE_MS);

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
  /** IANA name of the zone of the device, `Europe/Paris`. */
  readonly zone: string;
};

/**
 * The interview as an iCalendar file (RFC 5545): wall clock of its zone, a reminder two hours before.
 * Its identifier stays the same, so that a calendar that imports it again moves the event.
 */
export const interviewCalendar = (
  application: Application,
  interview: PlannedInterview,
  { now, zone }: CalendarContext,
): string => {
  const summary = escapeText(interviewWords.summary(application));
  const place = interview.place || application.place;
  const description = descriptionOf(application, interview);
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Embellie//Applications//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...timeZoneLines(zone, interview.start),
    'BEGIN:VEVENT',
    `UID:${application.id}-${interview.id}@embellie.invalid`,
    `DTSTAMP:${stampOf(now.getTime())}Z`,
    `DTSTART;TZID=${zone}:${wallStamp(interview.start, 0)}`,
    `DTEND;TZID=${zone}:${wallStamp(interview.start, interview.minutes)}`,
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

import { isWebLink } from '#/domain/applications/application';
import type { Application } from '#/domain/applications/application';
import type { LocalTime } from '#/domain/applications/days';
import { escapeText, joinLines } from '#/domain/shared/contentLine';

/** Milliseconds that a clock of a zone is ahead of UTC at an instant. */
const aheadAt = (zone: string): ((instant: number) => number) => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return (instant) => {
    const parts = Object.fromEntries(
      format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
    );
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute) - instant;
  };
};

/**
 * The instant at which the clocks of an IANA zone show a local time, as the engine knows the zone. An hour that
 * comes twice is its first time; one that is skipped counts as if the clock had not been changed yet.
 */
export const instantIn = (zone: string, time: LocalTime): number => {
  const wall = Date.parse(`${time}:00Z`);
  const ahead = aheadAt(zone);
  const fits = (instant: number): boolean => instant + ahead(instant) === wall;
  // The clock before any change that is near, then the one after it.
  const day = 24 * 60 * MINUTE_MS;
  const before = wall - ahead(wall - day);
  const after = wall - ahead(wall + day);
  return !fits(before) && fits(after) ? after : before;
};

/** `YYYYMMDDTHHMMSSZ` of an instant: RFC 5545, section 3.3.5. */
const stampOf = (instant: number): string =>
  new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/gu, '');

const MINUTE_MS = 60_000;

/** What a calendar needs to know of where it is written. */
export type CalendarContext = {
  readonly now: Date;
  /** IANA name of the zone of the device, `Europe/Paris`: the clock that the event was noted by. */
  readonly zone: string;
};

/** An event of an application. */
type CalendarEvent = {
  /** Tells it from the other events of its application; the same for ever. */
  readonly key: string;
  readonly start: LocalTime;
  readonly minutes: number;
  readonly summary: string;
  /** Left out where empty, as the description. */
  readonly place: string;
  readonly description: string;
  /** When the reminder comes, from the start: a duration of RFC 5545. */
  readonly reminder: string;
};

/** What a description tells after its own lines: whom to ask for, and where the offer stands. */
export const contactLines = (
  { contacts, link }: Application,
  words: { readonly contact: string; readonly offer: string },
): readonly string[] => [
  ...contacts.map(({ name, role, email, phone }) =>
    [`${words.contact}\u00a0: ${name}`, role, phone, email].filter(Boolean).join(', '),
  ),
  link && `${words.offer}\u00a0: ${link}`,
];

/**
 * An event as an iCalendar file (RFC 5545). Times are in UTC: Outlook guesses a zone from one change of the clock each
 * way and may refuse more (MS-OXCICAL, section 2.1.3.1.1.19). The identifier stays and the sequence grows, so that a
 * calendar that imports the file again moves the event.
 */
export const calendarFile = (
  { id, link }: Application,
  event: CalendarEvent,
  { now, zone }: CalendarContext,
): string => {
  const summary = escapeText(event.summary);
  const start = instantIn(zone, event.start);
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Embellie//Applications//FR',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${id}-${event.key}@embellie.invalid`,
    `DTSTAMP:${stampOf(now.getTime())}`,
    `SEQUENCE:${Math.floor(now.getTime() / MINUTE_MS)}`,
    `DTSTART:${stampOf(start)}`,
    `DTEND:${stampOf(start + event.minutes * MINUTE_MS)}`,
    `SUMMARY:${summary}`,
    ...(event.place ? [`LOCATION:${escapeText(event.place)}`] : []),
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    ...(isWebLink(link) ? [`URL:${link}`] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:${event.reminder}`,
    `DESCRIPTION:${summary}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
};

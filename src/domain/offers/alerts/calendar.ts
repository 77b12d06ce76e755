import { escapeText, joinLines } from '#/domain/shared/contentLine';

/** One event of a calendar file. Times are floating: nine in the morning wherever the person is. */
export type CalendarEvent = {
  readonly uid: string;
  /** When the file is written. */
  readonly stamp: Date;
  /** First day, ISO, and hour of the day, 0 to 23. */
  readonly day: string;
  readonly hour: number;
  readonly minutes: number;
  readonly repeat: 'daily' | 'weekly' | null;
  readonly title: string;
  readonly description: string;
};

const two = (number: number): string => String(number).padStart(2, '0');

const utc = (date: Date): string => `${date.toISOString().slice(0, 19).replace(/[-:]/gu, '')}Z`;

/** A calendar file with one event and its alarm (RFC 5545). */
export const calendarFile = (event: CalendarEvent): string => {
  const day = event.day.replaceAll('-', '');
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Embellie//Embellie//FR',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART:${day}T${two(event.hour)}0000`,
    `DURATION:PT${event.minutes}M`,
    ...(event.repeat === null ? [] : [`RRULE:FREQ=${event.repeat.toUpperCase()}`]),
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(event.title)}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
};

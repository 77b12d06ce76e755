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

const MOST_OCTETS = 75;

/** UTF-8 octets of a character. */
const octetsOf = (char: string): number => {
  const code = char.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
};

/** A content line folded to 75 octets, never within a character: RFC 5545, section 3.1. */
const foldLine = (line: string): string => {
  let folded = '';
  let octets = 0;
  for (const char of line) {
    const size = octetsOf(char);
    if (octets + size > MOST_OCTETS) {
      folded += '\r\n ';
      // The space that marks the continuation counts.
      octets = 1;
    }
    folded += char;
    octets += size;
  }
  return folded;
};

/** A text value: RFC 5545, section 3.3.11. */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/gu, (char) => `\\${char}`)
    .replace(/\r\n?|\n/gu, '\\n')
    .replace(/\p{Cc}/gu, '');

const two = (number: number): string => String(number).padStart(2, '0');

const utc = (date: Date): string => `${date.toISOString().slice(0, 19).replace(/[-:]/gu, '')}Z`;

/** A calendar file with one event and its alarm (RFC 5545). */
export const calendarFile = (event: CalendarEvent): string => {
  const day = event.day.replaceAll('-', '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Embellie//Embellie//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
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
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
};

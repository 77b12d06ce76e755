import { describe, expect, it } from 'vitest';

import { escapeText, foldLine } from '#/domain/applications/calendar/contentLine';
import { interviewCalendar } from '#/domain/applications/calendar/interviewCalendar';
import { timeZoneLines } from '#/domain/applications/calendar/timeZone';
import { anApplication } from '#tests/support/builders/anApplication';

const octets = (text: string): number => new TextEncoder().encode(text).length;
const unfolded = (file: string): readonly string[] => file.replaceAll('\r\n ', '').split('\r\n');

const context = { now: new Date('2026-11-21T08:00:00.000Z'), zone: 'Europe/Paris' };
const interview = {
  id: 3,
  start: '2026-11-25T14:30',
  minutes: 45,
  place: 'Nantes; 2e étage, bureau 4',
  notes: 'Prévoir\nle diplôme \\ le CV',
};
const application = anApplication({
  id: 99,
  title: 'Aide-soignante de nuit en unité de soins de longue durée – œuvre hospitalière 😀',
});
const file = interviewCalendar(application, interview, context);

describe('content lines', () => {
  it('stay under 75 octets without breaking a character', () => {
    const line = `SUMMARY:${'é😀œ'.repeat(60)}`;
    const lines = foldLine(line).split('\r\n');
    expect(Math.max(...lines.map(octets))).toBeLessThanOrEqual(75);
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.slice(1).every((each) => each.startsWith(' '))).toBe(true);
    expect(foldLine(line).replaceAll('\r\n ', '')).toBe(line);
    expect(foldLine('a'.repeat(75))).toBe('a'.repeat(75));
  });

  it('escape what has a meaning in a calendar', () => {
    expect(escapeText('a;b,c\\d\r\ne\u0007')).toBe('a\\;b\\,c\\\\d\\ne');
  });

  it('let no text start a line of its own', () => {
    const hostile = interviewCalendar(
      anApplication({ title: 'X\r\nEND:VEVENT\r\nATTACH:evil' }),
      interview,
      context,
    );
    expect(unfolded(hostile).filter((line) => /^(?:END:VEVENT|ATTACH)/u.test(line))).toEqual([
      'END:VEVENT',
    ]);
  });
});

describe('the calendar of an interview', () => {
  it('ends every line by CRLF, folded', () => {
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
    expect(Math.max(...file.split('\r\n').map(octets))).toBeLessThanOrEqual(75);
  });

  it('says when, in the zone of the device', () => {
    expect(unfolded(file)).toEqual(
      expect.arrayContaining([
        'UID:99-3@embellie.invalid',
        'DTSTAMP:20261121T080000Z',
        'DTSTART;TZID=Europe/Paris:20261125T143000',
        'DTEND;TZID=Europe/Paris:20261125T151500',
        'LOCATION:Nantes\\; 2e étage\\, bureau 4',
        'URL:https://emploi.example/offres/4821',
      ]),
    );
    expect(file.match(/^BEGIN:/gmu)).toHaveLength(file.match(/^END:/gmu)?.length ?? 0);
  });

  it('passes midnight', () => {
    const late = interviewCalendar(
      application,
      { ...interview, start: '2026-12-31T23:30', minutes: 60 },
      context,
    );
    expect(unfolded(late)).toContain('DTEND;TZID=Europe/Paris:20270101T003000');
  });
});

describe('time zones', () => {
  it('write the changes of the clock as they happen', () => {
    const lines = timeZoneLines('Europe/Paris', '2026-11-25T14:30').join('\n');
    expect(lines).toContain(
      'BEGIN:STANDARD\nDTSTART:20261025T030000\nTZOFFSETFROM:+0200\nTZOFFSETTO:+0100\nEND:STANDARD',
    );
    expect(lines).toContain(
      'BEGIN:DAYLIGHT\nDTSTART:20260329T020000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0200\nEND:DAYLIGHT',
    );
  });

  it.each([
    ['Africa/Abidjan', 'TZOFFSETTO:+0000'],
    ['America/Martinique', 'TZOFFSETTO:-0400'],
    ['Asia/Kolkata', 'TZOFFSETTO:+0530'],
    ['UTC', 'TZOFFSETTO:+0000'],
  ])('need no change: %s', (zone, offset) => {
    const lines = timeZoneLines(zone, '2026-11-25T14:30');
    expect(lines.filter((line) => line.startsWith('TZOFFSETTO'))).toEqual([offset]);
    expect(lines).toContain('BEGIN:STANDARD');
  });
});

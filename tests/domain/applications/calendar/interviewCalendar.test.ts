import { describe, expect, it } from 'vitest';

import { instantIn } from '#/domain/applications/calendar/calendarFile';
import { followUpCalendar } from '#/domain/applications/calendar/followUpCalendar';
import { interviewCalendar } from '#/domain/applications/calendar/interviewCalendar';
import { anApplication } from '#tests/support/builders/anApplication';
import { everyText } from '#tests/support/everyText';

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

describe('what a person typed', () => {
  const HOSTILE = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\u000b'].map(
    (end) => `X${end}END:VEVENT${end}ATTACH:evil${end} `,
  );
  const whole = anApplication({
    offer: { text: 'Vous travaillez de nuit.', copiedOn: '2026-11-10' },
    contacts: [{ id: 3, name: 'Mme Roy', role: 'Cadre', email: 'a@exemple.fr', phone: '02' }],
  });
  const DAYS = /date|status|history|start|due|doneOn|copiedOn/u;

  it.each(HOSTILE)('starts no line of its own, in whatever field it stands: %j', (text) => {
    const fields = everyText({ application: whole, interview }, text).filter(
      ({ path }) => !DAYS.test(path),
    );
    expect(fields.length).toBeGreaterThan(12);
    const files = fields.flatMap(({ changed }) => [
      interviewCalendar(changed.application, changed.interview, context),
      followUpCalendar(changed.application, { id: 1, due: '2026-11-25', doneOn: null }, context),
    ]);
    for (const hostile of files) {
      expect(hostile.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
      expect(unfolded(hostile).filter((line) => /^(?:END:VEVENT|ATTACH)/u.test(line))).toEqual([
        'END:VEVENT',
      ]);
    }
  });
});

describe('the calendar of an interview', () => {
  it('ends every line by CRLF, folded', () => {
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
    expect(Math.max(...file.split('\r\n').map(octets))).toBeLessThanOrEqual(75);
  });

  it('says when in UTC, by the clock of the device', () => {
    expect(unfolded(file)).toEqual(
      expect.arrayContaining([
        'UID:99-3@embellie.invalid',
        'DTSTAMP:20261121T080000Z',
        'DTSTART:20261125T133000Z',
        'DTEND:20261125T141500Z',
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
    expect(unfolded(late)).toContain('DTEND:20261231T233000Z');
  });

  it('can be imported again: the same event, in a later version', () => {
    const later = { ...context, now: new Date('2026-11-21T08:01:00.000Z') };
    const moved = interviewCalendar(
      application,
      { ...interview, start: '2026-11-26T09:00' },
      later,
    );
    const [sequence, next] = [file, moved].map((each) =>
      Number(/^SEQUENCE:(\d+)$/mu.exec(each.replaceAll('\r', ''))?.[1]),
    );
    expect(next).toBe((sequence ?? 0) + 1);
    expect(unfolded(moved)).toContain('UID:99-3@embellie.invalid');
  });

  it('is no scheduling message, whose organizer would have to be named', () => {
    expect(file).not.toMatch(/^(?:METHOD|ORGANIZER)/mu);
  });
});

describe('a local time', () => {
  it.each([
    ['Europe/Paris', '2026-07-14T09:00', '2026-07-14T07:00'],
    ['Europe/Paris', '2026-11-25T14:30', '2026-11-25T13:30'],
    ['Africa/Abidjan', '2026-11-25T14:30', '2026-11-25T14:30'],
    ['America/Martinique', '2026-11-25T22:30', '2026-11-26T02:30'],
    ['Asia/Kolkata', '2026-11-25T04:30', '2026-11-24T23:00'],
    ['UTC', '2026-11-25T14:30', '2026-11-25T14:30'],
    // The morning after the clocks changed, and the day before.
    ['Europe/Paris', '2026-10-25T09:00', '2026-10-25T08:00'],
    ['Europe/Paris', '2026-10-24T09:00', '2026-10-24T07:00'],
    // An hour that comes twice, and one that never does.
    ['Europe/Paris', '2026-10-25T02:30', '2026-10-25T00:30'],
    ['Europe/Paris', '2026-03-29T02:30', '2026-03-29T01:30'],
  ])('is an instant: %s %s', (zone, time, utc) => {
    expect(new Date(instantIn(zone, time)).toISOString()).toBe(`${utc}:00.000Z`);
  });
});

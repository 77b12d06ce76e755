import { expect, test } from 'vitest';

import { weekdayInWords } from '#/copy/dayWords';
import {
  longDay,
  longTime,
  nearDay,
  pastDay,
  shortDay,
} from '#/pages/ApplicationsPage/applicationDays';

test('days are said as the browser says them, on every day of a year', () => {
  const asked = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: 'UTC' });
  const forms = [
    asked({ dateStyle: 'long' }),
    asked({ day: 'numeric', month: 'short', year: 'numeric' }),
    asked({ weekday: 'short', day: 'numeric', month: 'short' }),
    asked({ day: 'numeric', month: 'short' }),
    asked({ dateStyle: 'full' }),
    asked({ weekday: 'long' }),
  ];
  for (let count = 0; count < 366; count += 1) {
    const instant = new Date(Date.UTC(2026, 0, 1 + count));
    const day = instant.toISOString().slice(0, 10);
    expect([
      longDay(day),
      shortDay(day),
      nearDay(day),
      pastDay(day, day),
      longTime(`${day}T14:30`).replace(/, 14.h.30$/u, ''),
      weekdayInWords(day).split(' ')[0],
    ]).toEqual(forms.map((form) => form.format(instant)));
  }
});

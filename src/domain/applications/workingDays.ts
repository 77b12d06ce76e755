import { addDays } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import { weekdayOf } from '#/domain/shared/months.fr';

/** Easter Sunday of a year of the Gregorian calendar: the anonymous algorithm of 1876 (Butcher). */
const easter = (year: number): Day => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const corrected = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - corrected + 15) % 30;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * moon + 22 * toSunday) / 451);
  const count = moon + toSunday - 7 * shift + 114;
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${year}-${pad(Math.floor(count / 31))}-${pad((count % 31) + 1)}`;
};

const FIXED = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
/** Days after Easter: Easter Monday, Ascension, Whit Monday. */
const AFTER_EASTER = [1, 39, 50];

/** Whether nobody works that day in mainland France: Code du travail, article L3133-1. */
export const isPublicHoliday = (day: Day): boolean =>
  FIXED.includes(day.slice(5)) ||
  AFTER_EASTER.some((after) => addDays(easter(Number(day.slice(0, 4))), after) === day);

const isWeekend = (day: Day): boolean => [0, 6].includes(weekdayOf(day));

/** The day itself, or the first one after it on which an office answers. */
export const workingDayFrom = (day: Day): Day => {
  let found = day;
  while (isWeekend(found) || isPublicHoliday(found)) found = addDays(found, 1);
  return found;
};

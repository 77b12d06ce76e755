import { addDays } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import { dayInWords, MONTH_NAMES, weekdayOf, weekdayOn } from '#/domain/shared/months.fr';

const MONTHS = MONTH_NAMES.join('|');
const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'] as const;
const HALF = '(?: (?:matin|midi|apr[^ ]s[- ]midi|soir|toute la journ[^ ]e|en fin de journ[^ ]e))?';
const HOUR = '(?:(?: [^ ]| vers| apr[^ ]s| avant| d[^ ]s|,)? ?\\d{1,2} h(?: ?\\d{2})?)?';
const DATE = `\\d{1,2}(?:er)? (?:${MONTHS})(?: \\d{4})?`;

/** A day as requests tell it: "mercredi 14 h", "le 31 décembre", "demain". */
export const DAY = `(?:(?:${WEEKDAYS.join('|')})(?: ${DATE}| \\d{1,2}(?!\\d| ?h))?(?: prochain)?${HALF}${HOUR}|(?:le )?${DATE}${HALF}${HOUR}|demain${HALF}${HOUR}|aujourd’hui${HOUR}|ce matin|cet après-midi|ce soir)`;

/** Days that are proposed: one, or several joined. */
export const DAYS = `${DAY}(?:(?: ou | et |, | ou le )(?:le )?(?:${DAY}|\\d{1,2}(?=$|[ ,.]))${HALF}${HOUR})*`;

const withHours = (text: string): string =>
  text
    .replace(/ (?=\d{1,2} h)(?<!(?:à|vers|après|avant|dès|,) )/giu, ' à ')
    .replace(/ h (?=\d)/gu, ' h ');

/** The day that a weekday alone names next; null for anything else. */
const nextNamed = (text: string, today: Day): Day | null => {
  const at = WEEKDAYS.findIndex((name) => new RegExp(`^${name}(?!\\p{L})`, 'iu').test(text));
  if (at < 0 || new RegExp(`^\\p{L}+ (?:${DATE}|\\d{1,2}(?! ?h))`, 'iu').test(text)) return null;
  const ahead = (at - weekdayOf(today) + 7) % 7 || 7;
  return addDays(today, ahead);
};

const shortDay = (day: Day): string => dayInWords(day).replace(/ \d{4}$/u, '');

/** A day as a message says it: "mercredi 2 décembre à 14 h", "demain, mardi 1er décembre". */
export const dayTold = (told: string, today: Day): string => {
  const text = withHours(
    told
      .trim()
      .replace(/^le /iu, '')
      .replace(/ prochain(?!\p{L})/iu, ''),
  );
  const named = nextNamed(text, today);
  if (named !== null)
    return text.replace(/^\p{L}+/u, (word) => `${word.toLowerCase()} ${shortDay(named)}`);
  if (/^demain/iu.test(text)) {
    const day = addDays(today, 1);
    return text
      .replace(/^demain/iu, `demain, ${weekdayOn(day)} ${shortDay(day)},`)
      .replace(/,$/u, '');
  }
  if (/^\d/u.test(text)) return `le ${text}`;
  return text;
};

/** The first day told after these words, as a message says it; empty where none is. */
export const dayAfter = (text: string, before: string, today: Day): string => {
  const found = new RegExp(`(?:${before})\\s?(?:le |du |au )?(${DAY})`, 'iu').exec(text)?.[1];
  return found === undefined ? '' : dayTold(found, today);
};

/** "du 22 décembre au 2 janvier"; empty where no stretch of days is told. */
export const stretchTold = (text: string): string =>
  new RegExp(
    `du (?:[^ \\d]+ )?\\d{1,2}(?:er)?(?: (?:${MONTHS}))? au (?:[^ \\d]+ )?\\d{1,2}(?:er)? (?:${MONTHS})(?: \\d{4})?`,
    'iu',
  ).exec(text)?.[0] ?? '';

/** The days that are proposed, as they were told and with their dates; empty where none is. `but` is the day they replace. */
export const daysProposed = (text: string, but: string): string => {
  const found = [
    ...text.matchAll(
      new RegExp(`(?<!\\p{L})(?:plutôt |dès |après |à partir de )?(${DAYS})`, 'giu'),
    ),
  ].map(([whole = '']) => whole);
  const other = found.filter(
    (each) => but === '' || !each.toLowerCase().startsWith(but.toLowerCase()) || / ou /u.test(each),
  );
  const last = other.at(-1) ?? '';
  return last === '' ? '' : withHours(last.replace(/^plutôt /iu, ''));
};

/** The weekday that a day told begins with; empty for none. */
export const weekdayTold = (text: string): string =>
  WEEKDAYS.find((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu').test(text)) ?? '';

/** A day of the account as a message says it: "mercredi 2 décembre". */
export const dayNoted = (day: Day): string => `${weekdayOn(day)} ${shortDay(day)}`;

import { monthName } from '#/domain/shared/months.fr';
import type { YearMonth } from '#/domain/shared/plainDate';

/** `mars 2021`, or `2021` where the month is unknown. */
export const monthInWords = ({ year, month }: YearMonth): string =>
  month === null ? `${year}` : `${monthName(month)} ${year}`;

/** Months written as words, of which the style of a date is told, folded. */
export const MONTH_WORD =
  /(?<!\p{L})(?:janv?(?:ier)?|fevr?(?:ier)?|mars|avr(?:il)?|mai|juin|juil(?:let)?|aout|sept?(?:embre)?|oct(?:obre)?|nov(?:embre)?|dec(?:embre)?)(?!\p{L})/u;

/** Months written as numbers before or after a year: `03/2021`, `2021-03`. */
export const MONTH_NUMBER =
  /(?<!\d)(?:0?[1-9]|1[0-2])\s?[/.-]\s?(?:19|20)\d\d(?!\d)|(?<!\d)(?:19|20)\d\d-(?:0[1-9]|1[0-2])(?!\d)|(?<!\d)(?:0[1-9]|1[0-2])\/\d\d(?!\d)/u;

/** What may stand between the two ends of a period, folded. */
export const PERIOD_LINK = /^\s*(?:-|>|~|\/|a|au|jusqu'en|jusqu'a|jusqu'au|to)\s*$/u;

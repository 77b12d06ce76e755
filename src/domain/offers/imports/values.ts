import type { ExperienceLevel } from '#/domain/offers/catalogue/offerFields';
import { columnKey } from '#/domain/offers/imports/columns';
import {
  APPRENTICE_COLUMN,
  CONTRACT_WORDS,
  LEVEL_WORDS,
  LICENCE_CLASS,
  LICENCE_NAME,
  MODE_WORDS,
  MONTHS_WORDS,
  NAMES_MODE,
  NO,
  NOTHING_SAID,
  PERIOD_WORDS,
  YEARS_WORDS,
  YES,
  YES_IS_REMOTE,
} from '#/domain/offers/imports/values.fr';
import { dayOf, numberOf } from '#/domain/offers/intake/jobPostingParts';
import { levelOfYears } from '#/domain/offers/intake/readLevel';
import type { ContractType, WorkMode } from '#/domain/postings/offer';
import { readPay } from '#/domain/postings/readPay';
import type { Pay } from '#/domain/postings/requirements';
import { openScript } from '#/domain/postings/script';
import { localDay } from '#/domain/shared/localDay';
import { FOLDED_MONTH_NAMES } from '#/domain/shared/months.fr';
import { fold } from '#/domain/shared/text';

/** A value and the column that it stands in. */
export type Cell = { readonly column: string; readonly text: string };

const firstOf = <T>(words: string, rules: readonly (readonly [RegExp, T])[]): T | null =>
  rules.find(([rule]) => rule.test(words))?.[1] ?? null;

/** The contract that some cells state; one that names a kind wins over one that only says how it is paid or how long. */
export const contractOfCells = (cells: readonly Cell[]): ContractType | null => {
  const words = cells.flatMap(({ column, text }) => {
    const said = fold(text).trim();
    if (APPRENTICE_COLUMN.test(columnKey(column))) return YES.test(said) ? ['alternance'] : [];
    return said.split('\n');
  });
  const found = words.map((said) => firstOf(said, CONTRACT_WORDS)).filter((one) => one !== null);
  return found.find((one) => one === 'Alternance') ?? found[0] ?? null;
};

/** The mode that a cell states; a bare no says nothing of it. */
export const modeOfCell = ({ column, text }: Cell): WorkMode | null => {
  const said = fold(text).trim();
  if (YES.test(said))
    return YES_IS_REMOTE.test(columnKey(column)) ? 'T\u00e9l\u00e9travail' : 'Hybride';
  return NO.test(said) ? null : firstOf(said, MODE_WORDS);
};

/** The mode that is told beside a contract or a place: "CDI - T\u00e9l\u00e9travail : Hybride", "Lyon (hybride)". */
export const modeAsideOf = ({ column, text }: Cell): WorkMode | null => {
  const [said] = text
    .split(/\s[-\u2013]\s|[\n,;|()]/u)
    .filter((part) => NAMES_MODE.test(fold(part)));
  if (said === undefined) return null;
  // "T\u00e9l\u00e9travail : non"
  const answer = said.split(':')[1]?.trim() ?? '';
  return modeOfCell({ column, text: answer === '' ? said : answer });
};

/** A longer cell says more than that there is nothing. */
const LONGEST_NOTHING = 24;

/** Whether a cell only says that nothing is known. */
export const saysNothing = (text: string): boolean =>
  text.length <= LONGEST_NOTHING && NOTHING_SAID.test(fold(text));

/** The level that the words ask for; a bare number counts years, or months in a column that says so. */
export const levelOfCell = ({ column, text }: Cell): ExperienceLevel | null => {
  const said = fold(text).trim();
  if (said === 'entry' || said === 'mid' || said === 'senior') return said;
  const years = YEARS_WORDS.exec(said)?.[1];
  const months = MONTHS_WORDS.exec(said);
  if (/^\d{1,3}$/u.test(said))
    return levelOfYears(columnKey(column).includes('month') ? Number(said) / 12 : Number(said));
  if (/^sup[_ ]?(\d+)/u.test(said)) return levelOfYears(Number(/\d+/u.exec(said)?.[0]));
  // "Less than a year", "beginner to one year": the least is asked.
  const level = firstOf(said, LEVEL_WORDS);
  if (level === 'entry') return level;
  if (years !== undefined) return levelOfYears(Number(years));
  if (months !== null) return levelOfYears(Number(months[1] ?? months[2]) / 12);
  return level;
};

const guessPeriod = (amount: number): Pay['period'] =>
  amount < 100 ? 'hour' : amount < 1_000 ? 'day' : amount < 10_000 ? 'month' : 'year';

type PayCells = {
  readonly min: string;
  readonly max: string;
  readonly period: string;
  readonly currency: string;
  readonly words: readonly string[];
};

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** A pay that goes further apart was taken from two figures that have nothing to do with each other. */
const WIDEST_RANGE = 10;

/** A pay that is nothing but a figure, as tables hold it: fewer digits count hours or stand for a class. */
const BARE_AMOUNT = /^\d{4,6}(?:[.,]\d{1,2})?$/u;

/** A pay out of two amounts and a period, or else of the words that tell it. */
export const payOfCells = ({ min, max, period, currency, words }: PayCells): Pay | null => {
  const least = numberOf(min);
  const most = numberOf(max);
  const [low, high] = [least ?? most, most ?? least];
  if (low !== null && high !== null && high >= low && high <= low * WIDEST_RANGE) {
    const said = PERIOD_WORDS.find(([rule]) => rule.test(fold(period).trim()));
    const factor = said?.[2] ?? 1;
    const code = currency.trim().toUpperCase().slice(0, 4);
    const told: Pay = {
      min: cents(low * factor),
      max: cents(high * factor),
      period: said?.[1] ?? guessPeriod(low),
      currency: /^[A-Z]{3}$/u.test(code) ? code : 'EUR',
    };
    // "11.88 a year": the unit is wrong rather than the pay.
    return told.period === 'year' && told.max < 1_000
      ? { ...told, period: guessPeriod(low) }
      : told;
  }
  for (const text of words) {
    // A sign of fractions is no division to who reads prose.
    const read = text === '' ? null : readPay(openScript(text.replaceAll('\u2044', '/')));
    if (read !== null && read.doubtful !== true) return read.value;
  }
  const [bare] = words.filter((text) => BARE_AMOUNT.test(text.trim()));
  return bare === undefined
    ? null
    : payOfCells({ min: bare, max: bare, period, currency, words: [] });
};

const MONTH_OF_WORD = new RegExp(
  `\\b(\\d{1,2})(?:er)?\\s+(${FOLDED_MONTH_NAMES.map((name) => `${name}|${name.slice(0, 4)}\\\\.?`).join('|')})\\s+(\\d{4})\\b`,
  'u',
);

/** "Publi\u00e9 le 8 ao\u00fbt 2025" as an ISO day. */
const dayInFrench = (said: string): string | null => {
  const [, day = '', word = '', year = ''] = MONTH_OF_WORD.exec(fold(said)) ?? [];
  const month = FOLDED_MONTH_NAMES.findIndex((name) => name.startsWith(word.replace('.', '')));
  return word === ''
    ? null
    : dayOf(`${year}-${String(month + 1).padStart(2, '0')}-${day.padStart(2, '0')}`);
};

/** Milliseconds of the year 2001 counted in seconds: what is smaller counts seconds. */
const SECONDS_BELOW = 1e12;

/** The ISO day of a date as sources write it: ISO, French, compact, that of mails, or a count of seconds. */
export const dayOfCell = (text: string): string | null => {
  const said = text.trim();
  const compact = /^(\d{4})(\d{2})(\d{2})$/u.exec(said);
  if (compact !== null) return dayOf(`${compact[1]}-${compact[2]}-${compact[3]}`);
  if (/^\d{9,14}$/u.test(said)) {
    const count = Number(said);
    return dayOf(new Date(count < SECONDS_BELOW ? count * 1000 : count).toISOString());
  }
  const day = dayOf(said) ?? dayInFrench(said);
  if (day !== null || !/^[A-Za-z]{3},? /u.test(said)) return day;
  const instant = new Date(said);
  return Number.isNaN(instant.getTime()) ? null : localDay(instant);
};

/** The licences of a cell, one a line or between commas, by their letters where they have some. */
export const licencesOfCell = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\n;,]/u)
      .map((one) => one.trim())
      .filter((one) => one !== '')
      .map((one) => {
        const letters = LICENCE_CLASS.exec(one)?.[1];
        return letters === undefined ? one : LICENCE_NAME(letters);
      }),
  ),
];

/** Short values of a cell, one a line or between commas. */
export const listOfCell = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\n;,]/u)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  ),
];

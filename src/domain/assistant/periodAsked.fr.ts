import { addDays } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import { FOLDED_MONTH_NAMES, MONTH_NAMES, weekdayName, weekdayOf } from '#/domain/shared/months.fr';
import { FRENCH_NUMBERS } from '#/domain/shared/numbers.fr';

/** Days from one to another, both within, and how a sentence says them. */
export type Period = { readonly from: Day; readonly to: Day; readonly words: string };

const NUMBERS: Readonly<Record<string, number>> = { ...FRENCH_NUMBERS, trente: 30 };
const UNIT_DAYS: Readonly<Record<string, number>> = { jour: 1, j: 1, semaine: 7, mois: 30 };
const COUNT = `(\\d{1,3}|${Object.keys(NUMBERS).join('|')}) ?(jour|j|semaine|mois)s?`;
const SINCE = new RegExp(
  `\\b(?:depuis|(?:ca fait|il y a|y a)) (?:deja |environ |a peu pres )?(plus d[e'] ?|plus d |au moins )?${COUNT}\\b`,
  'u',
);
const LAST_ONES = new RegExp(
  `\\b(?:les|ces|des|mes|aux?) (?:\\w+ )?(?:dernier|derniere)s? ${COUNT}\\b|\\b(?:les|ces) ${COUNT} (?:dernier|derniere)s?\\b|\\b(?:les|ces) (\\d{1,3}|${Object.keys(NUMBERS).join('|')}) (?:dernier|derniere)s (jour|semaine|mois)s?\\b`,
  'u',
);

const numberOf = (text: string): number => NUMBERS[text] ?? Number(text);
const daysOf = (count: string, unit: string): number => numberOf(count) * (UNIT_DAYS[unit] ?? 1);

/** "Depuis quinze jours": so many days at least; null where no length is told. Folded. */
export const leastDaysAsked = (line: string): number | null => {
  const found = SINCE.exec(line);
  if (found === null) return null;
  const [, more, count = '', unit = ''] = found;
  return daysOf(count, unit) + (more?.startsWith('plus') ? 1 : 0);
};

const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];
const mondayOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7));
const endOfMonth = (month: string): Day => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};
const monthBefore = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7);
const ofMonth = (month: string): Period => {
  const name = MONTH_NAMES[Number(month.slice(5)) - 1] ?? '';
  return { from: `${month}-01`, to: endOfMonth(month), words: `en ${name} ${month.slice(0, 4)}` };
};

const FAR = '2149-12-31';

/** The days that a question speaks of; `ahead` where it looks to what comes. Folded; null where it tells none. */
export const periodAsked = (line: string, today: Day, ahead: boolean): Period | null => {
  const week = (from: Day, words: string): Period => ({ from, to: addDays(from, 6), words });
  const one = (day: Day, words: string): Period => ({ from: day, to: day, words });
  if (/\bapres[- ]demain\b/u.test(line)) return one(addDays(today, 2), 'après-demain');
  if (/\bdemain\b/u.test(line)) return one(addDays(today, 1), 'demain');
  if (/\bavant[- ]hier\b/u.test(line)) return one(addDays(today, -2), 'avant-hier');
  if (/\bhier\b/u.test(line)) return one(addDays(today, -1), 'hier');
  if (/\baujourd\b/u.test(line)) return one(today, 'aujourd’hui');
  if (/\bsemaine (?:derniere|passee|d avant|precedente)\b/u.test(line))
    return week(addDays(mondayOf(today), -7), 'la semaine dernière');
  if (/\b(?:semaine (?:prochaine|qui vient|d apres)|prochaine semaine)\b/u.test(line))
    return week(addDays(mondayOf(today), 7), 'la semaine prochaine');
  if (/\bcette semaine\b|\bde la semaine\b|\bsemaine en cours\b/u.test(line))
    return week(mondayOf(today), 'cette semaine');
  if (/\bmois (?:dernier|passe|d avant|precedent)\b/u.test(line))
    return ofMonth(monthBefore(today.slice(0, 7)));
  if (/\b(?:ce mois|mois ci|mois-ci|du mois|mois en cours)\b/u.test(line))
    return { ...ofMonth(today.slice(0, 7)), words: 'ce mois-ci' };
  const lately = LAST_ONES.exec(line);
  if (lately !== null) {
    const [count, unit] = lately.slice(1).filter((each) => each !== undefined);
    const days = daysOf(count ?? '', unit ?? '');
    return { from: addDays(today, -days), to: today, words: `ces ${days} derniers jours` };
  }
  const since = SINCE.exec(line);
  if (since !== null && !ahead) {
    const days = daysOf(since[2] ?? '', since[3] ?? '');
    return { from: addDays(today, -days), to: today, words: `depuis ${days} jours` };
  }
  const month = new RegExp(
    `\\b(depuis |a partir de |en |de |d |mois de |mois d )(?:le mois de |le mois d |debut |fin |la rentree de )?(${FOLDED_MONTH_NAMES.join('|')})\\b`,
    'u',
  ).exec(line);
  if (month !== null) {
    const number = FOLDED_MONTH_NAMES.indexOf(month[2] ?? '') + 1;
    const thisMonth = Number(today.slice(5, 7));
    const year =
      Number(today.slice(0, 4)) +
      (ahead && number < thisMonth ? 1 : !ahead && number > thisMonth ? -1 : 0);
    const period = ofMonth(`${year}-${String(number).padStart(2, '0')}`);
    return month[1] === 'depuis ' || month[1] === 'a partir de '
      ? { ...period, to: FAR, words: `depuis ${period.words.replace(/^en /u, '')}` }
      : period;
  }
  const at = WEEKDAYS.findIndex((each) => new RegExp(`\\b${each}\\b`, 'u').test(line));
  if (at < 0) return null;
  const away = (at - weekdayOf(today) + 7) % 7;
  const isBefore = !ahead || new RegExp(`\\b${WEEKDAYS[at]} (?:dernier|passe)\\b`, 'u').test(line);
  const day = addDays(today, isBefore ? (away === 0 ? -7 : away - 7) : away === 0 ? 7 : away);
  return new RegExp(`\\bdepuis (?:${WEEKDAYS[at]})`, 'u').test(line)
    ? { from: day, to: today, words: `depuis ${weekdayName(at)}` }
    : one(day, `${weekdayName(at)}${isBefore ? ' dernier' : ''}`);
};

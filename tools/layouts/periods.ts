import type { Forms } from './dimensions';

const MONTHS =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');
const SHORT = 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' ');
const SEASONS = [
  'hiver',
  'hiver',
  'printemps',
  'printemps',
  'printemps',
  'été',
  'été',
  'été',
  'automne',
  'automne',
  'automne',
  'hiver',
];

/** A period as written, and what a reader should find: `YYYY-MM` or `YYYY`, 'null' for one that goes on, '' for what is not told. */
export type Period = { readonly text: string; readonly start: string; readonly end: string };

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const monthOf = (date: string): number => Number(date.slice(5)) - 1;
const yearOf = (date: string): string => date.slice(0, 4);
const long = (date: string): string => `${MONTHS[monthOf(date)]} ${yearOf(date)}`;
const short = (date: string): string => `${SHORT[monthOf(date)]} ${yearOf(date)}`;
const figures = (date: string, between: string, digits: number): string =>
  `${date.slice(5)}${between}${date.slice(4 - digits, 4)}`;

/** Months of a period, its last one counted. */
const monthsIn = (from: string, to: string): number =>
  (Number(yearOf(to)) - Number(yearOf(from))) * 12 + monthOf(to) - monthOf(from) + 1;

/** How long a period is, in words. */
export const lengthOf = (from: string, to: string): string => {
  const months = monthsIn(from, to);
  if (months < 12) return `${months} mois`;
  const years = Math.round(months / 12);
  return years === 1 ? '1 an' : `${years} ans`;
};

/** The month in which the papers are written: what goes on has lasted until then. */
const WRITTEN = '2026-11';

const byMonth = (text: string, from: string, to: string | null): Period => ({
  text,
  start: from,
  end: to ?? 'null',
});
const byYear = (text: string, from: string, to: string | null): Period => ({
  text,
  start: yearOf(from),
  end: to === null ? 'null' : yearOf(to),
});

const years = (from: string, to: string | null, link: string, open: string): Period => {
  if (to !== null && yearOf(from) === yearOf(to)) return byYear(yearOf(from), from, to);
  return byYear(`${yearOf(from)}${link}${to === null ? open : yearOf(to)}`, from, to);
};

/** Writes a period in the form of its paper. `from` is null where the person tells none; `to` is null where it goes on. */
export const writePeriod = (
  form: Forms['date'],
  from: string | null,
  to: string | null,
): Period => {
  if (from === null || form === 'none') return { text: '', start: '', end: '' };
  switch (form) {
    case 'long':
      return byMonth(
        to === null ? `Depuis ${long(from)}` : `${capital(long(from))} - ${long(to)}`,
        from,
        to,
      );
    case 'fromTo':
      return byMonth(
        to === null ? `Depuis ${long(from)}` : `De ${long(from)} à ${long(to)}`,
        from,
        to,
      );
    case 'short':
      return byMonth(
        `${capital(short(from))} – ${to === null ? 'aujourd’hui' : short(to)}`,
        from,
        to,
      );
    case 'slashes':
      return byMonth(
        `${figures(from, '/', 4)} - ${to === null ? 'à ce jour' : figures(to, '/', 4)}`,
        from,
        to,
      );
    case 'twoDigits':
      return byMonth(
        `${figures(from, '/', 2)} – ${to === null ? 'présent' : figures(to, '/', 2)}`,
        from,
        to,
      );
    case 'arrow':
      return byMonth(
        `${figures(from, '.', 4)} > ${to === null ? 'en cours' : figures(to, '.', 4)}`,
        from,
        to,
      );
    case 'years':
      return years(from, to, ' - ', 'aujourd’hui');
    case 'yearsTight':
      return years(from, to, '-', '...');
    case 'yearsFromTo':
      if (to === null) return byYear(`Depuis ${yearOf(from)}`, from, to);
      return yearOf(from) === yearOf(to)
        ? byYear(yearOf(from), from, to)
        : byYear(`De ${yearOf(from)} à ${yearOf(to)}`, from, to);
    case 'since':
      return to === null ? byYear(`Depuis ${yearOf(from)}`, from, to) : years(from, to, ' – ', '');
    case 'sharedYear': {
      if (to === null) return byMonth(`${capital(long(from))} à aujourd’hui`, from, to);
      const first = yearOf(from) === yearOf(to) ? (MONTHS[monthOf(from)] ?? '') : long(from);
      return byMonth(
        from === to ? capital(long(from)) : `${capital(first)} à ${long(to)}`,
        from,
        to,
      );
    }
    case 'capitals':
      return byMonth(
        `${long(from)} - ${to === null ? 'aujourd’hui' : long(to)}`.toUpperCase(),
        from,
        to,
      );
    case 'days':
      return byMonth(
        to === null
          ? `Depuis le 01/${figures(from, '/', 4)}`
          : `Du 01/${figures(from, '/', 4)} au 28/${figures(to, '/', 4)}`,
        from,
        to,
      );
    case 'yearAndLength':
      if (to === null) return byYear(`Depuis ${yearOf(from)}`, from, to);
      return yearOf(from) === yearOf(to)
        ? { ...byYear(`${yearOf(from)} (${lengthOf(from, to)})`, from, to), end: '' }
        : byYear(`${yearOf(from)} - ${yearOf(to)} (${lengthOf(from, to)})`, from, to);
    case 'seasons':
      return to !== null && yearOf(from) === yearOf(to) && monthsIn(from, to) <= 4
        ? { ...byYear(capital(`${SEASONS[monthOf(from)]} ${yearOf(from)}`), from, to), end: '' }
        : years(from, to, ' - ', 'aujourd’hui');
    case 'lengths':
      return to === null
        ? { text: `Depuis ${lengthOf(from, WRITTEN)}`, start: '', end: 'null' }
        : { text: lengthOf(from, to), start: '', end: '' };
    default:
      return form satisfies never;
  }
};

/** The months alone of a period within one year, for papers that tell the year above its posts. */
export const monthsWithin = (from: string, to: string): Period =>
  byMonth(
    capital(
      from === to
        ? (MONTHS[monthOf(from)] ?? '')
        : `${MONTHS[monthOf(from)]} à ${MONTHS[monthOf(to)]}`,
    ),
    from,
    to,
  );

/** Writes when a diploma was studied for; `end` is its last year. */
export const writeStudyDate = (form: Forms['studyDate'], from: string, to: string): Period => {
  const period = (text: string): Period => ({ text, start: '', end: to });
  switch (form) {
    case 'year':
      return period(to);
    case 'range':
      return period(from === to ? to : `${from} - ${to}`);
    case 'month':
      return period(`Juin ${to}`);
    case 'school':
      return period(from === to ? to : `${from}/${to}`);
    case 'obtained':
      return period(`Obtenu en ${to}`);
    case 'none':
      return { text: '', start: '', end: '' };
    default:
      return form satisfies never;
  }
};

import {
  APPROXIMATE,
  MONTHS,
  ONGOING,
  SEASONS,
  UNIT_AFTER_NUMBER,
} from '#/domain/cv/dates/dates.fr';
import { alternatives } from '#/domain/cv/text/patterns';

/** One end of a period as written; the year may be shared with a neighbour. */
type DatePoint = { readonly year: number | null; readonly month: number | null };
export type DateAtom = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'ongoing' }
  | { readonly kind: 'date'; readonly from: DatePoint; readonly to: DatePoint }
);

const YEAR = '(?:19[4-9]\\d|20[0-4]\\d)';
const MONTH = alternatives(Object.keys(MONTHS));

const ATOM = new RegExp(
  [
    `(?<![\\d/.,-])\\d{1,2}/(?<dayMonth>0?[1-9]|1[0-2])(?=\\s?(?:au?|-)\\s?\\d{1,2}/\\d{1,2}/\\d{2})`,
    `(?<![\\d/.,])(?:\\d{1,2}/(?<dmsMonth>0?[1-9]|1[0-2])/(?<dmsYear>[0-4]\\d|[89]\\d)|\\d{2}\\.(?<dotMonth>0[1-9]|1[0-2])\\.(?<dotYear>[0-4]\\d|[89]\\d))(?![\\d/.])`,
    `(?<![\\d/.,-])(?<loneMonth>0?[1-9]|1[0-2])(?=\\s?(?:-|au?|et)\\s?(?:0?[1-9]|1[0-2])\\s?[/.]\\s?${YEAR})`,
    `(?<![\\d/.,]|\\D-)(?<day>\\d{1,2})[/.-](?<dmMonth>0?[1-9]|1[0-2])[/.-](?<dmYear>${YEAR})(?!\\d)`,
    `(?<![\\d.,])(?!(?<=\\p{L} )[1-9] - )(?<numMonth>0?[1-9]|1[0-2])\\s?[/.-]\\s?(?<numYear>${YEAR})(?!\\d)`,
    `(?<![\\d/.,])(?<isoYear>${YEAR})[/.-](?<isoMonth>0[1-9]|1[0-2])(?:-\\d{2})?(?![\\d])`,
    `(?<![\\d/.,])(?<shortMonth>0[1-9]|1[0-2])\\s?/(?<shortYear>\\d{2})(?![\\d/]|\\s?(?:${MONTH})(?!\\p{L}))`,
    `(?<![\\p{L}\\p{N}])(?:(?:(?:${alternatives(APPROXIMATE)})[ -]|(?:(?:\\d{1,2}|1er) ?(?:au|-|/|et) ?)?(?:\\d{1,2}|1er) ?)?(?<month>${MONTH})(?!\\p{L}|'\\p{L})\\.?(?:(?<monthGlued>[0-2]\\d|[89]\\d)(?![\\d.,:/h%])|[ ,/-]{0,3}(?:de )?(?<monthYear>${YEAR})(?!\\d)| (?<monthYearCut>(?:1 9[4-9]\\d|2 0[0-4]\\d|19 [4-9]\\d|20 [0-4]\\d))(?!\\d)|\\s?[-./ ]?'(?<monthShort>\\d{2})(?!\\d)|-(?<monthDash>\\d{2})(?!\\d)|\\.? (?<monthBare>[0-2]\\d|[89]\\d)(?=\\s*(?:[-/>:|)\\t]|$|au? )))?)`,
    `(?<![\\p{L}\\p{N}])[tq](?<quarter>[1-4])[ -]?(?<quarterYear>${YEAR})(?!\\d)`,
    `(?<![\\p{L}\\p{N}])(?<season>${alternatives(Object.keys(SEASONS))})s?(?: de)?\\s?(?<seasonYear>${YEAR})(?:\\s?[,/-]\\s?(?<seasonMore>${YEAR})){0,6}(?:\\s?(?:[-/&]|et|and|a)\\s?(?<seasonEnd>${YEAR}|\\d{2}(?!\\d)))?`,
    `(?<![\\p{L}\\p{N}])(?<ongoing>${alternatives(ONGOING)})(?![\\p{L}\\p{N}])`,
    `(?<![\\p{L}\\d/.,])(?<spanYear>${YEAR})\\s?[-/]\\s?(?<spanShort>\\d{2})(?![\\d/.-])`,
    `(?<=(?<!\\d)${YEAR} (?:a|-) )(?<yearGlued>${YEAR})(?=\\p{L})`,
    `(?:(?<![\\p{L}\\d.,])|(?<=\\da))(?<year>${YEAR})(?!\\d|(?!a${YEAR})\\p{L})(?!\\s?${UNIT_AFTER_NUMBER})`,
  ].join('|'),
  'gu',
);

const fullYear = (short: string): number => {
  const year = Number(short);
  return year < 50 ? 2000 + year : 1900 + year;
};

const at = (year: number | null, month: number | null): DatePoint => ({ year, month });

const readAtom = (groups: Record<string, string | undefined>): [DatePoint, DatePoint] | null => {
  const same = (point: DatePoint): [DatePoint, DatePoint] => [point, point];
  const number = (name: string): number => Number(groups[name]);
  const lone = groups['dayMonth'] ?? groups['loneMonth'];
  if (lone) return same(at(null, Number(lone)));
  const brief = groups['dmsYear'] ?? groups['dotYear'];
  if (brief) return same(at(fullYear(brief), Number(groups['dmsMonth'] ?? groups['dotMonth'])));
  if (groups['dmYear']) return same(at(number('dmYear'), number('dmMonth')));
  if (groups['numYear']) return same(at(number('numYear'), number('numMonth')));
  if (groups['isoYear']) return same(at(number('isoYear'), number('isoMonth')));
  if (groups['shortYear']) return same(at(fullYear(groups['shortYear']), number('shortMonth')));
  if (groups['month']) {
    const short = [
      groups['monthGlued'],
      groups['monthShort'],
      groups['monthDash'],
      groups['monthBare'],
    ].find(Boolean);
    const whole = groups['monthYear'] ?? groups['monthYearCut']?.replace(' ', '');
    const year = whole ? Number(whole) : short ? fullYear(short) : null;
    return same(at(year, MONTHS[groups['month']] ?? null));
  }
  if (groups['quarter']) {
    const last = number('quarter') * 3;
    return [at(number('quarterYear'), last - 2), at(number('quarterYear'), last)];
  }
  if (groups['season']) {
    const [first, last] = SEASONS[groups['season']] ?? [1, 12];
    const year = number('seasonYear');
    const end = groups['seasonEnd'] ?? groups['seasonMore'];
    const endYear = end ? (end.length === 2 ? fullYear(end) : Number(end)) : year;
    if (first !== null && last !== null && first > last && endYear === year)
      return [at(year - 1, first), at(year, last)];
    return [at(year, first), at(endYear, last)];
  }
  if (groups['spanYear']) {
    const from = number('spanYear');
    const to = Math.floor(from / 100) * 100 + number('spanShort');
    return to > from && to - from < 50 ? [at(from, null), at(to, null)] : same(at(from, null));
  }
  if (groups['yearGlued']) return same(at(number('yearGlued'), null));
  return groups['year'] ? same(at(number('year'), null)) : null;
};

/** Every date, month, season, year or "today" of a folded line, left to right. */
export const datesIn = (key: string): DateAtom[] => {
  const atoms: DateAtom[] = [];
  for (const match of key.matchAll(ATOM)) {
    const start = match.index;
    const end = start + match[0].length;
    const groups = match.groups ?? {};
    if (groups['ongoing']) {
      atoms.push({ start, end, kind: 'ongoing' });
      continue;
    }
    const points = readAtom(groups);
    if (points !== null) atoms.push({ start, end, kind: 'date', from: points[0], to: points[1] });
  }
  return atoms;
};

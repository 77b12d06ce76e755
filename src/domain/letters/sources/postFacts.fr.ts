import type { CvExperience } from '#/domain/cv/cv';
import { isRole } from '#/domain/letters/french/jobTitle.fr';
import { literally } from '#/domain/shared/literally';
import { fold } from '#/domain/shared/text';

/** Months counted from year 0 in which a post began and ended; a year alone is its first month, `until` is null where it goes on. */
export type Span = { readonly from: number; readonly until: number | null };

const LONG_WORD = 6;
/** A title with a consonant that the CV itself doubles elsewhere: "gestionaire" beside "gestionnaire". */
export const respelt = (title: string, text: string): string => {
  const words = new Set(fold(text).match(/[a-z]+/gu) ?? []);
  return title.replace(/\p{L}+/gu, (word) => {
    if (word.length < LONG_WORD) return word;
    const at = [...word].findIndex((letter, index) => {
      const key = fold(word);
      return (
        /[^aeiouy]/u.test(fold(letter)) &&
        words.has(`${key.slice(0, index)}${fold(letter)}${key.slice(index)}`)
      );
    });
    return at < 0 ? word : `${word.slice(0, at)}${word.charAt(at)}${word.slice(at)}`;
  });
};

/** "Régleur" of "Régleur / Instrumentiste en maintenance sur un site": the other name of a post says what it was of. */
export const withOther = (title: string, entry: string): string => {
  const rule = new RegExp(
    `(?<!\\p{L})${literally(title)} ?\\/ ?([\\p{L}’'-]+(?: [\\p{L}’'-]+){1,6})`,
    'iu',
  );
  const [, written = ''] = rule.exec(entry) ?? [];
  const [other = ''] = written.split(/ (?:sur|dans|chez|pour|au sein) /u);
  return isRole(other) && other.includes(' ') ? `${title} / ${other}` : title;
};

const MONTHS = 12;
/** How long a post that was left lasted: to the month where both months are told, else by years where there are two at least. */
export const lastedOf = ({ start, end }: CvExperience): number | null => {
  const [from, to] = [start?.value, end?.value];
  if (from === undefined || to === undefined || to === 'ongoing') return null;
  if (from.month !== null && to.month !== null)
    return (to.year - from.year) * MONTHS + to.month - from.month;
  return to.year - from.year > 1 ? (to.year - from.year) * MONTHS : null;
};

type Month = { readonly year: number; readonly month: number | null };
const monthOf = ({ year, month }: Month): number => year * MONTHS + (month ?? 1) - 1;
/** From when to when a post went on; empty where one end is not told. */
export const spanOf = ({ start, end }: CvExperience): { readonly span?: Span } => {
  const [from, to] = [start?.value, end?.value];
  return from === undefined || to === undefined
    ? {}
    : { span: { from: monthOf(from), until: to === 'ongoing' ? null : monthOf(to) } };
};

import type { Cv } from '#/domain/cv/cv';
import { fold } from '#/domain/shared/text';

/** What stands where a title would and names no trade: a placement, a season, a wish, a duration. Folded. */
const NO_TITLE =
  /^(?:(?:stages?|stagiaire)(?: (?:de|d['\u2019]|en|a|au|aux|dans|chez) ?.*)?$|\d|emplois? (?:saisonniers?|etudiants?)|jobs? |(?:divers|differente?s?|plusieurs) |etudiante?s?\b|en (?:formation|recherche)|(?:a la )?recherche|alternance\b|candidat|remplacement|benevol|membre|je suis|(?:bts|but|dut|bac|licence|master|bachelor|cap|bep)\b)/u;

/** Whether what stands where a title would names a trade. */
export const namesTrade = (title: string): boolean =>
  title.trim() !== '' && !NO_TITLE.test(fold(title).trim());

/** Work that ended so many years ago says little of what is aimed at. */
const PAST_YEARS = 12;

/** Titles of the posts held of late that name a trade, the latest first. */
export const recentTitles = ({ experiences, readOn }: Cv): readonly string[] => {
  const oldest = Number(readOn.slice(0, 4)) - PAST_YEARS;
  return experiences
    .filter(({ start, end }) => {
      const last = end?.value ?? start?.value ?? null;
      return last === null || last === 'ongoing' || last.year >= oldest;
    })
    .flatMap(({ jobTitle }) => (jobTitle === null ? [] : [jobTitle.value]))
    .filter(namesTrade);
};

/** The title that a CV itself aims at: the one under the name, else that of a post held of late; null where neither names a trade. */
export const titleAimed = (cv: Cv): string | null => {
  const headline = cv.headline?.value ?? '';
  return namesTrade(headline) ? headline : (recentTitles(cv)[0] ?? null);
};

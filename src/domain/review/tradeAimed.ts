import type { Cv } from '#/domain/cv/cv';
import { contentStems, sameRoot } from '#/domain/matching/words';
import { likeliestTrade } from '#/domain/occupations/likeliestTrade';
import type { Occupations } from '#/domain/occupations/occupations';
import { fold } from '#/domain/shared/text';

/** The trade that a CV is read for: as it was named, and its code in the register where that is sure. */
export type TradeAimed = { readonly title: string | null; readonly rome: string | null };

export const NO_TRADE: TradeAimed = { title: null, rome: null };

/** What stands where a title would and names no trade: a placement, a season, a wish, a duration. Folded. */
const NO_TITLE =
  /^(?:(?:stages?|stagiaire)(?: (?:de|d['\u2019]|en|a|au|aux|dans|chez) ?.*)?$|\d|emplois? (?:saisonniers?|etudiants?)|jobs? |(?:divers|differente?s?|plusieurs) |etudiante?s?\b|en (?:formation|recherche)|(?:a la )?recherche|alternance\b|candidat|remplacement|benevol|membre|je suis|(?:bts|but|dut|bac|licence|master|bachelor|cap|bep)\b)/u;

/** Whether what stands where a title would names a trade. */
export const namesTrade = (title: string): boolean =>
  title.trim() !== '' && !NO_TITLE.test(fold(title).trim());

/** Work that ended so many years ago says little of what is aimed at. */
const PAST_YEARS = 12;

/** The trade aimed at: the one that is named, else the CV's own: its title, else a post that is not long past. */
export const tradeAimed = (cv: Cv, named: string | null, register: Occupations): TradeAimed => {
  if (named !== null && named.trim() !== '') {
    const title = named.trim();
    const likely = register.occupationOf(title) ?? register.tradesOf(title)[0];
    return { title, rome: likely?.rome ?? null };
  }
  // What one wrote oneself may mean several things: only a likely trade is taken for the aim.
  const codeOf = (title: string): TradeAimed => ({
    title,
    rome: likeliestTrade(title, register),
  });
  const headline = cv.headline?.value ?? '';
  if (namesTrade(headline)) return codeOf(headline);
  const codes = recentTitles(cv).filter(namesTrade).map(codeOf);
  const [latest] = codes;
  if (latest?.title === undefined || latest.title === null) return NO_TRADE;
  // A post before it under a like name says which trade it is.
  const stems = contentStems(latest.title);
  const alike = codes.find(
    ({ title, rome }) =>
      rome !== null && contentStems(title ?? '').some((one) => stems.some((s) => sameRoot(one, s))),
  );
  return { title: latest.title, rome: latest.rome ?? alike?.rome ?? null };
};

const recentTitles = ({ experiences, readOn }: Cv): readonly string[] => {
  const oldest = Number(readOn.slice(0, 4)) - PAST_YEARS;
  return experiences
    .filter(({ start, end }) => {
      const last = end?.value ?? start?.value ?? null;
      return last === null || last === 'ongoing' || last.year >= oldest;
    })
    .flatMap(({ jobTitle }) => (jobTitle === null ? [] : [jobTitle.value]));
};

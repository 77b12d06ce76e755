import type { Cv } from '#/domain/cv/cv';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { contentStems, sameRoot, wordsOf } from '#/domain/matching/words';
import { likeliestTrade } from '#/domain/occupations/likeliestTrade';
import type { Occupations } from '#/domain/occupations/occupations';
import { recentTitles, titleAimed } from '#/domain/review/titleAimed';
import { speaksOf } from '#/domain/review/tradeLooks.fr';
import { fold } from '#/domain/shared/text';

/** The trade that a CV is read for: as it was named, and its code in the register where that is sure. */
export type TradeAimed = { readonly title: string | null; readonly rome: string | null };

export const NO_TRADE: TradeAimed = { title: null, rome: null };

/** A word that stands in the titles of more domains of work, or of none ("structure", "responsable") does not say which trade is meant. */
const MOST_DOMAINS = 6;

/** Whether two titles share a word that tells trades apart. */
const sharesTradeWord = (one: string, other: string, { spreadOf }: Occupations): boolean => {
  const telling = wordsOf(fold(one)).filter(({ key }) => {
    const spread = spreadOf(key);
    return spread > 0 && spread <= MOST_DOMAINS;
  });
  const stems = contentStems(other);
  return telling.some(({ key }) =>
    contentStems(key).some((stem) => stems.some((each) => sameRoot(stem, each))),
  );
};

/** The code of the trade that a CV's own title names: the title's, else that of a post before it under a like name. */
const ownTrade = (cv: Cv, title: string, register: Occupations): string | null => {
  const rome = likeliestTrade(title, register);
  if (rome !== null || title === cv.headline?.value) return rome;
  const alike = recentTitles(cv)
    .filter((other) => sharesTradeWord(title, other, register))
    .map((other) => likeliestTrade(other, register));
  return alike.find((code) => code !== null) ?? null;
};

/**
 * The trade aimed at: the one that is named, else the CV's own: its title, else a post that is not long past. What one wrote
 * oneself may mean several things: its code is given only where the title is likely to mean it and the CV speaks of its matter.
 */
export const tradeAimed = (cv: Cv, named: string | null, register: Occupations): TradeAimed => {
  if (named !== null && named.trim() !== '') {
    const title = named.trim();
    const likely = register.occupationOf(title) ?? register.tradesOf(title)[0];
    return { title, rome: likely?.rome ?? null };
  }
  const title = titleAimed(cv);
  if (title === null) return NO_TRADE;
  const rome = ownTrade(cv, title, register);
  return {
    title,
    rome: rome !== null && speaksOf(rome, alignedKey(cv.document.text)) ? rome : null,
  };
};

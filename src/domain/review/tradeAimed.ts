import type { Cv } from '#/domain/cv/cv';
import { contentStems, sameRoot } from '#/domain/matching/words';
import { likeliestTrade } from '#/domain/occupations/likeliestTrade';
import type { Occupations } from '#/domain/occupations/occupations';
import { recentTitles, titleAimed } from '#/domain/review/titleAimed';

/** The trade that a CV is read for: as it was named, and its code in the register where that is sure. */
export type TradeAimed = { readonly title: string | null; readonly rome: string | null };

export const NO_TRADE: TradeAimed = { title: null, rome: null };

/** The trade aimed at: the one that is named, else the CV's own: its title, else a post that is not long past. */
export const tradeAimed = (cv: Cv, named: string | null, register: Occupations): TradeAimed => {
  if (named !== null && named.trim() !== '') {
    const title = named.trim();
    const likely = register.occupationOf(title) ?? register.tradesOf(title)[0];
    return { title, rome: likely?.rome ?? null };
  }
  const title = titleAimed(cv);
  if (title === null) return NO_TRADE;
  // What one wrote oneself may mean several things: only a likely trade is taken for the aim.
  const rome = likeliestTrade(title, register);
  if (rome !== null || title === cv.headline?.value) return { title, rome };
  // A post before it under a like name says which trade it is.
  const stems = contentStems(title);
  const alike = recentTitles(cv)
    .filter((other) => contentStems(other).some((one) => stems.some((stem) => sameRoot(one, stem))))
    .map((other) => likeliestTrade(other, register))
    .find((code) => code !== null);
  return { title, rome: alike ?? null };
};

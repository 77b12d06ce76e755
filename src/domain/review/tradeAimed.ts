import type { Cv } from '#/domain/cv/cv';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import { contentStems, sameRoot, wordsOf } from '#/domain/matching/words';
import { likeliestTrade } from '#/domain/occupations/likeliestTrade';
import type { Occupations } from '#/domain/occupations/occupations';
import { fieldTold } from '#/domain/review/fieldTold';
import { namesTrade, recentTitles, titleAimed, tradeWished } from '#/domain/review/titleAimed';
import { hasOwnLooks, looksOf, speaksOf } from '#/domain/review/tradeLooks.fr';
import { fold } from '#/domain/shared/text';

/** The trade that a CV is read for: as it was named, and its code in the register where that is sure. */
export type TradeAimed = {
  readonly title: string | null;
  readonly rome: string | null;
  /** The person named it, rather than their CV. */
  readonly named: boolean;
  /** Where no title tells a trade: the field that all the rest speaks of, in words with its article; `rome` then begins the codes of its trades. */
  readonly field: string | null;
};

export const NO_TRADE: TradeAimed = { title: null, rome: null, named: false, field: null };

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

/** Trades that a bare title may mean ("vendeuse"), and how many of them share what is looked for where it does not matter which. */
const MEANT = 5;
const ALIKE = 4;

/** The trade that a title means, or one of those that it may mean where nearly all of them are read alike. */
const meantBy = (title: string, register: Occupations): string | null => {
  const likely = likeliestTrade(title, register);
  if (likely !== null) return likely;
  const [first, ...others] = register.tradesOf(title).slice(0, MEANT);
  if (first === undefined || !hasOwnLooks(first.rome)) return null;
  const alike = others.filter(({ rome }) => looksOf(rome) === looksOf(first.rome));
  return alike.length + 1 >= ALIKE ? first.rome : null;
};

/** The code of the trade that a CV's own title names: the title's, else that of a post before it under a like name. */
const ownTrade = (cv: Cv, title: string, register: Occupations): string | null => {
  const rome = meantBy(title, register);
  if (rome !== null || title === cv.headline?.value) return rome;
  const alike = recentTitles(cv)
    .filter((other) => sharesTradeWord(title, other, register))
    .map((other) => meantBy(other, register));
  return alike.find((code) => code !== null) ?? null;
};

/** The code of the trade that a CV's own title names, where the CV speaks of its matter. */
const spokenOf = (cv: Cv, title: string, register: Occupations): string | null => {
  const rome = ownTrade(cv, title, register);
  return rome !== null && speaksOf(rome, alignedKey(cv.document.text)) ? rome : null;
};

/**
 * The trade aimed at: the one that is named, else the CV's own: its title, else a post that is not long past. What one wrote
 * oneself may mean several things: its code is given only where the title is likely to mean it and the CV speaks of its matter;
 * else the field of work that the whole CV speaks of, where it is plain.
 */
export const tradeAimed = (cv: Cv, named: string | null, lexicon: Lexicon): TradeAimed => {
  const register = lexicon.occupations;
  if (named !== null && named.trim() !== '') {
    const title = named.trim();
    const likely = register.occupationOf(title) ?? register.tradesOf(title)[0];
    return { ...NO_TRADE, title, rome: likely?.rome ?? null, named: true };
  }
  // Who says what they seek is not read for the job that they hold meanwhile.
  const wished = namesTrade(cv.headline?.value ?? '') ? null : tradeWished(cv);
  const title = wished ?? titleAimed(cv);
  const rome =
    title === null
      ? null
      : wished === null
        ? spokenOf(cv, title, register)
        : meantBy(title, register);
  if (rome !== null) return { ...NO_TRADE, title, rome };
  const field = fieldTold(cv, title, lexicon);
  return field === null
    ? { ...NO_TRADE, title }
    : { ...NO_TRADE, rome: field.codes, field: field.name };
};

import type { Cv } from '#/domain/cv/cv';
import type { Occupations } from '#/domain/occupations/occupations';

/** The trade that a CV is read for: as it was named, and its code in the register where that is sure. */
export type TradeAimed = { readonly title: string | null; readonly rome: string | null };

export const NO_TRADE: TradeAimed = { title: null, rome: null };

/** The title that a CV itself aims at: the one under the name, else that of the last post. */
export const ownTitle = ({ headline, experiences }: Cv): string | null =>
  headline?.value ?? experiences.find(({ jobTitle }) => jobTitle !== null)?.jobTitle?.value ?? null;

/** The trade aimed at: the one that is named, else the CV's own; the likeliest code where a title may mean several. */
export const tradeAimed = (cv: Cv, named: string | null, register: Occupations): TradeAimed => {
  const titles = named === null || named.trim() === '' ? ownTitles(cv) : [named.trim()];
  const codes = titles.map((title) => ({
    title,
    rome: register.occupationOf(title)?.rome ?? register.tradesOf(title)[0]?.rome ?? null,
  }));
  return codes.find(({ rome }) => rome !== null) ?? codes[0] ?? NO_TRADE;
};

const ownTitles = ({ headline, experiences }: Cv): readonly string[] =>
  [headline?.value, ...experiences.map(({ jobTitle }) => jobTitle?.value)].filter(
    (title) => title !== undefined,
  );

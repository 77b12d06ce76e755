import type { Occupations } from '#/domain/occupations/occupations';

/** Trades looked at: those behind are far from the title. */
const LOOKED_AT = 3;
/** A title less alike shares one word with its trade, and may mean another. */
const ALIKE = 0.62;

/** The code of the trade that a title most likely names, null where the likeliest ones are of several fields: then it is not known. For what suits a whole field, not for a score. */
export const likeliestTrade = (title: string, occupations: Occupations): string | null => {
  const sure = occupations.occupationOf(title);
  if (sure !== null) return sure.rome;
  const [first, ...others] = occupations.tradesOf(title).slice(0, LOOKED_AT);
  return first !== undefined &&
    first.weight >= ALIKE &&
    others.every(({ rome }) => rome[0] === first.rome[0])
    ? first.rome
    : null;
};

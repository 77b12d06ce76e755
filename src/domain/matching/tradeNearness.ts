import type { Lexicon } from '#/domain/lexicon/lexicon';
import type { Trade } from '#/domain/occupations/occupations';

/** The register is a little less sure than two titles in the same words. */
const BY_REGISTER = 0.9;

const ofTrades = (
  asked: readonly Trade[],
  held: readonly Trade[],
  nearness: Lexicon['occupations']['nearness'],
): number => {
  const likeliest = held[0]?.weight ?? 1;
  let near = 0;
  let all = 0;
  for (const { rome, weight } of asked) {
    all += weight;
    near +=
      weight *
      Math.max(...held.map((other) => nearness(rome, other.rome) * (other.weight / likeliest)));
  }
  return near / all;
};

/** How near two titles are by the register of trades, 0 to 1, each trade that the offer's title may mean by its weight; 0 where the register does not know one of them. */
export const tradeNearness = (
  offerTitle: string,
  cvTitle: string,
  { occupations }: Lexicon,
): number => {
  const asked = occupations.tradesOf(offerTitle);
  const held = occupations.tradesOf(cvTitle);
  if (asked.length === 0 || held.length === 0) return 0;
  return BY_REGISTER * ofTrades(asked, held, occupations.nearness);
};

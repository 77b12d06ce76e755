import { agree, formatCount } from '#/copy/format';

/** Words around the offers that stand beside the results. */
export const widerResultsCopy = {
  trade: (names: readonly string[]): string => `Aussi\u00a0: ${names.join(', ')}`,
  tradeText: (count: number): string =>
    count === 1
      ? 'Une offre du même métier, sous un autre nom.'
      : `${formatCount(count)} offres du même métier, sous d’autres noms.`,
  letters: (typed: string): string => `Autres lieux où se lit «\u00a0${typed}\u00a0»`,
  lettersText: (count: number): string =>
    `${formatCount(count)} ${agree(count, 'offre', 'offres')} ailleurs, dont le lieu contient ces lettres.`,
  more: (count: number): string =>
    count === 1 ? 'Voir l’autre offre' : `Voir les ${formatCount(count)} autres`,
} as const;

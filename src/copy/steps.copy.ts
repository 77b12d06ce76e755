/** Words of any progress by steps. */
export const stepLabels = {
  percent: (percent: number): string => `${percent}\u00a0%`,
  states: { done: 'terminé', current: 'en cours', todo: 'à venir' },
} as const;

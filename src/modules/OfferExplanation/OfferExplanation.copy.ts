/** Words around the ledger of an offer. */
export const offerExplanationCopy = {
  title: (title: string): string => `Votre CV face à «\u00a0${title}\u00a0»`,
  close: 'Fermer',
  comparing: 'Comparaison avec votre CV…',
} as const;

/** Words around the ledger of an offer. */
export const offerExplanationCopy = {
  title: (title: string): string => `Votre CV face à «\u00a0${title}\u00a0»`,
  close: 'Fermer',
  comparing: 'Comparaison avec votre CV…',
  tooLittle: {
    title: 'Cette annonce en dit trop peu',
    text: 'Elle ne nomme pas assez d’exigences pour être comparée à votre CV.',
  },
  failed: {
    title: 'La comparaison n’a pas abouti',
    text: 'Votre CV et l’annonce sont intacts. Fermez cette fenêtre, puis réessayez.',
  },
} as const;

/** Words of an offer with its compatibility. */
export const offerCardCompatibleCopy = {
  sample: 'Exemple',
  compatibility: (score: number): string => `${score}\u00a0% compatible`,
  applied: 'Déjà postulé',
  details: 'Voir les détails',
  why: 'Pourquoi ce score',
  reasons: 'Ce qui compte le plus',
  held: 'Acquis',
  partly: 'En partie',
  missing: 'À montrer',
} as const;

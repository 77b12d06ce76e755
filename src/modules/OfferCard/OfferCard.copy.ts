/** Words of an offer in a list. */
export const offerCardCopy = {
  sample: 'Exemple',
  own: 'Ajoutée par vous',
  applied: 'Déjà postulé',
  closed: 'Close',
  pay: 'Rémunération brute\u00a0:',
  published: 'Publiée le',
  compatibility: (score: number): string => `${score}\u00a0% compatible`,
} as const;

/** Words of a correction that could not be opened. */
export const correctingJobCopy = {
  title: 'La correction n’a pas pu s’ouvrir',
  text: 'Rien n’a changé. Réessayez, ou corrigez le poste dans son dossier.',
  close: 'Fermer',
} as const;

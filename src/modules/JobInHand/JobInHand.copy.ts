/** Words of the job in hand. */
export const jobInHandCopy = {
  label: 'Offre en main',
  untitled: 'Poste à préciser',
  change: 'Changer',
  changeLabel: 'Changer d’annonce',
  dossier: 'Son dossier',
  recent: 'Reprendre une annonce déjà lue',
} as const;

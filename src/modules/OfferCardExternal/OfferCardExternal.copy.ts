/** Words of an offer that another site shows. */
export const offerCardExternalCopy = {
  sample: 'Exemple',
  open: "Voir l'offre",
  on: (source: string): string => `sur ${source}`,
} as const;

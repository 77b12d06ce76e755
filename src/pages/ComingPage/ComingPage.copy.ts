/** Words of a screen that is not built yet. */
export const copy = {
  status: 'Bientôt ici',
  meanwhile: 'En attendant, voici ce qui fonctionne déjà\u00a0:',
} as const;

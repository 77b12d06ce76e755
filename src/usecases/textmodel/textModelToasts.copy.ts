/** Toasts of the optional model. */
export const textModelToasts = {
  notSaved: {
    title: 'Erreur',
    text: 'Impossible d’enregistrer ce réglage\u00a0: votre navigateur refuse l’accès à ses données.',
  },
} as const;

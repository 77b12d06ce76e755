/** Toasts of a comparison: specification, section 8. */
export const matchCopy = {
  saved: {
    title: 'Analyse sauvegardée !',
    text: 'Vous la retrouverez dans Mes Analyses.',
  },
  notSaved: {
    title: 'Erreur',
    text: 'Impossible de sauvegarder l’analyse. Le résultat reste affiché ici.',
  },
} as const;

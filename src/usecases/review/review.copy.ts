/** Toasts of a review. */
export const reviewToasts = {
  notKept: {
    title: 'Erreur',
    text: 'Impossible de garder cette analyse pour la comparer à la prochaine. Le résultat reste affiché ici.',
  },
  notForgotten: {
    title: 'Erreur',
    text: 'Impossible d’effacer l’analyse précédente de cet appareil. Réessayez dans un instant.',
  },
} as const;

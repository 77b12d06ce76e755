/** Toasts of Mes Analyses. */
export const analysesToasts = {
  deleted: {
    deleteOne: {
      title: 'Analyse supprimée',
      text: 'L’analyse a été supprimée de votre historique.',
    },
    deleteAll: { title: 'Analyses supprimées', text: 'Votre historique est vide.' },
  },
  notDeleted: {
    title: 'Erreur',
    text: 'Impossible de supprimer l’analyse. Votre historique est intact.',
  },
} as const;

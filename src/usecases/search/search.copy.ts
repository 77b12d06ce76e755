import { screenNames } from '#/copy/screenNames.copy';

/** Toasts of the search: specification, sections 5 and 8. */
export const searchToasts = {
  notLoaded: { title: 'Erreur', text: 'Impossible de charger les recherches sauvegardées.' },
  notSaved: { title: 'Erreur', text: 'Impossible de sauvegarder la recherche.' },
  notDeleted: { title: 'Erreur', text: 'Impossible de supprimer la recherche.' },
  emptySearch: {
    title: 'Recherche vide',
    text: 'Veuillez appliquer au moins un filtre pour sauvegarder.',
  },
  saved: (name: string) => ({
    title: 'Recherche sauvegardée!',
    text: `«\u00a0${name}\u00a0» est dans Mes Recherches.`,
  }),
  deleted: {
    title: 'Recherche supprimée',
    text: 'La recherche a été supprimée avec succès.',
  },
  notApplied: {
    title: 'Erreur',
    text: 'Impossible d’enregistrer la candidature. Vérifiez votre connexion, puis réessayez\u202f; rien n’a été modifié.',
  },
  applied: (title: string) => ({
    title: 'Candidature envoyée avec succès!',
    text: `Votre candidature au poste «\u00a0${title}\u00a0» a été envoyée. C’est une simulation\u00a0: rien n’a quitté votre appareil. Vous la suivez dans ${screenNames.applications}.`,
  }),
} as const;

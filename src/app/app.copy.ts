/** Words of the application around its screens. */
export const appCopy = {
  loading: 'Chargement',
  newTab: 'nouvel onglet',
  themeNotSaved: {
    title: 'Erreur',
    text: 'Votre thème n’a pas pu être enregistré. Il reste choisi jusqu’à la fermeture de la page.',
  },
} as const;

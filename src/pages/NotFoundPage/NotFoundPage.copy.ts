/** Words of the page for an unknown address. */
export const notFoundCopy = {
  heading: 'Cette page n’existe pas',
  explanation:
    'Rien ne se trouve à cette adresse. Le lien est peut-être ancien, ou une lettre a sauté.',
  dashboard: 'Aller au tableau de bord',
  home: 'Revenir à l’accueil',
} as const;

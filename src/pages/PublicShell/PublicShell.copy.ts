/** Words of the frame around the public pages. */
export const publicShellCopy = {
  home: 'Embellie, accueil',
  login: 'Connexion',
  signup: "S'inscrire",
  promise: 'La recherche d’emploi, au clair. Sans serveur, sur votre appareil.',
  elsewhere: 'Nous suivre et nous écrire',
  accessibility: 'Accessibilité\u00a0: partiellement conforme',
  links: { twitter: 'Twitter', linkedin: 'LinkedIn', contact: 'Contact' },
} as const;

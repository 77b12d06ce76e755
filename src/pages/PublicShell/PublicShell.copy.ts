/** Words of the frame around the public pages. */
export const copy = {
  home: 'Embellie, accueil',
  login: 'Connexion',
  signup: "S'inscrire",
} as const;

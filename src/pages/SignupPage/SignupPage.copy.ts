/** Words of the screen Inscription. */
export const signupCopy = {
  title: 'Inscription',
  subtitle: 'Trois champs, et votre profil est commencé.',
  name: 'Nom complet',
  nameHint: 'Il ouvrira votre profil, sur cet appareil seulement.',
  submit: 'Ouvrir mon espace',
  other: { question: 'Vous avez déjà un espace\u202f?', label: 'Se connecter' },
} as const;

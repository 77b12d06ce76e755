/** Toasts of Inscription. */
export const signupToasts = {
  profileNotFilled: {
    title: 'Erreur',
    text: 'Votre profil n’a pas pu être commencé sur cet appareil. Votre espace s’ouvre quand même.',
  },
} as const;

/** Toasts of the public pages. */
export const publicToasts = {
  soon: {
    title: 'Bientôt disponible !',
    text: 'Cette fonctionnalité n’est pas encore en place, mais vous pourrez bientôt la demander.',
  },
  profileNotFilled: {
    title: 'Erreur',
    text: 'Votre profil n’a pas pu être commencé sur cet appareil. Votre espace s’ouvre quand même.',
  },
} as const;

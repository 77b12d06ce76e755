/** Toasts of the alert preferences: specification, section 8. */
export const alertToasts = {
  saved: {
    title: 'Préférences sauvegardées !',
    text: 'Elles restent sur cet appareil.',
  },
  notSaved: { title: 'Erreur', text: 'Impossible de sauvegarder vos préférences.' },
} as const;

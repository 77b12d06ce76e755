/** Toasts of Mon Profil: specification, section 8. */
export const profileToasts = {
  saved: {
    title: 'Profil Mis à Jour',
    text: 'Vos informations sont enregistrées sur cet appareil.',
  },
  imported: {
    title: 'Profil Mis à Jour',
    text: 'Votre profil est rempli avec ce que vous avez choisi.',
  },
  notSaved: {
    title: 'Erreur',
    text: 'Impossible d’enregistrer votre profil sur cet appareil. Ce que vous avez tapé est toujours là.',
  },
  exported: (fileName: string) => ({
    title: 'Profil exporté',
    text: `Le fichier «\u00a0${fileName}\u00a0» est dans vos téléchargements.`,
  }),
  notExported: {
    title: 'Erreur',
    text: 'Impossible de préparer le fichier. Réessayez dans un instant.',
  },
} as const;

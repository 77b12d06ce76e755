/** Toasts of the CV for one job. */
export const tailoredCvToasts = {
  downloaded: { title: 'CV prêt', text: 'Vous le trouverez dans vos téléchargements.' },
  downloadedLossy: {
    title: 'CV prêt',
    text: 'Quelques lettres hors de l’alphabet du PDF ont perdu leurs accents\u00a0: le document Word les garde.',
  },
  notDownloaded: {
    title: 'Erreur',
    text: 'Impossible de préparer le fichier. Vérifiez votre connexion, puis réessayez\u202f; votre CV n’a pas changé.',
  },
  notMade: {
    title: 'Erreur',
    text: 'Impossible de préparer ce CV. Vérifiez votre connexion, puis réessayez\u202f; votre CV importé n’a pas changé.',
  },
  notKept: {
    title: 'Erreur',
    text: {
      quota:
        'Impossible d’enregistrer ce CV\u00a0: la place réservée à ce site est pleine. Il reste affiché ici.',
      unavailable:
        'Impossible d’enregistrer ce CV\u00a0: votre navigateur refuse l’accès à ses données. Il reste affiché ici.',
      future:
        'Impossible d’enregistrer ce CV\u00a0: les autres viennent d’une version plus récente d’Embellie. Il reste affiché ici\u00a0: téléchargez-le, puis rechargez la page.',
    },
  },
} as const;

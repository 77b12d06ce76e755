/** Toasts of Lettre de motivation. */
export const lettersToasts = {
  copied: {
    title: 'Lettre copiée',
    text: 'Collez-la où vous voulez\u00a0: e-mail, formulaire, document.',
  },
  notCopied: {
    title: 'Erreur',
    text: 'Impossible de copier la lettre. Téléchargez-la en texte simple, ou sélectionnez-la à la main.',
  },
  soon: {
    title: 'Bientôt disponible !',
    text: 'Le téléchargement de ce modèle sera bientôt disponible. Une lettre composée à partir de votre profil ou de votre CV se télécharge déjà.',
  },
  downloaded: { title: 'Fichier prêt', text: 'Vous le trouverez dans vos téléchargements.' },
  downloadedLossy: {
    title: 'Fichier prêt',
    text: 'Quelques lettres hors de l’alphabet du PDF ont perdu leurs accents\u00a0: le document Word les garde.',
  },
  notDownloaded: {
    title: 'Erreur',
    text: 'Impossible de préparer le fichier. Vérifiez votre connexion, puis réessayez\u202f; votre lettre n’a pas changé.',
  },
  notKept: {
    title: 'Erreur',
    text: {
      quota:
        'Impossible d’enregistrer la lettre\u00a0: la place réservée à ce site est pleine. Elle reste affichée ici.',
      unavailable:
        'Impossible d’enregistrer la lettre\u00a0: votre navigateur refuse l’accès à ses données. Elle reste affichée ici.',
      future:
        'Impossible d’enregistrer la lettre\u00a0: les autres viennent d’une version plus récente d’Embellie. Elle reste affichée ici\u00a0: copiez-la, puis rechargez la page.',
    },
  },
  noSource: {
    title: 'Votre parcours manque',
    text: 'Pour une autre version, il faut votre CV ou votre profil\u00a0: importez-le à nouveau. La lettre n’a pas changé.',
  },
  renamed: { title: 'Lettre renommée' },
  duplicated: { title: 'Lettre dupliquée', text: 'La copie est ouverte.' },
  changedElsewhere: {
    title: 'Lettre modifiée dans un autre onglet',
    text: 'Vous voyez la version de cet autre onglet. «\u00a0Annuler la modification\u00a0» rend celle d’ici.',
  },
  deleted: { title: 'Lettre supprimée', text: 'Elle ne figure plus dans vos lettres.' },
  attached: {
    title: 'Lettre jointe',
    text: (to: string): string => `Elle est gardée avec «\u00a0${to}\u00a0».`,
  },
} as const;

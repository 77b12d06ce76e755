/** Toasts of the assistant. */
export const assistantToasts = {
  copied: { title: 'E-mail copié', text: 'Collez-le dans votre messagerie et relisez-le.' },
  notCopied: {
    title: 'Copie impossible',
    text: 'Votre navigateur refuse l’accès au presse-papiers. Sélectionnez le texte à la main.',
  },
  erased: { title: 'Conversation effacée', text: 'Vos autres données n’ont pas changé.' },
  notErased: {
    title: 'Erreur',
    text: 'Impossible d’effacer la conversation\u00a0: votre navigateur refuse l’accès à ses données.',
  },
  notKept: {
    title: 'Conversation non gardée',
    text: 'La place réservée à ce site est pleine ou refusée. Vos messages restent affichés jusqu’à la fermeture de la page.',
  },
} as const;

/** Toasts about the files kept with a dossier. */
export const attachmentToasts = {
  added: (name: string) => ({ title: 'Fichier joint', text: `${name} est gardé dans ce dossier.` }),
  removed: { title: 'Fichier retiré', text: 'Embellie ne le garde plus.' },
  notRemoved: {
    title: 'Erreur',
    text: 'Impossible de retirer ce fichier\u00a0: votre navigateur refuse l’accès à ses données.',
  },
  lost: {
    title: 'Fichier introuvable',
    text: 'Votre navigateur ne l’a plus. Retirez-le de la liste, puis joignez-le à nouveau.',
  },
  notOpened: {
    title: 'Erreur',
    text: 'Impossible de rouvrir ce fichier pour le moment. Rechargez la page, puis réessayez.',
  },
  notLoaded: {
    title: 'Erreur',
    text: 'Impossible de joindre un fichier pour le moment. Vérifiez votre connexion, puis réessayez.',
  },
} as const;

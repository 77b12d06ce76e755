import { screenNames } from '#/copy/screenNames.copy';

/** Toasts of the interview: the first two are of the specification, section 8. */
export const interviewToasts = {
  unsupported: {
    title: 'Navigateur non compatible',
    text: "La reconnaissance vocale n'est pas supportée par votre navigateur. Essayez Chrome.",
  },
  speechError: {
    title: 'Erreur de reconnaissance vocale',
    text: (code: string): string =>
      `La dictée s’est arrêtée (code\u00a0: ${code}). Ce qui est écrit est gardé\u202f; vous pouvez continuer au clavier.`,
  },
  notKept: {
    title: 'Erreur',
    text: 'Impossible d’enregistrer l’entretien sur cet appareil. Vous pouvez continuer\u00a0: vos réponses restent affichées.',
  },
  setAside: {
    title: 'Question retirée',
    text: `Cette annonce ne le demande pas, c’est noté partout. Pour y revenir\u00a0: ${screenNames.settings}, «\u00a0Ce que vous avez corrigé\u00a0».`,
  },
  notSetAside: {
    title: 'Erreur',
    text: 'Impossible d’enregistrer votre correction sur cet appareil. La question reste là.',
  },
  notPrepared: {
    title: 'Erreur',
    text: 'Les questions n’ont pas pu être chargées. Vérifiez votre connexion, puis réessayez\u202f; votre annonce est gardée.',
  },
  removed: { title: 'Entretien supprimé', text: 'Il ne figure plus dans votre historique.' },
  notRemoved: {
    title: 'Erreur',
    text: 'Impossible de supprimer l’entretien. Il est toujours dans votre historique.',
  },
  exported: { title: 'Fichier prêt', text: 'Vous le trouverez dans vos téléchargements.' },
  notExported: {
    title: 'Erreur',
    text: 'Impossible de préparer le fichier. Vérifiez votre connexion, puis réessayez\u202f; rien n’a été perdu.',
  },
} as const;

export const transcriptName = (day: string): string => `entretien-${day}.txt`;

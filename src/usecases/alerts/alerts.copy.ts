import { agree, formatLongDate } from '#/copy/format';

/** Toasts of the alert preferences: specification, section 8. */
export const alertToasts = {
  saved: {
    title: 'Préférences sauvegardées !',
    text: 'Elles restent sur cet appareil.',
  },
  notSaved: { title: 'Erreur', text: 'Impossible de sauvegarder vos préférences.' },
  reminder: {
    title: 'Rappel prêt',
    text: 'Ouvrez le fichier téléchargé pour l’ajouter à votre agenda.',
  },
  noReminder: {
    title: 'Erreur',
    text: 'Impossible de préparer le rappel. Vérifiez votre connexion, puis réessayez.',
  },
} as const;

export const REMINDER_NAME = 'rappel-offres.ics';

/** The notification of the browser. */
export const newOffersNotice = (count: number, since: Date) => ({
  title: `${count} ${agree(count, 'nouvelle offre', 'nouvelles offres')}`,
  text: `Depuis le ${formatLongDate(since)}, pour vos recherches et vos alertes.`,
  tag: 'embellie-nouvelles-offres',
});

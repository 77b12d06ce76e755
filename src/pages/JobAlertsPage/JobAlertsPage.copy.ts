import type { AlertsStatus } from '#/pages/JobAlertsPage/JobAlertsPage.state';

const statuses: Record<AlertsStatus, string> = {
  default: 'Vous n’avez encore rien choisi.',
  edited: 'Modifications non sauvegardées.',
  saved: 'Vos préférences sont gardées sur cet appareil.',
};

/** Words of the screen Offres Ciblées & Alertes. */
export const jobAlertsCopy = {
  title: 'Offres Ciblées & Alertes',
  subtitle: 'Dites ce que vous cherchez\u00a0: vos préférences restent sur votre appareil.',
  form: 'Mes préférences',
  keywords: 'Mots-clés',
  keywordsPlaceholder: 'Infirmière, soudeur, comptable…',
  location: 'Lieu',
  locationPlaceholder: 'Ville ou pays',
  contract: 'Type de contrat',
  email: 'Alertes par e-mail',
  emailHint: 'Embellie n’a pas de serveur et ne peut envoyer aucun message pour l’instant.',
  frequency: 'Fréquence',
  save: 'Sauvegarder mes préférences',
  statuses,
  see: {
    title: 'Voir ce qui correspond aujourd’hui',
    text: 'Ces critères ouvrent la recherche déjà filtrée. Vous pouvez aussi l’y sauvegarder.',
    link: 'Voir les offres ciblées',
  },
  honest: {
    title: 'Aucun e-mail ne part d’ici',
    text: 'Un envoi régulier demanderait un serveur, et il n’y en a pas\u00a0: vos critères ne quittent pas votre navigateur. Revenez ici quand vous le souhaitez pour revoir les offres.',
  },
} as const;

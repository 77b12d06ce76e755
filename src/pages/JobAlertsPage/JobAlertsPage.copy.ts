import { agree, formatCount, formatLongDate } from '#/copy/format';
import { screenNames } from '#/copy/screenNames.copy';
import type { AlertsStatus } from '#/pages/JobAlertsPage/JobAlertsPage.state';

const statuses: Record<AlertsStatus, string> = {
  default: 'Vous n’avez encore rien choisi.',
  edited: 'Modifications non sauvegardées.',
  saved: 'Vos préférences sont gardées sur cet appareil.',
};

/** Words of the screen Offres Ciblées & Alertes. */
export const jobAlertsCopy = {
  title: screenNames.jobAlerts,
  subtitle: 'Dites ce que vous cherchez\u00a0: vos préférences restent sur votre appareil.',
  form: 'Mes préférences',
  keywords: 'Mots-clés',
  keywordsPlaceholder: 'Infirmière, soudeur, comptable…',
  keywordsHint: 'Séparez-les par des virgules\u00a0: chacun est cherché.',
  location: 'Lieu',
  locationPlaceholder: 'Ville ou pays',
  contract: 'Type de contrat',
  email: 'Alertes par e-mail',
  emailHint:
    'Embellie n’a pas de serveur et ne peut envoyer aucun message. Activées, ces alertes vous préparent un message à envoyer et un rappel pour votre agenda.',
  notices: 'Notifications de ce navigateur',
  noticesHint:
    'À l’ouverture d’Embellie, puis toutes les 30 minutes tant qu’une page reste ouverte, s’il y a de nouvelles offres.',
  frequency: 'Fréquence',
  save: 'Sauvegarder mes préférences',
  statuses,
  refused: {
    title: 'Les notifications sont bloquées',
    text: 'Votre navigateur les refuse pour ce site. Vous pouvez les autoriser dans ses réglages, à gauche de l’adresse de la page\u202f; vos alertes restent visibles ici.',
  },
  dismissed: {
    title: 'Les notifications restent désactivées',
    text: 'La question de votre navigateur a été fermée sans réponse. Pour qu’il la pose à nouveau, activez encore l’interrupteur\u202f; vos alertes restent visibles ici.',
  },
  unsupported: 'Ce navigateur ne sait pas afficher de notifications.',
  news: {
    title: 'Nouvelles offres',
    looking: 'Recherche des nouvelles offres…',
    found: (fresh: number, changed: number, gone: number, since: Date): string =>
      `${[
        [fresh, 'nouvelle', 'nouvelles'] as const,
        [changed, 'modifiée', 'modifiées'] as const,
        [gone, 'retirée', 'retirées'] as const,
      ]
        .filter(([count]) => count > 0)
        .map(([count, one, many]) => `${formatCount(count)} ${agree(count, one, many)}`)
        .join(', ')} depuis le ${formatLongDate(since)}`,
    changed: 'Annonces modifiées',
    gone: 'Annonces retirées',
    goneText:
      'Elles ne sont plus chez leur source, ou leur date est passée. Une candidature déjà envoyée garde sa copie.',
    goneMore: (count: number): string =>
      `et ${formatCount(count)} ${agree(count, 'autre', 'autres')}`,
    none: (since: Date): string => `Rien de nouveau depuis le ${formatLongDate(since)}.`,
    first:
      'Premier passage\u00a0: les offres d’aujourd’hui servent de point de départ. Les prochaines s’afficheront ici.',
    nothing:
      'Sauvegardez vos préférences ou une recherche\u00a0: les offres nouvelles s’afficheront ici à chaque ouverture.',
    preferences: 'Mes préférences',
    more: (count: number): string =>
      count === 1 ? 'Voir l’autre offre' : `Voir les ${formatCount(count)} autres`,
    rest: (count: number): string =>
      `${formatCount(count)} ${agree(count, 'autre', 'autres')} dans la recherche`,
    look: 'Vérifier maintenant',
    seen: 'Marquer comme vues',
  },
  see: {
    title: 'Voir ce qui correspond aujourd’hui',
    text: 'Ces critères ouvrent la recherche déjà filtrée. Vous pouvez aussi l’y sauvegarder.',
    link: 'Voir les offres ciblées',
    linkOf: (keyword: string): string => `Offres «\u00a0${keyword}\u00a0»`,
  },
  honest: {
    title: 'Page fermée, Embellie ne cherche pas',
    text: 'Chercher pendant votre absence ou vous écrire demanderait un serveur, et il n’y en a pas. À chaque ouverture, puis tant que la page reste ouverte, Embellie regarde le catalogue, vos fichiers importés et les sources en direct que vous avez activées. Ces sources reçoivent les mots et le lieu de chaque recherche, une fois par heure au plus\u202f; sans source activée, vos critères ne quittent pas votre navigateur.',
    prepared: 'Ce que nous pouvons préparer, sur votre appareil\u00a0:',
    mail: 'Préparer le message',
    noMail: 'Le message se prépare dès qu’il y a du nouveau.',
    reminder: 'Ajouter un rappel à mon agenda',
  },
} as const;

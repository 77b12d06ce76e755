import { agree, formatCount } from '#/copy/format';
import { screenNames } from '#/copy/screenNames.copy';

/** Words of the screen Offres Compatibles. */
export const compatibleCopy = {
  title: screenNames.compatibleOffers,
  subtitle: 'Les offres classées selon ce que votre CV leur apporte, et pourquoi.',
  sample: {
    title: 'Des exemples, en attendant votre CV',
    text: 'Importez votre CV\u00a0: ces cartes seront remplacées par les offres comparées pour de vrai, sur votre appareil.',
    import: 'Importer mon CV',
  },
  noCv: {
    title: 'Aucun CV à comparer',
    text: 'Importez votre CV\u00a0: les offres seront classées selon ce qu’il leur apporte, sur votre appareil.',
  },
  loading: 'Chargement des offres…',
  ranking: {
    label: 'Comparaison des offres avec votre CV',
    value: (done: number, total: number): string =>
      `${done} ${agree(done, 'offre comparée', 'offres comparées')} sur ${total}`,
  },
  empty: {
    title: 'Aucune offre à comparer',
    text: 'Aucune offre de la liste n’est assez détaillée pour être comparée à votre CV.',
    search: 'Chercher des offres',
  },
  nearest: (compared: number, all: number): string =>
    `Les ${compared} offres les plus proches de votre CV, parmi ${formatCount(all)}, comparées une à une.`,
  more: 'Voir plus d’offres',
  shown: (shown: number, total: number): string => `${shown} offres affichées sur ${total}`,
} as const;

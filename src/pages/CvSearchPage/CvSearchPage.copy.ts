import { agree } from '#/copy/format';
import { screenNames } from '#/copy/screenNames.copy';

/** Words of the screen Recherche par CV. */
export const cvSearchCopy = {
  title: screenNames.cvSearch,
  subtitle: 'Les offres auxquelles votre CV répond le mieux, trouvées sur votre appareil.',
  noCv: {
    title: 'Aucun CV trouvé',
    text: 'Importez votre CV pour lancer une recherche.',
  },
  reading: 'Lecture de votre CV…',
  ready: {
    title: 'Prêt à chercher',
    text: (fileName: string): string =>
      `«\u00a0${fileName}\u00a0» sera comparé à chaque offre, sur votre appareil.`,
    launch: 'Lancer la recherche',
  },
  searching: 'Recherche en cours…',
  progress: (done: number, total: number): string =>
    `${done} ${agree(done, 'offre comparée', 'offres comparées')} sur ${total}`,
  sample: {
    title: 'Des exemples, pas une analyse',
    text: 'Le texte de votre CV ne peut pas être lu\u00a0: ces offres ne lui ont pas été comparées.',
  },
  found: (count: number): string =>
    count === 1
      ? 'L’offre à laquelle votre CV répond le mieux'
      : `Les ${count} offres auxquelles votre CV répond le mieux`,
  again: 'Relancer une recherche',
  all: 'Voir toutes les offres compatibles',
  none: {
    title: 'Aucune offre à comparer',
    text: 'Aucune offre de la liste n’est assez détaillée pour être comparée à votre CV.',
  },
} as const;

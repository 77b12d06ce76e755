import { agree } from '#/copy/format';
import type { CatalogueProblem } from '#/domain/offers/catalogue/OfferSource';

const problems: Record<CatalogueProblem, string> = {
  offline: 'La connexion semble coupée.',
  notFound: 'La liste des offres n’a pas été trouvée sur ce site.',
  malformed: 'La liste des offres de ce site est abîmée et ne peut pas être lue.',
  tooLarge: 'La liste des offres de ce site est trop grande pour être lue.',
};

/** Words of the screen Recherche par CV. */
export const cvSearchCopy = {
  title: 'Recherche par CV',
  subtitle: 'Votre CV sert de recherche\u00a0: les offres auxquelles il répond le mieux.',
  noCv: {
    title: 'Aucun CV trouvé',
    text: 'Importez votre CV pour lancer une recherche.',
    import: 'Importer mon CV',
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
    `${count} ${agree(count, 'offre répond', 'offres répondent')} le mieux à votre CV`,
  again: 'Relancer une recherche',
  all: 'Voir toutes les offres compatibles',
  none: {
    title: 'Aucune offre à comparer',
    text: 'Aucune offre de la liste n’est assez détaillée pour être comparée à votre CV.',
  },
  failed: { title: 'Les offres n’ont pas pu être chargées', problems, retry: 'Réessayer' },
} as const;

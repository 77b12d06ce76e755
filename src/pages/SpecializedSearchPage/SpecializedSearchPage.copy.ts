import { agree } from '#/copy/format';
import type { PlatformId } from '#/domain/offers/catalogue/externalOffer';
import type { CatalogueProblem } from '#/domain/offers/catalogue/OfferSource';

const problems: Record<CatalogueProblem, string> = {
  offline: 'La connexion semble coupée.',
  notFound: 'La liste des offres n’a pas été trouvée sur ce site.',
  malformed: 'La liste des offres de ce site est abîmée et ne peut pas être lue.',
  tooLarge: 'La liste des offres de ce site est trop grande pour être lue.',
};

const sectors: Record<PlatformId, string> = {
  impact: 'Impact social et environnemental',
  un: 'Nations unies',
  development: 'Développement international',
};

/** Words of the screen Recherche Spécialisée. */
export const specializedCopy = {
  title: 'Recherche Spécialisée',
  subtitle: 'Trois sites d’emploi internationaux\u00a0: impact, Nations unies et développement.',
  term: 'Poste, organisation ou lieu',
  placeholder: 'Santé publique, logistique, Nairobi…',
  platforms: 'Sites',
  sectors,
  results: 'Résultats',
  searching: 'Recherche en cours…',
  count: (count: number): string =>
    `${count} ${agree(count, 'résultat trouvé', 'résultats trouvés')}`,
  none: {
    title: 'Aucun résultat',
    text: 'Essayez un autre mot, ou cochez d’autres sites.',
    noPlatform: 'Aucun site n’est coché\u00a0: cochez-en au moins un.',
  },
  failed: { title: 'Les offres n’ont pas pu être chargées', problems, retry: 'Réessayer' },
  elsewhere: 'Lancer cette recherche sur',
} as const;

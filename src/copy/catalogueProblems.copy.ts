import type { CatalogueProblem } from '#/domain/offers/catalogue/OfferSource';

/** Why there are no offers, in words. What the user did is kept in any case. */
export const catalogueProblemSentences: Readonly<Record<CatalogueProblem, string>> = {
  offline: 'La connexion semble coupée. Vos recherches sauvegardées sont toujours là.',
  notFound: 'La liste des offres n’a pas été trouvée sur ce site.',
  malformed: 'La liste des offres de ce site est abîmée et ne peut pas être lue.',
  tooLarge: 'La liste des offres de ce site est trop grande pour être lue.',
};

/** What stands where the offers would. */
export const catalogueFailed = {
  title: 'Les offres n’ont pas pu être chargées',
  problems: catalogueProblemSentences,
  retry: 'Réessayer',
} as const;

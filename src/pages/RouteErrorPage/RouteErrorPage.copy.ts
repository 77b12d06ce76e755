import type { RouteErrorState } from '#/pages/RouteErrorPage/RouteErrorPage.state';

type Words = Readonly<Record<RouteErrorState['status'], string>>;

/** Words of a screen that could not be shown. */
export const routeErrorCopy = {
  headings: {
    notLoaded: 'Cet écran n’a pas pu être chargé',
    broken: 'Cet écran a rencontré un problème',
  } satisfies Words,
  explanations: {
    notLoaded:
      'Le fichier de cet écran n’est pas arrivé. La connexion est peut-être coupée, ou une nouvelle version vient d’être mise en ligne.',
    broken: 'Une erreur inattendue a interrompu l’affichage. Elle vient de nous, pas de vous.',
  } satisfies Words,
  kept: 'Ce qui est enregistré sur cet appareil n’a pas été touché.',
  retry: 'Réessayer',
  dashboard: 'Aller au tableau de bord',
} as const;

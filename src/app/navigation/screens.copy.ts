import type { ScreenId } from '#/app/navigation/screens';
import { screenNames } from '#/copy/screenNames.copy';

/** Titles of the screens, as the browser shows them before the name of the product. */
export const titles: Readonly<Record<ScreenId, string>> = {
  landing: 'Votre CV face aux offres, honnêtement',
  login: 'Connexion',
  signup: 'Inscription',
  ...screenNames,
};

/** What search engines show under the titles of the pages they may list. */
export const descriptions = {
  landing:
    'Embellie lit votre CV, le compare aux offres d’emploi ligne par ligne et explique chaque point. Gratuit, en français, dans votre navigateur\u00a0: rien ne sort de votre appareil.',
  login:
    'Retrouvez votre espace Embellie sur cet appareil. Il n’y a pas de serveur\u00a0: rien n’est vérifié, aucun mot de passe n’est conservé.',
  signup:
    'Ouvrez votre espace Embellie sur cet appareil\u00a0: CV, offres, lettres, entretiens et suivi de vos candidatures, gratuitement et sans compte en ligne.',
  search:
    'Cherchez des offres d’emploi par mots-clés, lieu, région et type de contrat, sauvegardez vos recherches et postulez.',
} as const satisfies Partial<Record<ScreenId, string>>;

/** The description of a screen; that of the product where it has none of its own. */
export const descriptionOf = (id: ScreenId | undefined): string => {
  const known: Partial<Record<ScreenId, string>> = descriptions;
  return (id === undefined ? undefined : known[id]) ?? descriptions.landing;
};

/** Title of the page for an unknown address. */
export const notFoundTitle = 'Page introuvable';

/** The title of the document. */
export const documentTitle = (title: string): string => `${title} | Embellie`;

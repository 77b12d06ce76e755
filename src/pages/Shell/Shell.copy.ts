import { agree } from '#/copy/format';
import { screenNames } from '#/copy/screenNames.copy';
import type { ThemeChoice } from '#/domain/settings/themeChoice';
import type { NavigationId } from '#/pages/Shell/navigation';

/** Words of the frame around every dashboard screen. */
export const shellCopy = {
  home: 'Embellie, tableau de bord',
  navigation: 'Navigation principale',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  settings: screenNames.settings,
  newOffers: (count: number): string => agree(count, 'nouvelle offre', 'nouvelles offres'),
  shortcuts: {
    label: 'Accès rapide',
    home: 'Aujourd’hui',
    search: 'Offres',
    applications: 'Candidatures',
    myCv: screenNames.myCv,
    more: 'Plus',
  },
  theme: 'Thème',
  privacy: 'Rien ne quitte cet appareil',
  accessibility: 'Accessibilité',
  themes: {
    system: 'Système',
    light: 'Clair',
    dark: 'Sombre',
  } satisfies Record<ThemeChoice, string>,
  // The two names that are shorter or other than those of their screens: specification, section 3.
  entries: {
    ...screenNames,
    search: 'Recherche Intelligente',
    jobAlerts: 'Offres Ciblées',
  } satisfies Record<NavigationId, string>,
} as const;

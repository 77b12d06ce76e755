import { agree } from '#/copy/format';
import type { ThemeChoice } from '#/domain/settings/themeChoice';
import type { NavigationId } from '#/pages/Shell/navigation';

/** Words of the frame around every dashboard screen. */
export const copy = {
  home: 'Embellie, tableau de bord',
  navigation: 'Navigation principale',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  settings: 'Réglages',
  newOffers: (count: number): string => agree(count, 'nouvelle offre', 'nouvelles offres'),
  theme: 'Thème',
  privacy: 'Rien ne quitte cet appareil',
  accessibility: 'Accessibilité',
  themes: {
    system: 'Système',
    light: 'Clair',
    dark: 'Sombre',
  } satisfies Record<ThemeChoice, string>,
  entries: {
    home: 'Tableau de bord',
    search: 'Recherche Intelligente',
    specializedSearch: 'Recherche Spécialisée',
    cvSearch: 'Recherche par CV',
    compatibleOffers: 'Offres Compatibles',
    applications: 'Mes Candidatures',
    myCv: 'Mon CV',
    profile: 'Mon Profil',
    cvAnalysis: 'Analyse de CV',
    match: 'Match CV / Offre',
    analyses: 'Mes Analyses',
    interview: "Simulateur d'Entretien",
    coverLetter: 'Lettre de motivation',
    jobAlerts: 'Offres Ciblées',
    assistant: 'Assistant IA',
  } satisfies Record<NavigationId, string>,
} as const;

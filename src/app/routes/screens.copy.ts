import type { ScreenId } from '#/app/routes/screens';

/** Titles of the screens, as the browser shows them before the name of the product. */
export const titles: Readonly<Record<ScreenId, string>> = {
  landing: 'Votre CV face aux offres, honnêtement',
  login: 'Connexion',
  signup: 'Inscription',
  home: 'Tableau de bord',
  search: "Recherche d'Emploi",
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
  jobAlerts: 'Offres Ciblées & Alertes',
  assistant: 'Assistant IA',
};

/** Title of the page for an unknown address. */
export const notFoundTitle = 'Page introuvable';

/** The title of the document. */
export const documentTitle = (title: string): string => `${title} | Embellie`;

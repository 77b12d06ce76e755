import type { ADDRESSES } from '#/copy/addresses';

/**
 * The name of each screen: the one place where it is written. The navigation, the titles of the document and of
 * the page, sentences and journeys read it. The table of the specification is checked by tests/app/router.
 */
export const screenNames = {
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
  addOffer: 'Ajouter une offre',
  bookmarklet: 'Le favori «\u00a0Vers Embellie\u00a0»',
  dossier: 'Le dossier',
  settings: 'Réglages',
  accessibility: 'Déclaration d’accessibilité',
} as const satisfies Readonly<Record<keyof typeof ADDRESSES, string>>;

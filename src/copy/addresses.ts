/** Addresses of the screens, as the specification fixes them in section 2. */
export const ADDRESSES = {
  home: '/dashboard',
  search: '/dashboard/search',
  specializedSearch: '/dashboard/specialized-search',
  cvSearch: '/dashboard/cv-search',
  compatibleOffers: '/dashboard/compatible-offers',
  applications: '/dashboard/applications',
  myCv: '/dashboard/my-cv',
  profile: '/dashboard/profile',
  cvAnalysis: '/dashboard/cv-analysis',
  match: '/dashboard/cv-offer-analysis',
  analyses: '/dashboard/analysis-results',
  interview: '/dashboard/interview-simulator',
  coverLetter: '/dashboard/cover-letter',
  jobAlerts: '/dashboard/job-alerts',
  assistant: '/dashboard/assistant',
  settings: '/dashboard/settings',
  // Off the navigation: our own.
  addOffer: '/dashboard/add-offer',
  bookmarklet: '/dashboard/add-offer/bookmarklet',
  dossier: '/dashboard/dossier',
  accessibility: '/accessibilite',
} as const;

/** Address of a dossier. */
export const hrefOfDossier = (id: number): string => `${ADDRESSES.dossier}/${id}`;

/** Under this name the address of the search holds the typed place; `filterCodec` writes it. */
export const SEARCHED_PLACE = 'lieu';

import type { ComponentType } from 'react';

import { ADDRESSES } from '#/copy/addresses';

/** Screens of the public part and of the dashboard: specification, section 2. */
export const SCREEN_PATHS = {
  landing: '/',
  login: '/login',
  signup: '/signup',
  ...ADDRESSES,
} as const;
export type ScreenId = keyof typeof SCREEN_PATHS;

/** Old addresses and where they lead, replacing the step in the history: specification, section 2. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/dashboard/external-search': ADDRESSES.specializedSearch,
  '/dashboard/global-search': ADDRESSES.search,
  '/dashboard/all-sites-search': ADDRESSES.search,
};

export type ScreenLoader = () => Promise<ComponentType>;

/** Where the component of each screen comes from, in a chunk of its own. */
export const SCREEN_LOADERS: Readonly<Record<ScreenId, ScreenLoader>> = {
  landing: async () => (await import('#/app/routes/LandingRoute')).LandingRoute,
  login: async () => (await import('#/app/routes/LoginRoute')).LoginRoute,
  signup: async () => (await import('#/app/routes/SignupRoute')).SignupRoute,
  accessibility: async () => (await import('#/app/routes/AccessibilityRoute')).AccessibilityRoute,
  home: async () => (await import('#/app/routes/HomeRoute')).HomeRoute,
  search: async () => (await import('#/app/routes/SearchRoute')).SearchRoute,
  specializedSearch: async () =>
    (await import('#/app/routes/SpecializedSearchRoute')).SpecializedSearchRoute,
  cvSearch: async () => (await import('#/app/routes/CvSearchRoute')).CvSearchRoute,
  compatibleOffers: async () =>
    (await import('#/app/routes/CompatibleOffersRoute')).CompatibleOffersRoute,
  applications: async () => (await import('#/app/routes/ApplicationsRoute')).ApplicationsRoute,
  myCv: async () => (await import('#/app/routes/MyCvRoute')).MyCvRoute,
  profile: async () => (await import('#/app/routes/ProfileRoute')).ProfileRoute,
  cvAnalysis: async () => (await import('#/app/routes/CvAnalysisRoute')).CvAnalysisRoute,
  match: async () => (await import('#/app/routes/MatchRoute')).MatchRoute,
  analyses: async () => (await import('#/app/routes/AnalysesRoute')).AnalysesRoute,
  interview: async () => (await import('#/app/routes/InterviewRoute')).InterviewRoute,
  coverLetter: async () => (await import('#/app/routes/CoverLetterRoute')).CoverLetterRoute,
  jobAlerts: async () => (await import('#/app/routes/JobAlertsRoute')).JobAlertsRoute,
  settings: async () => (await import('#/app/routes/SettingsRoute')).SettingsRoute,
  assistant: async () => (await import('#/app/routes/AssistantRoute')).AssistantRoute,
  addOffer: async () => (await import('#/app/routes/AddOfferRoute')).AddOfferRoute,
  bookmarklet: async () => (await import('#/app/routes/BookmarkletRoute')).BookmarkletRoute,
};

/** The screen at a path, a slash at its end notwithstanding; undefined for an unknown path. */
export const screenAt = (pathname: string): ScreenId | undefined => {
  const here = pathname.length > 1 ? pathname.replace(/\/+$/u, '') : pathname;
  return (Object.keys(SCREEN_PATHS) as ScreenId[]).find((id) => SCREEN_PATHS[id] === here);
};

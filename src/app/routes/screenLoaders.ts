import type { ComponentType } from 'react';

import type { ScreenId } from '#/app/routes/screens';

/** Where the component of each screen comes from, in a chunk of its own. */
export const SCREEN_LOADERS: Readonly<Record<ScreenId, () => Promise<ComponentType>>> = {
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

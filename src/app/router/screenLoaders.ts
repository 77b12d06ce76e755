import type { ComponentType } from 'react';

import type { ScreenId } from '#/app/navigation/screens';

/** Where the component of each screen comes from, in a chunk of its own. */
export const SCREEN_LOADERS: Readonly<Record<ScreenId, () => Promise<ComponentType>>> = {
  landing: async () => (await import('#/app/routes/landing/LandingRoute')).LandingRoute,
  login: async () => (await import('#/app/routes/login/LoginRoute')).LoginRoute,
  signup: async () => (await import('#/app/routes/signup/SignupRoute')).SignupRoute,
  accessibility: async () =>
    (await import('#/app/routes/accessibility/AccessibilityRoute')).AccessibilityRoute,
  home: async () => (await import('#/app/routes/home/HomeRoute')).HomeRoute,
  search: async () => (await import('#/app/routes/search/SearchRoute')).SearchRoute,
  specializedSearch: async () =>
    (await import('#/app/routes/specializedSearch/SpecializedSearchRoute')).SpecializedSearchRoute,
  cvSearch: async () => (await import('#/app/routes/cvSearch/CvSearchRoute')).CvSearchRoute,
  compatibleOffers: async () =>
    (await import('#/app/routes/compatibleOffers/CompatibleOffersRoute')).CompatibleOffersRoute,
  applications: async () =>
    (await import('#/app/routes/applications/ApplicationsRoute')).ApplicationsRoute,
  myCv: async () => (await import('#/app/routes/myCv/MyCvRoute')).MyCvRoute,
  profile: async () => (await import('#/app/routes/profile/ProfileRoute')).ProfileRoute,
  cvAnalysis: async () => (await import('#/app/routes/cvAnalysis/CvAnalysisRoute')).CvAnalysisRoute,
  match: async () => (await import('#/app/routes/match/MatchRoute')).MatchRoute,
  analyses: async () => (await import('#/app/routes/analyses/AnalysesRoute')).AnalysesRoute,
  interview: async () => (await import('#/app/routes/interview/InterviewRoute')).InterviewRoute,
  coverLetter: async () =>
    (await import('#/app/routes/coverLetter/CoverLetterRoute')).CoverLetterRoute,
  jobAlerts: async () => (await import('#/app/routes/jobAlerts/JobAlertsRoute')).JobAlertsRoute,
  settings: async () => (await import('#/app/routes/settings/SettingsRoute')).SettingsRoute,
  assistant: async () => (await import('#/app/routes/assistant/AssistantRoute')).AssistantRoute,
  addOffer: async () => (await import('#/app/routes/addOffer/AddOfferRoute')).AddOfferRoute,
  bookmarklet: async () =>
    (await import('#/app/routes/bookmarklet/BookmarkletRoute')).BookmarkletRoute,
};

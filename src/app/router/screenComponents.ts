import type { ComponentType } from 'react';

import { screenAt } from '#/app/navigation/screens';
import type { ScreenId } from '#/app/navigation/screens';
import { lazy } from '#/domain/shared/lazy';
import type { Lazy } from '#/domain/shared/lazy';

/** The component of each screen, in a chunk of its own. */
export const SCREENS: Readonly<Record<ScreenId, Lazy<ComponentType>>> = {
  landing: lazy(async () => (await import('#/app/routes/landing/LandingRoute')).LandingRoute),
  login: lazy(async () => (await import('#/app/routes/login/LoginRoute')).LoginRoute),
  signup: lazy(async () => (await import('#/app/routes/signup/SignupRoute')).SignupRoute),
  accessibility: lazy(
    async () => (await import('#/app/routes/accessibility/AccessibilityRoute')).AccessibilityRoute,
  ),
  home: lazy(async () => (await import('#/app/routes/home/HomeRoute')).HomeRoute),
  search: lazy(async () => (await import('#/app/routes/search/SearchRoute')).SearchRoute),
  specializedSearch: lazy(
    async () =>
      (await import('#/app/routes/specializedSearch/SpecializedSearchRoute'))
        .SpecializedSearchRoute,
  ),
  cvSearch: lazy(async () => (await import('#/app/routes/cvSearch/CvSearchRoute')).CvSearchRoute),
  compatibleOffers: lazy(
    async () =>
      (await import('#/app/routes/compatibleOffers/CompatibleOffersRoute')).CompatibleOffersRoute,
  ),
  applications: lazy(
    async () => (await import('#/app/routes/applications/ApplicationsRoute')).ApplicationsRoute,
  ),
  myCv: lazy(async () => (await import('#/app/routes/myCv/MyCvRoute')).MyCvRoute),
  profile: lazy(async () => (await import('#/app/routes/profile/ProfileRoute')).ProfileRoute),
  cvAnalysis: lazy(
    async () => (await import('#/app/routes/cvAnalysis/CvAnalysisRoute')).CvAnalysisRoute,
  ),
  match: lazy(async () => (await import('#/app/routes/match/MatchRoute')).MatchRoute),
  analyses: lazy(async () => (await import('#/app/routes/analyses/AnalysesRoute')).AnalysesRoute),
  interview: lazy(
    async () => (await import('#/app/routes/interview/InterviewRoute')).InterviewRoute,
  ),
  coverLetter: lazy(
    async () => (await import('#/app/routes/coverLetter/CoverLetterRoute')).CoverLetterRoute,
  ),
  jobAlerts: lazy(
    async () => (await import('#/app/routes/jobAlerts/JobAlertsRoute')).JobAlertsRoute,
  ),
  settings: lazy(async () => {
    const { SettingsRoute, settingsParts } = await import('#/app/routes/settings/SettingsRoute');
    await settingsParts();
    return SettingsRoute;
  }),
  assistant: lazy(
    async () => (await import('#/app/routes/assistant/AssistantRoute')).AssistantRoute,
  ),
  addOffer: lazy(async () => (await import('#/app/routes/addOffer/AddOfferRoute')).AddOfferRoute),
  dossier: lazy(async () => (await import('#/app/routes/dossier/DossierRoute')).DossierRoute),
  bookmarklet: lazy(
    async () => (await import('#/app/routes/bookmarklet/BookmarkletRoute')).BookmarkletRoute,
  ),
};

const arrived = new Map<ScreenId, ComponentType>();

/** The component of a screen that has come already; undefined before. */
export const arrivedScreen = (id: ScreenId): ComponentType | undefined => arrived.get(id);

/** Settles once the screen of a path has come, or has failed to: it is then tried again where it is asked for. */
export const loadScreen = async (pathname: string): Promise<void> => {
  const id = screenAt(pathname);
  if (id === undefined) return;
  await SCREENS[id]().then(
    (screen) => arrived.set(id, screen),
    () => undefined,
  );
};

/** Starts loading the screen of a path, so that it is there when it is asked for. */
export const preloadScreen = (pathname: string): void => {
  void loadScreen(pathname);
};

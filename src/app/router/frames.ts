import { lazy } from 'react';

import { isInDashboard } from '#/app/navigation/screens';
import { orNotLoaded } from '#/app/router/ScreenNotLoaded';

const loadDashboard = () => import('#/app/router/DashboardLayout');

/** The dashboard's frame, in a chunk of its own: the public pages do without. */
export const DashboardFrame = lazy(async () => ({
  default: (await orNotLoaded(loadDashboard())).DashboardLayout,
}));

/** The page for unknown addresses. */
export const NotFound = lazy(async () => ({
  default: (await orNotLoaded(import('#/app/routes/notFound/NotFoundRoute'))).NotFoundRoute,
}));

/** Starts loading the frame that a path needs; a failure shows when it is drawn. */
export const preloadFrame = (pathname: string): void => {
  if (isInDashboard(pathname)) loadDashboard().catch(() => undefined);
};

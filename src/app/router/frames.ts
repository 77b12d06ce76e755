import { isInDashboard } from '#/app/navigation/screens';
import { lazyComponent } from '#/components/loading/lazyComponent';

/** The dashboard's frame, in a chunk of its own: the public pages do without. */
export const DashboardFrame = lazyComponent(
  async () => (await import('#/app/router/DashboardLayout')).DashboardLayout,
);

/** The page for unknown addresses. */
export const NotFound = lazyComponent(
  async () => (await import('#/app/routes/notFound/NotFoundRoute')).NotFoundRoute,
);

/** Starts loading the frame that a path needs; a failure shows when it is drawn. */
export const preloadFrame = (pathname: string): void => {
  if (isInDashboard(pathname)) DashboardFrame.preload();
};

/** Settles once that frame can be drawn whole, or has failed to come. */
export const loadFrame = async (pathname: string): Promise<void> => {
  if (isInDashboard(pathname)) await DashboardFrame.fetched();
};

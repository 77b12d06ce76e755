import { createElement, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

import { isInDashboard } from '#/app/navigation/screens';
import { loadToasts, toastsRegion } from '#/app/notifications/toasts';

/** The toasts: at once in the dashboard, where every screen has some; on the public pages with the first one. */
export const LazyNotifications = () => {
  const { pathname } = useLocation();
  const wanted = isInDashboard(pathname);
  const region = useSyncExternalStore(toastsRegion.subscribe, toastsRegion.getSnapshot, () => null);
  useEffect(() => {
    if (wanted) void loadToasts();
  }, [wanted]);
  return region && createElement(region);
};

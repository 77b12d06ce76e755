import { Navigate, Route, Routes } from 'react-router-dom';

import { REDIRECTS, SCREEN_PATHS } from '#/app/navigation/screens';
import type { ScreenId } from '#/app/navigation/screens';
import { isInDashboard } from '#/app/navigation/screens';
import { DashboardFrame, NotFound } from '#/app/router/frames';
import { PublicLayout } from '#/app/router/PublicLayout';
import { Screen } from '#/app/router/Screen';

const IDS = Object.keys(SCREEN_PATHS) as ScreenId[];

const screenRoutes = (ids: readonly ScreenId[]) =>
  ids.map((id) => (
    // One instance per screen: another one starts afresh, its errors included.
    <Route
      key={id}
      path={id === 'dossier' ? `${SCREEN_PATHS[id]}/:id?` : SCREEN_PATHS[id]}
      element={<Screen key={id} id={id} />}
    />
  ));

/** Every address of the application: specification, section 2. */
export const AppRoutes = () => (
  <Routes>
    <Route element={<PublicLayout />}>
      {screenRoutes(IDS.filter((id) => !isInDashboard(SCREEN_PATHS[id])))}
      <Route path="*" element={<NotFound />} />
    </Route>
    <Route element={<DashboardFrame />}>
      {screenRoutes(IDS.filter((id) => isInDashboard(SCREEN_PATHS[id])))}
      {Object.entries(REDIRECTS).map(([from, to]) => (
        <Route key={from} path={from} element={<Navigate to={to} replace />} />
      ))}
      <Route path="/dashboard/*" element={<NotFound />} />
    </Route>
  </Routes>
);

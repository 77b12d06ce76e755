import { Suspense, createElement, use, useState } from 'react';
import type { ComponentType } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';

import { appCopy as copy } from '#/app/app.copy';
import { useServices } from '#/app/hooks/ServicesContext';
import { useTheme } from '#/app/hooks/useTheme';
import { REDIRECTS, SCREEN_PATHS, isInDashboard } from '#/app/navigation/screens';
import type { ScreenId } from '#/app/navigation/screens';
import { DashboardFrame, NotFound } from '#/app/router/frames';
import { publicToasts } from '#/app/router/public.copy';
import { RouteBoundary } from '#/app/router/RouteBoundary';
import { arrivedScreen, SCREENS } from '#/app/router/screenComponents';
import { useFocusOnArrival } from '#/app/router/useFocusOnArrival';
import { Spinner } from '#/components/Spinner/Spinner';
import { DeployerLinks } from '#/pages/PublicShell/parts/DeployerLinks';
import { PublicShell } from '#/pages/PublicShell/PublicShell';

/** The frame of the routes outside the dashboard. */
const PublicLayout = () => {
  const { notify } = useServices();
  useTheme();
  useFocusOnArrival();
  return (
    <PublicShell
      onSoon={() => notify({ tone: 'info', ...publicToasts.soon })}
      deployer={import.meta.env.DEPLOYER && <DeployerLinks deployer={import.meta.env.DEPLOYER} />}
    >
      <Outlet />
    </PublicShell>
  );
};

type ContentProps = { readonly screen: ComponentType | Promise<ComponentType> };

const Content = ({ screen }: ContentProps) =>
  createElement(screen instanceof Promise ? use(screen) : screen);

/** One screen: its chunk, the wait for it, and what stands there when it fails. */
const Screen = ({ id }: { readonly id: ScreenId }) => {
  // One that has come is drawn at once: after a placeholder React holds back for 300 ms what follows.
  const [attempt, setAttempt] = useState<{
    readonly count: number;
    readonly screen: ContentProps['screen'];
  }>(() => ({ count: 0, screen: arrivedScreen(id) ?? SCREENS[id]() }));
  const retry = (): void => {
    // The browser may hold on to a failed import, and a newer version has other files (`keepApplication`): only a new
    // page helps then.
    if (attempt.count > 0 || 'newer' in document.documentElement.dataset) window.location.reload();
    else setAttempt({ count: 1, screen: SCREENS[id]() });
  };
  return (
    <RouteBoundary key={attempt.count} onRetry={retry}>
      <Suspense fallback={<Spinner label={copy.loading} labelHidden />}>
        <Content screen={attempt.screen} />
      </Suspense>
    </RouteBoundary>
  );
};

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

import { Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';

import { copy } from '#/app/app.copy';
import { ServicesContext } from '#/app/hooks/ServicesContext';
import { useDropGuard } from '#/app/navigation/useDropGuard';
import { useScrollMemory } from '#/app/navigation/useScrollMemory';
import { LazyNotifications } from '#/app/notifications/LazyNotifications';
import { AppRoutes } from '#/app/router/AppRoutes';
import { RouteAnnouncer } from '#/app/router/RouteAnnouncer';
import { RouteBoundary } from '#/app/router/RouteBoundary';
import { RouterAnchor } from '#/app/router/RouterAnchor';
import { LinkProvider } from '#/components/LinkProvider/LinkProvider';
import type { Services } from '#/usecases/shared/services';

const Pages = () => {
  useScrollMemory();
  useDropGuard();
  return (
    <>
      <RouteBoundary onRetry={() => window.location.reload()}>
        <Suspense>
          <AppRoutes />
        </Suspense>
      </RouteBoundary>
      <RouteAnnouncer />
    </>
  );
};

const Browser = ({ children }: { readonly children: ReactNode }) => (
  <BrowserRouter basename={import.meta.env.BASE_URL.slice(0, -1)}>{children}</BrowserRouter>
);

type AppProps = {
  readonly services: Services;
  /** Where the address comes from; at build there is no browser to ask. */
  readonly router?: ComponentType<{ readonly children: ReactNode }>;
};

/** The application, whatever stands behind its services. */
export const App = ({ services, router: Router = Browser }: AppProps) => (
  <ServicesContext value={services}>
    <LinkProvider anchor={RouterAnchor} newTabLabel={copy.newTab}>
      <Router>
        <Pages />
        <LazyNotifications />
      </Router>
    </LinkProvider>
  </ServicesContext>
);

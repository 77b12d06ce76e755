import { Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';

import { copy } from '#/app/app.copy';
import { RouteAnnouncer } from '#/app/navigation/RouteAnnouncer';
import { RouterAnchor } from '#/app/navigation/RouterAnchor';
import { useScrollMemory } from '#/app/navigation/useScrollMemory';
import { Notifications } from '#/app/notifications/Notifications';
import { AppRoutes } from '#/app/routes/AppRoutes';
import { RouteBoundary } from '#/app/routes/RouteBoundary';
import type { Services } from '#/app/services/services';
import { ServicesContext } from '#/app/services/ServicesContext';
import { LinkProvider } from '#/components/LinkProvider/LinkProvider';

const Pages = () => {
  useScrollMemory();
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

/** The application, whatever stands behind its services. */
export const App = ({ services }: { readonly services: Services }) => (
  <ServicesContext value={services}>
    <LinkProvider anchor={RouterAnchor} newTabLabel={copy.newTab}>
      <BrowserRouter>
        <Pages />
      </BrowserRouter>
      <Notifications />
    </LinkProvider>
  </ServicesContext>
);

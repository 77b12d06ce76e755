import {
  Suspense,
  createElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ComponentType, MouseEvent, ReactNode } from 'react';
import {
  BrowserRouter,
  NavigationType,
  useHref,
  useLinkClickHandler,
  useLocation,
  useNavigationType,
} from 'react-router-dom';

import { appCopy as copy } from '#/app/app.copy';
import { ServicesContext } from '#/app/hooks/ServicesContext';
import { whenIdle } from '#/app/hooks/whenIdle';
import { isInPlace } from '#/app/navigation/inPlace';
import { isInDashboard, screenAt } from '#/app/navigation/screens';
import { descriptionOf, documentTitle, notFoundTitle, titles } from '#/app/navigation/screens.copy';
import { loadToasts, toastsRegion } from '#/app/notifications/toasts';
import { AppRoutes } from '#/app/router/AppRoutes';
import { preloadFrame } from '#/app/router/frames';
import { RouteBoundary } from '#/app/router/RouteBoundary';
import { preloadScreen } from '#/app/router/screenComponents';
import { LinkProvider } from '#/components/LinkProvider/LinkProvider';
import type { AnchorProps } from '#/components/LinkProvider/LinkProvider';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import { readAddressPart } from '#/domain/shared/addressPart';
import type { Services } from '#/usecases/shared/services';

/** The toasts: in the dashboard, where every screen has some, once the page is idle; on the public pages with the first one. */
const LazyNotifications = () => {
  const { pathname } = useLocation();
  const wanted = isInDashboard(pathname);
  const region = useSyncExternalStore(toastsRegion.subscribe, toastsRegion.getSnapshot, () => null);
  useEffect(() => {
    if (!wanted) return undefined;
    return whenIdle(() => void loadToasts());
  }, [wanted]);
  return region && createElement(region);
};

/** A new screen starts at its top or at its anchor; going back finds the place where one was. */
const useScrollMemory = (): void => {
  const { key, pathname, search, hash, state } = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const screen = `${pathname}${search}`;
  const current = useRef({ key, screen });

  useEffect(() => {
    const remember = (): void => {
      positions.current.set(current.current.key, window.scrollY);
    };
    // While the page lives it places itself; on a reload the browser finds the place again.
    const handBack = (): void => {
      window.history.scrollRestoration = 'auto';
    };
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', handBack);
    return () => {
      handBack();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', handBack);
    };
  }, []);

  useLayoutEffect(() => {
    const before = current.current;
    current.current = { key, screen };
    if (before.key === key) return;
    if (type === NavigationType.Pop) {
      window.scrollTo({ top: positions.current.get(key) ?? 0, behavior: 'instant' });
      return;
    }
    if (isInPlace(state)) {
      // It can be returned to before anything is scrolled.
      positions.current.set(key, window.scrollY);
      return;
    }
    const target = hash === '' ? null : document.getElementById(readAddressPart(hash.slice(1)));
    if (target) target.scrollIntoView();
    else if (before.screen !== screen) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [key, screen, hash, state, type]);
};

/** A file dropped beside a drop zone would make the browser leave the page for it, and lose what is in memory. */
const useDropGuard = (): void => {
  useEffect(() => {
    const guard = (event: DragEvent): void => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', guard);
    window.addEventListener('drop', guard);
    return () => {
      window.removeEventListener('dragover', guard);
      window.removeEventListener('drop', guard);
    };
  }, []);
};

/**
 * A link of the application: no page load, and its screen starts to load as soon as the link is aimed at. Made of the
 * router's hooks: its own `Link` brings the prefetching of a framework that is not there, to every first visit.
 */
const RouterAnchor = ({ href, onClick, children, ...rest }: AnchorProps) => {
  const address = useHref(href);
  const follow = useLinkClickHandler(
    href,
    rest.target === undefined ? {} : { target: rest.target },
  );
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  const preload = (): void => {
    preloadFrame(href);
    preloadScreen(href);
  };
  return (
    <a onPointerEnter={preload} onFocus={preload} {...rest} href={address} onClick={handleClick}>
      {children}
    </a>
  );
};

/** Gives the document its title, and says it aloud after each change of screen: a page load would. */
const RouteAnnouncer = () => {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const [message, setMessage] = useState('');
  const id = screenAt(pathname);
  const title = id ? titles[id] : notFoundTitle;

  useEffect(() => {
    document.title = documentTitle(title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', descriptionOf(id));
    if (first.current !== pathname) setMessage(title);
    first.current = '';
  }, [pathname, title, id]);

  return (
    <div aria-live="polite">
      <VisuallyHidden>{message}</VisuallyHidden>
    </div>
  );
};

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

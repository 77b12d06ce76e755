import { startTransition, StrictMode, useInsertionEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import '#/styles/global';
import { App } from '#/app/App';
import { watchHistory } from '#/app/navigation/historyGate';
import { screenAt } from '#/app/navigation/screens';
import { loadFrame, preloadFrame } from '#/app/router/frames';
import { loadScreen, preloadScreen } from '#/app/router/screenComponents';
import { createServices } from '#/app/services/createServices';
import { SEARCHED_PLACE } from '#/copy/addresses';

watchHistory();
const services = createServices();

// After the page: what comes then takes nothing from it.
if (import.meta.env.PROD)
  window.addEventListener(
    'load',
    () => void import('#/app/services/afterLoad').then((part) => part.prepareNext(services)),
  );

// As the routes name it, wherever the application stands on its host.
const pathname = window.location.pathname.slice(import.meta.env.BASE_URL.length - 1);
const root = document.getElementById('root');
if (root === null) throw new Error('index.html holds no #root');

const preload = (): void => {
  preloadFrame(pathname);
  preloadScreen(pathname);
};
const appOf = () => (
  <StrictMode>
    <App services={services} />
  </StrictMode>
);
/** The first offers are on their way while the search is drawn. */
const askOffers = (): void => {
  if (screenAt(pathname) !== 'search') return;
  const location = new URLSearchParams(window.location.search).get(SEARCHED_PLACE) ?? '';
  services.offers.want?.({ keyword: '', location });
};
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

// The build writes the landing page into index.html, which hosts also serve at every other address:
// there it stays hidden (public/first-paint.js) and gives way. The screens of the dashboard have pages of their own, with
// their frame.
const drawn = root.dataset['prerendered'];
const isHere = drawn === (pathname.replace(/\/+$/u, '') || '/');
delete root.dataset['prerendered'];

/** Brings what is already readable to life in slices, so that a touch or a key never waits for all of it. */
const wake = async (): Promise<void> => {
  await nextTask();
  preload();
  await nextTask();
  const app = appOf();
  startTransition(() => {
    hydrateRoot(root, app);
  });
};

/** Lets the page be pressed with the change that puts the application there, before an effect of it looks for the focus. */
const Released = (): null => {
  useInsertionEffect(() => {
    root.inert = false;
    root.removeAttribute('aria-hidden');
    delete document.documentElement.dataset['elsewhere'];
  }, []);
  return null;
};

/** Puts the application in place of what stands there, made in slices beneath it: no one task holds the page up. */
const start = (): void => {
  const living = createRoot(root);
  startTransition(() => {
    living.render(
      <>
        <Released />
        {appOf()}
      </>,
    );
  });
};

if (isHere && drawn === '/') void wake();
else if (isHere) {
  askOffers();
  // The drawn frame stays until the living one can take its place with the screen in it.
  void Promise.all([loadFrame(pathname), loadScreen(pathname)]).then(start);
} else {
  preload();
  root.replaceChildren();
  start();
}

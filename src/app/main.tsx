import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import '#/styles/global';
import { App } from '#/app/App';
import { watchHistory } from '#/app/navigation/historyGate';
import { preloadFrame } from '#/app/router/frames';
import { preloadScreen } from '#/app/router/screenComponents';
import { createServices } from '#/app/services/createServices';

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
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

// The build writes the landing page into index.html, which hosts also serve at every other address:
// there it stays hidden (public/first-paint.js) and gives way.
const isHere = root.dataset['prerendered'] === pathname;
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

if (isHere) void wake();
else {
  preload();
  root.replaceChildren();
  delete document.documentElement.dataset['elsewhere'];
  createRoot(root).render(appOf());
}

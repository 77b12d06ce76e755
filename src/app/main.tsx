import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import '#/styles/global';
import { App } from '#/app/App';
import { watchHistory } from '#/app/navigation/historyGate';
import { preloadFrame } from '#/app/routes/frames';
import { preloadScreen } from '#/app/routes/loadScreen';
import { createServices } from '#/app/services/createServices';

watchHistory();

const { pathname } = window.location;
preloadFrame(pathname);
preloadScreen(pathname);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html holds no #root');
const app = (
  <StrictMode>
    <App services={createServices()} />
  </StrictMode>
);

// The build writes the landing page into index.html, which hosts also serve at every other address:
// there it stays hidden (public/first-paint.js) and gives way.
const isHere = root.dataset['prerendered'] === pathname;
delete root.dataset['prerendered'];
if (isHere) {
  // What is already readable comes to life in slices, so that a touch or a key never waits for all of it.
  startTransition(() => {
    hydrateRoot(root, app);
  });
} else {
  root.replaceChildren();
  delete document.documentElement.dataset['elsewhere'];
  createRoot(root).render(app);
}

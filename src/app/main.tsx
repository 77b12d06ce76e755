import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import '#/styles/global';
import { App } from '#/app/App';
import { preloadFrame } from '#/app/routes/frames';
import { preloadScreen } from '#/app/routes/loadScreen';
import { createServices } from '#/app/services/createServices';

const { pathname } = window.location;
preloadFrame(pathname);
preloadScreen(pathname);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html holds no #root');
createRoot(root).render(
  <StrictMode>
    <App services={createServices()} />
  </StrictMode>,
);

import { defineConfig } from '@playwright/test';

import { chromiumFlags } from '../support/chromium.ts';

const port = 4392;
const executablePath = process.env['EMBELLIE_CHROMIUM'];

/** Pictures of the built Storybook, compared with the references kept in `pictures/`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/pictures',
  fullyParallel: true,
  // One more than the two cores: a page waits for its next frame a fifth of the time.
  workers: 3,
  reporter: 'list',
  timeout: 300_000,
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        ...chromiumFlags,
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
        '--hide-scrollbars',
      ],
    },
  },
  webServer: {
    command: `npx vite preview --outDir storybook-static --port ${port} --strictPort`,
    cwd: '../..',
    port,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});

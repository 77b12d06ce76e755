import { defineConfig, devices } from '@playwright/test';

import { chromiumFlags } from '../support/chromium.ts';

const port = 4392;
const executablePath = process.env['EMBELLIE_CHROMIUM'];

/** Every story of the built Storybook that has a picture: played, looked at by axe, compared with its reference. */
export default defineConfig({
  testDir: '.',
  // Behaviour has no picture.
  testIgnore: '**/interactions.spec.ts',
  globalSetup: './start.config.ts',
  globalTeardown: './end.config.ts',
  outputDir: '../../test-results/pictures',
  fullyParallel: true,
  // One more than the two cores: a page waits for its next frame a fifth of the time.
  workers: 3,
  reporter: 'list',
  snapshotPathTemplate: '{testDir}/key-states/{arg}{ext}',
  updateSnapshots: process.env['EMBELLIE_ACCEPT_PICTURES'] ? 'changed' : 'none',
  timeout: 300_000,
  // A picture that differs does so twice; a browser that never answers for one does not.
  retries: process.env['CI'] ? 1 : 0,
  expect: {
    toHaveScreenshot: {
      // Edges of glyphs differ from one machine to the next. Measured: Chromium against its headless shell.
      threshold: 0.3,
      maxDiffPixelRatio: 0.01,
      animations: 'disabled',
    },
  },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // The name that Storybook knows its tests by: animations stand at their end, and none is waited for.
    userAgent: `${devices['Desktop Chrome'].userAgent} StorybookTestRunner`,
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
    command: `node tools/start.mjs --folder storybook-static --port ${port} --no-build --uncompressed`,
    cwd: '../..',
    port,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});

import { defineConfig } from '@playwright/test';

import pictures from './playwright.config.ts';

/** Another one than that of the pictures, which may be taken at the same time. */
const port = 4393;

/** Stories of behaviour on the built Storybook: played, and looked at by axe. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/interactions.spec.ts',
  outputDir: '../../test-results/interactions',
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  timeout: 120_000,
  retries: process.env['CI'] ? 1 : 0,
  use: { ...pictures.use, baseURL: `http://localhost:${port}` },
  webServer: {
    command: `node tools/start.mjs --folder storybook-static --port ${port} --no-build --uncompressed`,
    cwd: '../..',
    port,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});

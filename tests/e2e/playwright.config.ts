import { defineConfig } from '@playwright/test';

import { chromiumFlags } from '../support/chromium.ts';

const port = 4391;
const executablePath = process.env['EMBELLIE_CHROMIUM'];

/** Journeys on the built app, served as any static host would serve it. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // A busy machine delays a journey now and then; what fails twice is a fault. One that passed the
  // second time is listed as flaky: it is to be looked at all the same.
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'list',
  timeout: 60_000,
  // Real readings beside other journeys, on two cores.
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Its journeys allow it: elsewhere it would answer before what a journey puts in place of the network.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumFlags },
    screenshot: 'only-on-failure',
    // A recording of every journey costs a third of their time.
    trace: process.env['EMBELLIE_TRACE'] ? 'retain-on-failure' : 'off',
  },
  webServer: {
    command: `node tools/start.mjs --port ${port} --no-build --uncompressed`,
    cwd: '../..',
    port,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});

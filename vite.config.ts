import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';

import { chromiumFlags } from './tests/support/chromium.ts';
import { applicationVersion } from './tools/build/applicationVersion.ts';
import { base } from './tools/build/basePath.ts';
import { codeSplitting } from './tools/build/chunks.ts';
import { iconFilesPlugin } from './tools/build/iconFiles.ts';
import { leanRouterPlugin } from './tools/build/leanRouter.ts';
import { noticesPlugin } from './tools/build/notices.ts';
import { readDeployment } from './tools/deployment/deploymentFile.ts';
import { hostsPlugin } from './tools/hosts/vitePlugin.ts';
import { lexiconPlugin } from './tools/lexicon/vitePlugin.ts';
import { offlinePlugin } from './tools/offline/vitePlugin.ts';
import { prerenderPlugin } from './tools/prerender/vitePlugin.ts';
import { securityPolicyPlugin } from './tools/serve/securityPolicy.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Chromium as tests start it; `tools/with-browser.mjs` puts its path in the environment. */
const executablePath = process.env['EMBELLIE_CHROMIUM'];

/** Packages that lazy parts and workers import. Found on use, each would be bundled midway and reload the page under development. */
const foundLate = [
  'pdfjs-dist/legacy/build/pdf.mjs',
  'pdfjs-dist/legacy/build/pdf.worker.mjs',
  'fflate',
  '@orama/stemmers/french',
  'valibot',
  'idb',
  'papaparse',
  'docx',
  '@cantoo/pdf-lib',
  '@tanstack/react-virtual',
  'react-toastify/unstyled',
];

const { version, commit, date } = applicationVersion(here('.'));
const deployment = readDeployment(here('.'));
/** Address of the catalogue beside the application: docs/catalogue.md. */
const catalogue = deployment.offerFeed || 'catalogue/offers.json';

export default defineConfig({
  base,
  define: {
    'import.meta.env.VERSION': JSON.stringify(version),
    'import.meta.env.COMMIT': JSON.stringify(commit),
    'import.meta.env.COMMITTED': JSON.stringify(date),
    // What the site that serves it says of itself: docs/deploy.md.
    'import.meta.env.DEPLOYER': JSON.stringify(deployment.deployer),
    'import.meta.env.START_PLACE': JSON.stringify(deployment.startPlace),
    'import.meta.env.OFFER_FEED': JSON.stringify(catalogue),
    'import.meta.env.ACCENT_LIGHT': JSON.stringify(deployment.accents.light),
    'import.meta.env.ACCENT_DARK': JSON.stringify(deployment.accents.dark),
    // The name under which ReliefWeb approved this site: docs/offers.md.
    'import.meta.env.RELIEFWEB_APPNAME': JSON.stringify(
      process.env['EMBELLIE_RELIEFWEB_APPNAME'] ?? '',
    ),
  },
  optimizeDeps: { include: foundLate },
  plugins: [
    react(),
    vanillaExtractPlugin(),
    iconFilesPlugin(),
    lexiconPlugin(),
    securityPolicyPlugin(),
    prerenderPlugin(catalogue),
    noticesPlugin(version),
    hostsPlugin(),
    offlinePlugin(),
    leanRouterPlugin(),
  ],
  resolve: {
    alias: {
      '#stories': here('stories'),
      '#tests': here('tests'),
      '#': here('src'),
    },
  },
  worker: { format: 'es', plugins: () => [lexiconPlugin()] },
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    // A hint alone: browsers that do not know it load the same files a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting } },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // No test leaves a mock or a global behind, so that files of one worker may share what they load: the lexicon,
          // above all. What stands in for a module is handed over as an argument.
          isolate: false,
          setupFiles: ['tests/support/settle.ts'],
          // Properties run on hundreds of generated cases, beside other steps and on slow machines.
          testTimeout: 120_000,
          include: [
            'tests/{domain,usecases,adapters,architecture,app,coach,components,copy,pages,tools}/**/*.test.{ts,tsx}',
          ],
          exclude: [...configDefaults.exclude, '**/*.browser.test.*'],
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: here('.storybook') })],
        // Without this list the first cold run bundles again midway, reloads the page and fails.
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            '@ariakit/react',
            '@vanilla-extract/recipes/createRuntimeFn',
            '@vanilla-extract/dynamic',
            'react-router-dom',
            'storybook/test',
            '@storybook/react-vite',
            '@storybook/addon-a11y/preview',
            '@storybook/addon-docs',
            '@storybook/addon-docs/blocks',
            '@mdx-js/react',
          ],
        },
        test: {
          name: 'stories',
          // As in Storybook, one page shows them all: a story that another could disturb is to be found.
          isolate: false,
          // Two pages at least: on two cores one alone would leave a core idle, and wait out every animation.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          // A flow loads the whole application, cold, with the lexicon and the registers that a server compiles then, beside
          // the other page.
          testTimeout: 120_000,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumFlags },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});

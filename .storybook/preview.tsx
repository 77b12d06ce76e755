import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { configure, getConfig } from 'storybook/test';

import { LinkProvider } from '#/components/LinkProvider/LinkProvider';
import { Frame } from '#stories/support/Frame';
import { LongWords } from '#stories/support/LongWords';
import type { Network } from '#stories/support/networks';
import '#/styles/global';

// What a story loads on use is compiled then by a cold server: on a busy machine that has taken more than five seconds.
configure({ asyncUtilTimeout: 20_000 });

// Blocks of documentation are heavy: stories do without them.
const GuidePage = lazy(async () => ({
  default: (await import('#stories/guides/GuidePage')).GuidePage,
}));

const isTested =
  Boolean(import.meta.env['VITEST']) || /StorybookTestRunner/u.test(navigator.userAgent);

/**
 * React's `act` is for development alone. Where the built Storybook is tried (`tests/visual/interactions.spec.ts`), each
 * act of a play function, and each thing it waits for, is followed by all that it leads to: effects, the focus they move.
 */
const followActs = (): void => {
  if (!Reflect.has(globalThis, 'followsActs')) return;
  const before = getConfig();
  configure({
    asyncWrapper: async (act) => {
      const result = await before.asyncWrapper(act);
      await new Promise<void>((resolve) => {
        requestIdleCallback(() => resolve(), { timeout: 1000 });
      });
      return result;
    },
  });
};

const preview: Preview = {
  beforeAll: followActs,
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Thème',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Clair' },
          { value: 'dark', title: 'Sombre' },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Mouvement',
      toolbar: {
        icon: 'play',
        items: [
          { value: 'device', title: 'Mouvement\u00a0: comme l’appareil' },
          { value: 'none', title: 'Sans mouvement' },
        ],
        dynamicTitle: true,
      },
    },
    words: {
      description: 'Longueur des mots',
      toolbar: {
        icon: 'paragraph',
        items: [
          { value: 'normal', title: 'Mots tels quels' },
          { value: 'long', title: 'Mots longs' },
        ],
        dynamicTitle: true,
      },
    },
    network: {
      description: 'Réseau des parcours',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'normal', title: 'Réseau normal' },
          { value: 'slow', title: 'Réseau lent' },
          { value: 'down', title: 'Réseau en panne' },
        ] satisfies readonly { readonly value: Network; readonly title: string }[],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', motion: 'device', words: 'normal', network: 'normal' },
  decorators: [
    (Story, { globals }) =>
      globals['words'] === 'long' ? (
        <LongWords>
          <Story />
        </LongWords>
      ) : (
        <Story />
      ),
    (Story, { globals }) => (
      <>
        {globals['motion'] === 'none' && (
          <style>
            {'*,*::before,*::after{animation:none!important;transition:none!important}'}
          </style>
        )}
        <Story />
      </>
    ),
    // Screens fill the window; parts stand on a margin.
    (Story, { title }) =>
      /^(?:Composants|Fondations)\//u.test(title) ? (
        <Frame>
          <Story />
        </Frame>
      ) : (
        <Story />
      ),
    (Story, { globals }) => {
      document.documentElement.lang = 'fr';
      document.documentElement.dataset['theme'] = String(globals['theme'] ?? 'light');
      return (
        <LinkProvider newTabLabel="nouvel onglet">
          <Story />
        </LinkProvider>
      );
    },
  ],
  parameters: {
    a11y: {
      test: 'error',
      // Focus sentinels of Ariakit: a sentinel hands the focus on at once, axe takes it for a stop.
      context: { exclude: ['[data-focus-trap]'] },
      // The tests ask what is wrong, the panel of a reviewer also what is right.
      options: isTested ? { resultTypes: ['violations'], preload: false } : {},
    },
    layout: 'fullscreen',
    docs: {
      page: () => (
        <Suspense>
          <GuidePage />
        </Suspense>
      ),
    },
    viewport: {
      options: {
        narrow: {
          name: 'Petit téléphone',
          styles: { width: '360px', height: '740px' },
          type: 'mobile',
        },
        phone: { name: 'Téléphone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: {
          name: 'Tablette',
          styles: { width: '768px', height: '1024px' },
          type: 'tablet',
        },
        desktop: { name: 'Bureau', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
        wide: {
          name: 'Grand écran',
          styles: { width: '1440px', height: '900px' },
          type: 'desktop',
        },
      },
    },
    backgrounds: { disable: true },
    options: {
      storySort: {
        order: [
          'Bienvenue',
          'Matrice des états',
          'Justesse',
          'Fondations',
          'Composants',
          'Modules',
          'Pages',
          'Parcours',
        ],
      },
    },
  },
};

export default preview;

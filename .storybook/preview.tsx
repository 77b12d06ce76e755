import type { Preview } from '@storybook/react-vite';

import { LinkProvider } from '#/components/LinkProvider/LinkProvider';
import { Frame } from '#stories/support/Frame';
import '#/styles/global';

const preview: Preview = {
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
  },
  initialGlobals: { theme: 'light' },
  decorators: [
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
    },
    layout: 'fullscreen',
    viewport: {
      options: {
        phone: { name: 'Téléphone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        desktop: { name: 'Bureau', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
      },
    },
    backgrounds: { disable: true },
    options: {
      storySort: { order: ['Bienvenue', 'Fondations', 'Composants', 'Pages', 'Parcours'] },
    },
  },
};

export default preview;

import type { Preview } from '@storybook/react-vite';

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
    (Story, { globals }) => {
      document.documentElement.dataset['theme'] = String(globals['theme'] ?? 'light');
      return <Story />;
    },
  ],
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    options: {
      storySort: { order: ['Bienvenue', 'Fondations', 'Composants', 'Pages', 'Parcours'] },
    },
  },
};

export default preview;

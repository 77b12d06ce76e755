import type { Preview } from '@storybook/react-vite';

const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    options: {
      storySort: { order: ['Bienvenue', 'Fondations', 'Composants', 'Pages', 'Parcours'] },
    },
  },
};

export default preview;

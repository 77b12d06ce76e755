import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Reading the props of components takes as long as all the rest; `npm test` pictures them without.
  typescript: { reactDocgen: process.env['EMBELLIE_WITHOUT_PROPS'] ? false : 'react-docgen' },
  docs: { defaultName: 'Documentation' },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
};

export default config;

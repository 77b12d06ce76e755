import type { Meta, StoryObj } from '@storybook/react-vite';

import { screenNames } from '#/copy/screenNames.copy';
import { AccessibilityPage } from '#/pages/AccessibilityPage/AccessibilityPage';
import { inPublicShell } from '#stories/support/inPublicShell';
import { someDeployer } from '#stories/support/someDeployer';

const meta = {
  title: 'Pages/Accessibilité',
  component: AccessibilityPage,
  decorators: [inPublicShell],
  args: {
    screens: [
      { label: 'Embellie', href: '/' },
      { label: screenNames.home, href: '/dashboard' },
      { label: 'Recherche Intelligente', href: '/dashboard/search' },
      { label: screenNames.applications, href: '/dashboard/applications' },
    ],
  },
} satisfies Meta<typeof AccessibilityPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Declaration: Story = { name: 'Déclaration', tags: ['dark'] };

export const WithAContact: Story = { name: 'Avec un contact', args: { deployer: someDeployer } };

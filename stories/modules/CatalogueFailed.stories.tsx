import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { CatalogueFailed } from '#/modules/CatalogueFailed/CatalogueFailed';

const meta = {
  title: 'Modules/Offres non chargées',
  component: CatalogueFailed,
  args: { problem: 'offline', onRetry: fn() },
} satisfies Meta<typeof CatalogueFailed>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each other problem is a state of the screens that show offers. */
export const Offline: Story = { name: 'Hors ligne' };

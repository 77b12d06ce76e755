import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { RouteErrorPage } from '#/pages/RouteErrorPage/RouteErrorPage';
import type { RouteErrorState } from '#/pages/RouteErrorPage/RouteErrorPage.state';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';

const meta = {
  title: 'Pages/Écran en échec',
  component: RouteErrorPage,
  decorators: [asScreen],
  args: { state: { status: 'broken' }, onRetry: fn() },
} satisfies Meta<typeof RouteErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Broken: Story = { name: 'En panne', tags: ['dark'] };
export const NotLoaded: Story = { name: 'Non chargé', args: { state: { status: 'notLoaded' } } };

export const RetryingCallsBack: Story = {
  name: 'Un nouvel essai est demandé',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

coverStates<RouteErrorState['status']>({ broken: Broken, notLoaded: NotLoaded });

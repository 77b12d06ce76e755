import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { Notifications } from '#/app/notifications/Notifications';
import { notify } from '#/app/notifications/notify';
import { publicToasts } from '#/app/router/public.copy';
import { LandingPage } from '#/pages/LandingPage/LandingPage';
import { PublicShell } from '#/pages/PublicShell/PublicShell';

const meta = {
  title: 'Parcours/Accueil',
  component: PublicShell,
  tags: ['!autodocs'],
  args: {
    onSoon: () => notify({ tone: 'info', ...publicToasts.soon }),
    children: <LandingPage />,
  },
  render: (args) => (
    <>
      <PublicShell {...args} />
      <Notifications />
    </>
  ),
} satisfies Meta<typeof PublicShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The toast of the links in the footer. */
export const NotThereYet: Story = {
  name: 'Liens du pied de page',
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Twitter' }));
    const toast = await within(document.body).findByRole('status');
    await waitFor(() => expect(toast).toHaveTextContent('Bientôt disponible !'));
    await waitFor(() => expect(getComputedStyle(toast).opacity).toBe('1'));
  },
};

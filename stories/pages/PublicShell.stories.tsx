import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { PageHeader } from '#/components/PageHeader/PageHeader';
import { DeployerLinks } from '#/pages/PublicShell/parts/DeployerLinks';
import { PublicShell } from '#/pages/PublicShell/PublicShell';
import { behaviour } from '#stories/support/behaviour';
import { someDeployer } from '#stories/support/someDeployer';

const meta = {
  title: 'Pages/Cadre public',
  component: PublicShell,
  args: {
    children: <PageHeader title="Connexion" subtitle="La page prend place ici." />,
    onSoon: fn(),
  },
} satisfies Meta<typeof PublicShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAPage: Story = { name: 'Avec une page', tags: ['dark'] };

export const ServedByAnOrganisation: Story = {
  name: 'Proposé par un organisme',
  tags: ['dark'],
  args: { deployer: <DeployerLinks deployer={someDeployer} /> },
};

export const ServedWithoutAName: Story = {
  name: 'Proposé sans nom ni contact',
  args: {
    deployer: <DeployerLinks deployer={{ ...someDeployer, name: null, contact: null }} />,
  },
};

export const LinksOfTheFooterSayThatTheyLeadNowhereYet: Story = {
  name: 'Les liens du pied disent qu’ils ne mènent encore nulle part',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    for (const name of ['Twitter', 'LinkedIn', 'Contact']) {
      await userEvent.click(await canvas.findByRole('link', { name }));
    }
    await expect(args.onSoon).toHaveBeenCalledTimes(3);
  },
};

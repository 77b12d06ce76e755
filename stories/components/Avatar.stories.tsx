import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Avatar, monogram } from '#/components/Avatar/Avatar';
import type { AvatarSize } from '#/components/Avatar/Avatar';
import { Inline } from '#/components/Inline/Inline';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';

const meta = {
  title: 'Composants/Monogramme',
  component: Avatar,
  args: { name: 'Claire Dumas' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = { name: 'Moyen' };
export const Small: Story = { name: 'Petit', args: { size: 'small' } };
export const Large: Story = { name: 'Grand', args: { size: 'large', name: 'Aïssatou Diop' } };
export const Company: Story = {
  name: 'Entreprise',
  args: { shape: 'company', name: 'Clinique des Tilleuls' },
};
export const Labelled: Story = { name: 'Avec son nom', args: { labelled: true } };
export const AllTints: Story = {
  name: 'Toutes les teintes',
  render: () => (
    <Inline gap={3}>
      {[
        'Claire Dumas',
        'Aïssatou Diop',
        'Jean-Marc Lefèvre',
        'Nguyễn Thị Lan',
        'Inès El Amrani',
      ].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Inline>
  ),
};

export const InitialsLeaveParticlesOut: Story = {
  name: 'Les initiales laissent les particules de côté',
  tags: ['interaction'],
  parameters: behaviour,
  play: async () => {
    await expect(monogram('Claire Dumas')).toBe('CD');
    await expect(monogram('Clinique des Tilleuls')).toBe('CT');
    await expect(monogram('Association d’aide à domicile')).toBe('AD');
    await expect(monogram('élodie')).toBe('É');
    await expect(monogram('Jean-Marc')).toBe('JM');
    await expect(monogram('  ')).toBe('');
  },
};

coverStates<AvatarSize>({ small: Small, medium: Medium, large: Large });

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { BUTTON_SIZES } from '#/components/Button/Button';
import { FileText } from '#/components/Icon/iconPaths';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { behaviour } from '#stories/support/behaviour';
import { choice } from '#stories/support/choice';
import { focused } from '#stories/support/focused';
import { within } from '#stories/support/Frame';

const meta = {
  title: 'Composants/Lien-bouton',
  component: LinkButton,
  argTypes: { variant: choice(['primary', 'secondary', 'quiet']), size: choice(BUTTON_SIZES) },
  args: { href: '/dashboard/my-cv', children: 'Importer mon CV' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = { name: 'Secondaire' };
export const Primary: Story = { name: 'Principal', args: { variant: 'primary', icon: FileText } };
export const Quiet: Story = { name: 'Discret', args: { variant: 'quiet' } };
export const Large: Story = { name: 'Grand', args: { variant: 'primary', size: 'large' } };
export const FullWidth: Story = {
  name: 'Pleine largeur',
  args: { fullWidth: true },
  decorators: [within('narrow')],
};
export const Focused: Story = { ...focused, name: 'Au clavier' };
export const ToTheWeb: Story = {
  name: 'Vers un autre site',
  args: { href: 'https://example.com/offre/4812', children: "Voir l'offre" },
};
export const LongWordsOnPhone: Story = {
  name: 'Mots longs sur téléphone',
  args: {
    children: 'Voir toutes les offres compatibles avec mon expérience de magasinier-cariste',
  },
  decorators: [within('phone')],
};

export const WebLinkOpensAnotherTabSafely: Story = {
  ...ToTheWeb,
  name: 'Un autre site s’ouvre à part, sans accès à l’onglet',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: "Voir l'offre (nouvel onglet)" });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

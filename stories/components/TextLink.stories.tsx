import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from '#/components/Card/Card';
import { ArrowLeft } from '#/components/Icon/iconPaths';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { focused } from '#stories/support/focused';
import { within } from '#stories/support/Frame';

const meta = {
  title: 'Composants/Lien',
  component: TextLink,
  args: { href: '/dashboard/profile', children: 'Compléter mon profil' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = { name: 'D’accent' };
export const Plain: Story = { name: 'Sans accent', args: { tone: 'plain' } };
export const Focused: Story = { ...focused, name: 'Au clavier' };
export const Standalone: Story = {
  name: 'Isolé',
  args: { standalone: true, icon: ArrowLeft, children: 'Retour à mes analyses' },
};
export const ToTheWeb: Story = {
  name: 'Vers un autre site',
  args: { href: 'https://example.com', children: 'Lire l’annonce d’origine' },
};
export const InAText: Story = {
  name: 'Dans un texte',
  decorators: [within('medium')],
  render: (args) => (
    <Text>
      Votre CV n’est pas encore relié à votre profil. <TextLink {...args} /> prend moins d’une
      minute, et l’annonce reste disponible sur{' '}
      <TextLink href="https://example.com/annonce">le site de l’entreprise</TextLink>.
    </Text>
  ),
};
export const StretchedOverACard: Story = {
  name: 'Étendu à une carte',
  decorators: [within('narrow')],
  render: (args) => (
    <Card interactive>
      <TextLink {...args} tone="plain" stretched>
        Infirmier de bloc opératoire (H/F)
      </TextLink>
      <Text size="s" tone="muted">
        Clinique des Tilleuls, Nantes
      </Text>
    </Card>
  ),
};

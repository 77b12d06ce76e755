import type { Meta, StoryObj } from '@storybook/react-vite';

import { Badge } from '#/components/Badge/Badge';
import { Card } from '#/components/Card/Card';
import type { CardPadding } from '#/components/Card/Card';
import type { CardLook } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Inline } from '#/components/Inline/Inline';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { coverStates } from '#stories/support/coverStates';
import { focused } from '#stories/support/focused';
import { within } from '#stories/support/Frame';

const meta = {
  title: 'Composants/Carte',
  component: Card,
  decorators: [within('narrow')],
  args: {
    children: (
      <Stack gap={2}>
        <Heading level={3}>Aide-soignante de nuit</Heading>
        <Text tone="muted">Résidence Les Tilleuls, Rennes</Text>
        <Inline>
          <Badge>CDI</Badge>
          <Badge>Sur site</Badge>
        </Inline>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Simple' };
export const Outlined: Story = { name: 'À filet', args: { look: 'outlined' } };
export const Sunken: Story = { name: 'En creux', args: { look: 'sunken' } };
export const Wash: Story = { name: 'Lavis', args: { look: 'wash', padding: 'large' } };
export const SmallPadding: Story = { name: 'Petite marge', args: { padding: 'small' } };
export const NoPadding: Story = { name: 'Sans marge', args: { padding: 'none' } };
export const Selected: Story = { name: 'Choisie', args: { selected: true } };
export const Interactive: Story = {
  name: 'Cliquable',
  args: {
    interactive: true,
    as: 'article',
    children: (
      <Stack gap={2}>
        <Heading level={3}>
          <TextLink href="/dashboard/search" tone="plain" stretched>
            Chef de partie (H/F)
          </TextLink>
        </Heading>
        <Text tone="muted">Brasserie du Port, La Rochelle</Text>
      </Stack>
    ),
  },
};
export const InteractiveFocused: Story = {
  ...focused,
  name: 'Cliquable, au clavier',
  args: Interactive.args ?? {},
};

coverStates<CardLook>({
  plain: Plain,
  outlined: Outlined,
  sunken: Sunken,
  wash: Wash,
});
coverStates<CardPadding>({
  none: NoPadding,
  small: SmallPadding,
  medium: Plain,
  large: Wash,
});

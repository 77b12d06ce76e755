import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { Badge } from '#/components/Badge/Badge';
import { Disclosure } from '#/components/Disclosure/Disclosure';
import { Inline } from '#/components/Inline/Inline';
import { Text } from '#/components/Text/Text';
import { behaviour } from '#stories/support/behaviour';
import { focused } from '#stories/support/focused';
import { within } from '#stories/support/Frame';
import { useSpied } from '#stories/support/useSpied';

const meta = {
  title: 'Composants/Détail dépliable',
  component: Disclosure,
  decorators: [within('medium')],
  args: {
    summary: 'Pourquoi ce score ?',
    children: (
      <Text tone="muted">
        Le score est la somme des lignes ci-dessous. C’est un indicateur, pas la décision du
        recruteur.
      </Text>
    ),
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: 'Replié' };
export const Open: Story = { name: 'Déplié', args: { defaultOpen: true } };
export const Focused: Story = { ...focused, name: 'Au clavier' };
export const LongWordsOnPhone: Story = {
  name: 'Mots longs sur téléphone',
  decorators: [within('phone')],
  args: {
    defaultOpen: true,
    summary: 'Ce que l’offre d’électromécanicienne de maintenance aéroportuaire demande',
  },
};
export const WithABadge: Story = {
  name: 'Avec un badge',
  args: {
    summary: (
      <Inline gap={3}>
        Permis C <Badge tone="critical">Bloquant</Badge>
      </Inline>
    ),
  },
};

export const EnterAndSpaceOpenAndClose: Story = {
  name: 'Entrée et Espace ouvrent et referment',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Pourquoi ce score ?' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText(/somme des lignes/u)).toBeVisible());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByText(/somme des lignes/u)).not.toBeVisible());
  },
};

export const CallerMayHoldTheState: Story = {
  name: 'L’écran peut en tenir l’état',
  tags: ['interaction'],
  parameters: behaviour,
  args: { open: false, onOpenChange: fn() },
  render: function Held(args) {
    const [open, onOpenChange] = useSpied(args.open ?? false, args.onOpenChange ?? fn());
    return <Disclosure {...args} open={open} onOpenChange={onOpenChange} />;
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
    await waitFor(() => expect(canvas.getByText(/somme des lignes/u)).toBeVisible());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Tag } from '#/components/Tag/Tag';
import type { TagTone } from '#/components/Tag/Tag';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';
import { focused } from '#stories/support/focused';
import { within } from '#stories/support/Frame';

const meta = {
  title: 'Composants/Étiquette',
  component: Tag,
  args: { label: 'Gestion des stocks' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = { name: 'Neutre' };
export const Positive: Story = { name: 'Positive', args: { tone: 'positive' } };
export const Caution: Story = { name: 'Prudence', args: { tone: 'caution' } };
export const Removable: Story = {
  name: 'Retirable',
  args: { onRemove: fn(), removeLabel: 'Retirer Gestion des stocks' },
};
export const Pressable: Story = {
  name: 'À presser',
  args: { onPress: fn(), pressLabel: 'Corriger Gestion des stocks' },
};
export const PressableFocused: Story = {
  ...focused,
  name: 'À presser, au clavier',
  args: Pressable.args ?? {},
};
export const PressableAndRemovable: Story = {
  name: 'À presser et retirable',
  args: { ...Pressable.args, ...Removable.args },
};
export const PointedAt: Story = {
  name: 'Montrée',
  args: { ...PressableAndRemovable.args, lit: true },
};
export const LongWords: Story = {
  name: 'Mots longs',
  decorators: [within('phone')],
  args: {
    label: 'Conduite en sécurité de chariots élévateurs à conducteur porté',
    onRemove: fn(),
    removeLabel: 'Retirer Conduite en sécurité de chariots élévateurs à conducteur porté',
  },
};

export const RemoveIsNamedAndCallsBack: Story = {
  ...Removable,
  name: 'Le retrait porte un nom et agit',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retirer Gestion des stocks' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const WordsAreNamedAndCallBack: Story = {
  ...PressableAndRemovable,
  name: 'Les mots portent un nom et agissent',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Corriger Gestion des stocks' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

coverStates<TagTone>({
  neutral: Neutral,
  positive: Positive,
  caution: Caution,
});

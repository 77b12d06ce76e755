import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Briefcase, GraduationCap, Sparkles, UserRound } from '#/components/Icon/iconPaths';
import { Tabs } from '#/components/Tabs/Tabs';
import { Text } from '#/components/Text/Text';
import { behaviour } from '#stories/support/behaviour';
import { focused } from '#stories/support/focused';
import { within } from '#stories/support/Frame';
import { useSpied } from '#stories/support/useSpied';

const panel = (words: string) => <Text tone="muted">{words}</Text>;

const meta = {
  title: 'Composants/Onglets',
  component: Tabs,
  decorators: [within('medium')],
  args: {
    label: 'Sections du profil',
    tabs: [
      {
        id: 'personal',
        label: 'Informations personnelles',
        panel: panel('Nom, e-mail, téléphone.'),
      },
      { id: 'experience', label: 'Expérience', panel: panel('Postes occupés et missions.') },
      { id: 'education', label: 'Formation', panel: panel('Diplômes et certificats.') },
      { id: 'skills', label: 'Compétences', panel: panel('Savoir-faire et langues.') },
    ],
    selected: 'personal',
    onSelect: fn(),
  },
  render: function Controlled(args) {
    const [selected, onSelect] = useSpied(args.selected, args.onSelect);
    return <Tabs {...args} selected={selected} onSelect={onSelect} />;
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstSelected: Story = { name: 'Premier ouvert' };
export const LastSelected: Story = { name: 'Dernier ouvert', args: { selected: 'skills' } };
export const WithIconsAndCounts: Story = {
  name: 'Avec icônes et nombres',
  args: {
    tabs: [
      { id: 'personal', label: 'Identité', icon: UserRound, panel: panel('Claire Dumas') },
      {
        id: 'experience',
        label: 'Expérience',
        icon: Briefcase,
        count: 4,
        panel: panel('4 postes'),
      },
      {
        id: 'education',
        label: 'Formation',
        icon: GraduationCap,
        count: 2,
        panel: panel('2 diplômes'),
      },
      { id: 'skills', label: 'Compétences', icon: Sparkles, count: 17, panel: panel('17 lues') },
    ],
  },
};
export const ScrollingOnPhone: Story = {
  name: 'Défilants sur téléphone',
  decorators: [within('phone')],
};
export const Focused: Story = { ...focused, name: 'Au clavier' };

export const ArrowKeysSelect: Story = {
  name: 'Les flèches passent de l’un à l’autre',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('experience');
    await expect(canvas.getByRole('tabpanel', { name: 'Expérience' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('skills');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('personal');
  },
};

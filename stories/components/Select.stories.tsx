import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { Select } from '#/components/Select/Select';
import { apart } from '#stories/support/apart';
import { behaviour } from '#stories/support/behaviour';
import { focused } from '#stories/support/focused';
import { within, withRoom } from '#stories/support/Frame';
import { useSpied } from '#stories/support/useSpied';

const meta = {
  title: 'Composants/Liste de choix',
  component: Select,
  parameters: apart,
  decorators: [within('narrow')],
  args: {
    label: 'Expérience',
    options: [
      { value: 'all', label: 'Tous niveaux' },
      { value: 'entry', label: 'Débutant (0-2 ans)' },
      { value: 'mid', label: 'Intermédiaire (2-5 ans)' },
      { value: 'senior', label: 'Senior (5+ ans)' },
    ],
    value: 'all',
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, onChange] = useSpied(args.value, args.onChange);
    return <Select {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: 'Fermée' };
export const Open: Story = {
  name: 'Ouverte',
  args: { defaultOpen: true, value: 'mid' },
  decorators: [withRoom],
};
export const WithHints: Story = {
  name: 'Une aide par choix',
  decorators: [withRoom],
  args: {
    label: 'Fréquence des alertes',
    value: 'daily',
    defaultOpen: true,
    options: [
      { value: 'daily', label: 'Chaque jour', hint: 'Le matin, avant 9 heures' },
      { value: 'weekly', label: 'Chaque semaine', hint: 'Le lundi' },
    ],
  },
};
export const WithHint: Story = {
  name: 'Avec une aide',
  args: { hint: 'L’expérience demandée par l’annonce, quand elle le dit.' },
};
export const Disabled: Story = { name: 'Désactivée', args: { disabled: true } };
export const Focused: Story = { ...focused, name: 'Au clavier' };
export const LongWordsOnPhone: Story = {
  name: 'Mots longs sur téléphone',
  decorators: [withRoom, within('phone')],
  args: {
    label: 'Expérience demandée par l’établissement',
    value: 'all',
    defaultOpen: true,
    options: [
      { value: 'all', label: 'Tous niveaux, personnes en reconversion comprises' },
      {
        value: 'entry',
        label: 'Débutant',
        hint: 'Sans diplôme d’État ni autorisation préfectorale',
      },
    ],
  },
};

export const HintIsTiedToTheList: Story = {
  ...WithHint,
  name: 'L’aide est reliée à la liste',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Expérience' })).toHaveAccessibleDescription(
      'L’expérience demandée par l’annonce, quand elle le dit.',
    );
  },
};

export const ArrowKeysChooseAndEscapeGivesFocusBack: Story = {
  name: 'Les flèches choisissent, Échap rend le focus',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Expérience' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('mid');
    await waitFor(() => expect(select).toHaveFocus());
    await expect(select).toHaveTextContent('Intermédiaire (2-5 ans)');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(select).toHaveFocus();
  },
};

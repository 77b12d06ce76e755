import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { CheckboxGroup } from '#/components/CheckboxGroup/CheckboxGroup';
import { CONTRACT_FILTERS } from '#/domain/postings/offer';
import { behaviour } from '#stories/support/behaviour';
import { within } from '#stories/support/Frame';
import { useSpied } from '#stories/support/useSpied';

const meta = {
  title: 'Composants/Groupe de cases',
  component: CheckboxGroup,
  decorators: [within('narrow')],
  args: {
    legend: 'Type de contrat',
    options: CONTRACT_FILTERS.map((value) => ({ value, label: value })),
    values: [],
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [values, onChange] = useSpied(args.values, args.onChange);
    return <CheckboxGroup {...args} values={values} onChange={onChange} />;
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChecked: Story = { name: 'Aucune cochée' };
export const SomeChecked: Story = {
  name: 'Quelques-unes cochées',
  args: { values: ['CDI', 'Alternance'] },
};
export const TwoColumns: Story = {
  name: 'Sur deux colonnes',
  args: { columns: 2, values: ['CDD'] },
};
export const Disabled: Story = { name: 'Désactivé', args: { disabled: true, values: ['CDI'] } };
export const WithHints: Story = {
  name: 'Une aide par choix',
  args: {
    legend: 'Permis',
    options: [
      { value: 'B', label: 'Permis B', hint: 'Véhicules légers' },
      { value: 'C', label: 'Permis C', hint: 'Véhicules de plus de 3,5 tonnes' },
    ],
    values: ['B'],
  },
};
export const TwoColumnsOnPhone: Story = {
  name: 'Deux colonnes sur téléphone',
  decorators: [within('phone')],
  args: { columns: 2, values: ['CDD'] },
};

export const ValuesKeepTheOrderOfTheOptions: Story = {
  name: 'Les choix gardent l’ordre de la liste',
  tags: ['interaction'],
  parameters: behaviour,
  args: { values: ['Stage'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Type de contrat' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'CDI' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['CDI', 'Stage']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Stage' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['CDI']);
  },
};

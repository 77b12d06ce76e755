import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { InlineEdit } from '#/components/InlineEdit/InlineEdit';
import { behaviour } from '#stories/support/behaviour';
import { focused } from '#stories/support/focused';
import { within } from '#stories/support/Frame';

const meta = {
  title: 'Composants/Correction en place',
  component: InlineEdit,
  decorators: [within('medium')],
  args: {
    value: 'Préparatrice de commandes',
    onSave: fn(),
    label: 'Intitulé du poste',
    editLabel: 'Corriger l’intitulé du poste',
    saveLabel: 'Enregistrer',
    cancelLabel: 'Annuler',
    emptyLabel: 'Non trouvé',
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <InlineEdit
        {...args}
        value={value}
        onSave={(text, from) => {
          const kept = args.onSave(text, from);
          if (kept !== false) setValue(text);
          return kept;
        }}
      />
    );
  },
} satisfies Meta<typeof InlineEdit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = { name: 'Affichée' };
export const Editing: Story = { name: 'En cours de correction', args: { defaultEditing: true } };
export const Empty: Story = {
  name: 'Vide',
  args: { value: '', editLabel: 'Ajouter l’intitulé du poste' },
};
export const Focused: Story = { ...focused, name: 'Au clavier' };
export const LongValueOnPhone: Story = {
  name: 'Longue valeur sur téléphone',
  args: { value: 'Électromécanicienne de maintenance aéroportuaire (H/F), équipe de nuit' },
  decorators: [within('phone')],
};
export const EditingSeveralLines: Story = {
  name: 'Correction de plusieurs lignes',
  args: {
    multiline: true,
    defaultEditing: true,
    value: 'Réception et contrôle des marchandises.\nPréparation des commandes au scanner.',
  },
};
export const EditingOnPhone: Story = {
  name: 'Correction sur téléphone',
  args: { defaultEditing: true },
  decorators: [within('phone')],
};

export const EnterSavesAndGivesFocusBack: Story = {
  name: 'Entrée enregistre et rend le focus',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const field = canvas.getByRole('textbox', { name: 'Intitulé du poste' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, '  Cheffe d’équipe logistique {Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith(
      'Cheffe d’équipe logistique',
      'Préparatrice de commandes',
    );
    const button = canvas.getByRole('button');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveTextContent('Cheffe d’équipe logistique');
  },
};

export const EscapeGivesUp: Story = {
  name: 'Échap abandonne',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.type(canvas.getByRole('textbox'), 'autre{Escape}');
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveTextContent('Préparatrice de commandes');
  },
};

export const NotKeptStaysOpen: Story = {
  name: 'Ce qui n’a pu être enregistré reste ouvert',
  tags: ['interaction'],
  parameters: behaviour,
  args: { onSave: fn(() => false) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.type(canvas.getByRole('textbox'), ' de nuit{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('Préparatrice de commandes de nuit');
  },
};

export const EscapeGivesUpFromAButton: Story = {
  name: 'Échap abandonne, d’un bouton aussi',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const field = canvas.getByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('autre{Tab}{Tab}{Escape}');
    await expect(args.onSave).not.toHaveBeenCalled();
    const button = canvas.getByRole('button');
    await expect(button).toHaveTextContent('Préparatrice de commandes');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { ConfirmDialog } from '#/components/ConfirmDialog/ConfirmDialog';
import { apart } from '#stories/support/apart';
import { behaviour } from '#stories/support/behaviour';
import { withRoom } from '#stories/support/Frame';

const meta = {
  title: 'Composants/Confirmation',
  component: ConfirmDialog,
  parameters: apart,
  decorators: [withRoom],
  args: {
    open: true,
    title: 'Êtes-vous absolument sûr ?',
    children: 'Cette action est irréversible et supprimera toutes vos analyses de ce navigateur.',
    confirmLabel: 'Continuer',
    cancelLabel: 'Annuler',
    destructive: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Destructive: Story = { name: 'Suppression' };
export const Ordinary: Story = {
  name: 'Ordinaire',
  args: {
    destructive: false,
    title: 'Confirmer votre candidature',
    children: 'Votre CV sera envoyé : CV_Claire_Dumas.pdf',
    confirmLabel: 'Confirmer et postuler',
  },
};
export const Busy: Story = { name: 'Occupée', args: { busy: true } };

export const FocusStartsOnTheWayOutAndEscapeCancels: Story = {
  name: 'Le focus part de la sortie, Échap annule',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Êtes-vous absolument sûr ?' });
    await expect(dialog).toHaveAccessibleDescription(/irréversible/u);
    const cancel = screen.getByRole('button', { name: 'Annuler' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Continuer' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

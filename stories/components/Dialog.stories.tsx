import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { Button } from '#/components/Button/Button';
import { Dialog } from '#/components/Dialog/Dialog';
import type { DialogSize } from '#/components/Dialog/Dialog';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { apart } from '#stories/support/apart';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';
import { withRoom } from '#stories/support/Frame';

const meta = {
  title: 'Composants/Boîte de dialogue',
  component: Dialog,
  parameters: apart,
  decorators: [withRoom],
  args: {
    open: true,
    onClose: fn(),
    title: 'Analyse du 14 novembre 2026',
    closeLabel: 'Fermer',
    children:
      'Votre CV répond à sept des neuf demandes de l’offre. Le diplôme d’État est trouvé, l’anglais n’est pas précisé.',
    footer: <Button variant="primary">Comparer avec une autre offre</Button>,
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { name: 'Petite', args: { size: 'small' } };
export const Medium: Story = { name: 'Moyenne' };
export const Large: Story = { name: 'Grande', args: { size: 'large' } };
export const WithoutFooter: Story = { name: 'Sans pied', args: { footer: undefined } };
export const LongContentScrolls: Story = {
  name: 'Un long contenu défile',
  args: {
    children: (
      <Stack gap={3}>
        {Array.from({ length: 24 }, (_, index) => (
          <Text key={index} tone="muted">
            Demande {index + 1} : assurer la traçabilité des dispositifs médicaux et tenir à jour le
            dossier du patient.
          </Text>
        ))}
      </Stack>
    ),
  },
};

export const EscapeClosesAndGivesFocusBack: Story = {
  name: 'Échap ferme et rend le focus',
  tags: ['interaction'],
  parameters: behaviour,
  args: { open: false },
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Voir l’analyse</Button>
        <Dialog
          {...args}
          open={open}
          onClose={() => {
            setOpen(false);
            args.onClose();
          }}
        />
      </>
    );
  },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Voir l’analyse' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Analyse du 14 novembre 2026' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    // What lies behind cannot be reached while the dialog is open.
    await expect(opener.closest('[inert]')).not.toBeNull();
    // Ariakit adds a hidden way out, in English, to a dialog that tells of none.
    await expect(screen.queryByText('Dismiss popup')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ToastStaysReachableUnderTheDialog: Story = {
  name: 'La notification reste atteignable',
  tags: ['interaction'],
  parameters: behaviour,
  render: (args) => (
    <>
      <Dialog {...args} />
      <section data-toast-region aria-label="Notifications">
        <Button>Fermer la notification</Button>
      </section>
    </>
  ),
  play: async () => {
    await screen.findByRole('dialog');
    const close = await screen.findByRole('button', { name: 'Fermer la notification' });
    await expect(close.closest('[inert]')).toBeNull();
    await expect(close.closest('[aria-hidden="true"]')).toBeNull();
  },
};

coverStates<DialogSize>({ small: Small, medium: Medium, large: Large });

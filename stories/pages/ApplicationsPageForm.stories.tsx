import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { emptyDraft } from '#/domain/applications/applicationDraft';
import { ApplicationsPage } from '#/pages/ApplicationsPage/ApplicationsPage';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import { applicationsArgs, today } from '#stories/support/screens/applications';

const meta = {
  title: 'Pages/Mes Candidatures/Formulaire',
  component: ApplicationsPage,
  decorators: [asScreen],
  tags: ['interaction'],
  parameters: behaviour,
  args: {
    ...applicationsArgs,
    state: { status: 'empty' },
    dialog: { kind: 'form', editing: false, draft: emptyDraft(today) },
  },
} satisfies Meta<typeof ApplicationsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AFormIsLeftOnlyOnPurpose: Story = {
  name: 'On ne le quitte qu’exprès',
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Nouvelle candidature' });
    const title = within(dialog).getByLabelText('Poste');
    await userEvent.type(title, 'Cariste');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Continuer la saisie' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(title).toHaveValue('Cariste');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Abandonner' }));
    await expect(args.dialogActions.onCancel).toHaveBeenCalledTimes(1);
  },
};

export const AnUntouchedFormClosesAtOnce: Story = {
  name: 'Intact, il se ferme aussitôt',
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Nouvelle candidature' });
    await userEvent.keyboard('{Escape}');
    await expect(args.dialogActions.onCancel).toHaveBeenCalledTimes(1);
  },
};

export const AValidDraftIsHandedOver: Story = {
  name: 'Un brouillon valable est transmis',
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Nouvelle candidature' }));
    await userEvent.type(dialog.getByLabelText('Poste'), 'Cariste');
    await userEvent.type(dialog.getByLabelText('Entreprise'), 'Nord Fret');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.dialogActions.onSave).toHaveBeenCalledWith({
      ...emptyDraft(today),
      title: 'Cariste',
      company: 'Nord Fret',
    });
  },
};

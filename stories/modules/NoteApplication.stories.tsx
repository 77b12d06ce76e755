import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { NoteApplication } from '#/modules/NoteApplication/NoteApplication';
import { apart } from '#stories/support/apart';
import { behaviour } from '#stories/support/behaviour';

const meta = {
  title: 'Modules/Notez votre candidature',
  component: NoteApplication,
  parameters: apart,
  args: {
    job: 'Aide-soignant(e) de nuit, EHPAD Les Glycines',
    today: '2026-11-25',
    cvName: 'CV Claire Dumas.pdf',
    letters: [{ id: 5, name: 'Aide-soignante de nuit – EHPAD Les Glycines' }],
    onNote: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof NoteApplication>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLetter: Story = { name: 'Avec une lettre', tags: ['dark'] };
export const CvAtHand: Story = { name: 'CV à garder', args: { keepsCv: true } };
export const Bare: Story = { name: 'Sans CV ni lettre', args: { cvName: null, letters: [] } };

export const AnApplicationIsNoted: Story = {
  name: 'Une candidature est notée',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args }) => {
    const date = await screen.findByLabelText('Envoyée le');
    await userEvent.clear(date);
    await userEvent.click(screen.getByRole('button', { name: 'Noter la candidature' }));
    await waitFor(() => expect(screen.getByText(/Choisissez une date/u)).toBeVisible());
    await expect(args.onNote).not.toHaveBeenCalled();
    await userEvent.type(date, '2026-11-24');
    await userEvent.click(screen.getByRole('button', { name: 'Noter la candidature' }));
    await expect(args.onNote).toHaveBeenCalledWith(
      { date: '2026-11-24', cvName: 'CV Claire Dumas.pdf', letterId: 5 },
      false,
    );
  },
};

export const TheCvIsKeptUnderItsName: Story = {
  name: 'Le CV envoyé se garde, et aucun autre',
  tags: ['interaction'],
  parameters: behaviour,
  args: { keepsCv: true },
  play: async ({ args }) => {
    const save = await screen.findByRole('button', { name: 'Noter la candidature' });
    await expect(screen.getByRole('checkbox', { name: /Garder ce CV/u })).toBeChecked();
    await userEvent.click(save);
    await expect(args.onNote).toHaveBeenLastCalledWith(expect.anything(), true);
    await userEvent.type(screen.getByLabelText('CV envoyé'), ' ancien');
    await expect(screen.queryByRole('checkbox', { name: /Garder ce CV/u })).toBeNull();
    await userEvent.click(save);
    await expect(args.onNote).toHaveBeenLastCalledWith(expect.anything(), false);
  },
};

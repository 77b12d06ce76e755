import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { rewordingRequest } from '#/domain/textmodel/requests.fr';
import type { Destination } from '#/domain/textmodel/TextModel';
import { TextModelConsent } from '#/modules/TextModelConsent/TextModelConsent';
import { apart } from '#stories/support/apart';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';
import { withRoom } from '#stories/support/Frame';

const request = rewordingRequest(
  'letterParagraph',
  'Aide-soignante depuis 2018, j’accompagne 32 résidents à l’EHPAD Les Genêts.',
);

const meta = {
  title: 'Modules/Accord avant envoi',
  component: TextModelConsent,
  decorators: [withRoom],
  parameters: apart,
  args: {
    asked: {
      destination: { kind: 'own', origin: 'http://localhost:11434', model: 'llama3.2' },
      request,
    },
    onAccept: fn(),
    onRefuse: fn(),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.ownerDocument.querySelector('[role=dialog]')).toBeVisible(),
    );
  },
} satisfies Meta<typeof TextModelConsent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToAnAddress: Story = { name: 'Vers une adresse' };
export const ToTheBrowser: Story = {
  name: 'Vers le navigateur',
  args: { asked: { destination: { kind: 'browser' }, request } },
};

export const NothingLeavesUnlessAccepted: Story = {
  name: 'Rien ne part sans accord',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvasElement }) => {
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', {
        name: 'Ce texte va être envoyé au modèle',
      }),
    );
    await waitFor(() => expect(dialog.getByText(/EHPAD Les Genêts/u)).toBeVisible());
    await userEvent.click(dialog.getAllByRole('button', { name: 'Ne rien envoyer' })[0] as Element);
    await expect(args.onRefuse).toHaveBeenCalledOnce();
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer ce texte' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

coverStates<Destination['kind']>({ own: ToAnAddress, browser: ToTheBrowser });

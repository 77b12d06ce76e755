import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ToastMessage } from '#/components/ToastMessage/ToastMessage';
import { TONES } from '#/styles/tones';
import type { Tone } from '#/styles/tones';
import { behaviour } from '#stories/support/behaviour';
import { choice } from '#stories/support/choice';
import { coverStates } from '#stories/support/coverStates';
import { within } from '#stories/support/Frame';

const meta = {
  title: 'Composants/Notification',
  component: ToastMessage,
  argTypes: { tone: choice(TONES) },
  args: {
    title: 'Analyse sauvegardée !',
    text: 'Vous la retrouverez dans Mes Analyses.',
    closeLabel: 'Fermer',
    onClose: fn(),
  },
} satisfies Meta<typeof ToastMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Positive: Story = { name: 'Positive', args: { tone: 'positive' } };
export const Critical: Story = {
  name: 'Critique',
  args: { tone: 'critical', title: 'Erreur', text: 'Impossible de sauvegarder la recherche.' },
};
export const Info: Story = {
  name: 'Information',
  args: {
    tone: 'info',
    title: 'Bientôt disponible !',
    text: 'Cette fonctionnalité n’est pas encore en place, mais vous pourrez la demander bientôt.',
  },
};
export const Caution: Story = {
  name: 'Prudence',
  args: { tone: 'caution', title: 'Espace presque plein', text: 'Supprimez d’anciennes analyses.' },
};
export const Neutral: Story = {
  name: 'Neutre',
  args: { tone: 'neutral', title: 'Fichier supprimé' },
};
export const TitleOnly: Story = { name: 'Titre seul', args: { tone: 'positive', text: undefined } };
export const LongWordsOnPhone: Story = {
  name: 'Mots longs sur téléphone',
  decorators: [within('phone')],
  args: {
    tone: 'positive',
    title: 'Candidature envoyée avec succès!',
    text: 'Votre candidature au poste d’électromécanicien de maintenance aéroportuaire a été envoyée.',
  },
};

export const WithAction: Story = {
  name: 'Avec une action',
  args: {
    tone: 'info',
    title: 'Une nouvelle version est prête',
    text: 'Elle s’ouvrira la prochaine fois que vous chargerez la page.',
    action: { label: 'Mettre à jour maintenant', onAct: fn() },
  },
};
export const ActionOnPhone: Story = {
  ...WithAction,
  name: 'Avec une action, sur téléphone',
  decorators: [within('phone')],
};

export const ActionCallsBack: Story = {
  ...WithAction,
  name: 'L’action agit',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mettre à jour maintenant' }));
    await expect(args.action?.onAct).toHaveBeenCalledOnce();
  },
};

export const CloseCallsBack: Story = {
  name: 'Fermer agit',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

coverStates<Tone>({
  neutral: Neutral,
  info: Info,
  positive: Positive,
  caution: Caution,
  critical: Critical,
});

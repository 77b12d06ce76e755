import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';

import { Notifications } from '#/app/notifications/Notifications';
import { notify } from '#/app/notifications/notify';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { Shell } from '#/pages/Shell/Shell';
import { cvToasts } from '#/usecases/cv/cvToasts.copy';
import { interviewToasts } from '#/usecases/interview/interview.copy';
import { matchToasts } from '#/usecases/match/match.copy';
import type { Notification, NotificationTone } from '#/usecases/shared/notification';
import { showToast, toastRegion } from '#stories/flows/showToast';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';

const SUCCESS: Notification = {
  tone: 'success',
  title: 'Succès',
  text: 'Votre CV a été importé et est prêt.',
};
const INFO: Notification = {
  tone: 'info',
  title: 'Bientôt disponible !',
  text: 'Cette fonction n’est pas encore là, mais vous pourrez bientôt la demander.',
};
const DESTRUCTIVE: Notification = {
  tone: 'destructive',
  title: 'Erreur',
  text: 'Impossible de sauvegarder la recherche.',
};

const meta = {
  title: 'Parcours/Notifications',
  component: Notifications,
  decorators: [
    (Story) => (
      <>
        <Shell
          pathname="/dashboard"
          theme="system"
          onThemeChange={() => undefined}
          drawerOpen={false}
          onDrawerOpenChange={() => undefined}
        >
          <PageHeader title="Bienvenue, Candidat !" />
        </Shell>
        <Story />
      </>
    ),
  ],
  tags: ['!autodocs'],
} satisfies Meta<typeof Notifications>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = { name: 'Réussite', play: () => showToast(SUCCESS), tags: ['dark'] };
export const Info: Story = { name: 'Information', play: () => showToast(INFO) };
export const Destructive: Story = {
  name: 'Erreur',
  play: () => showToast(DESTRUCTIVE),
  tags: ['dark'],
};

export const CvImported: Story = {
  name: 'CV importé',
  play: () => showToast({ tone: 'success', ...cvToasts.imported('CV Awa Diallo-Perrin.pdf') }),
};
export const CvDeleted: Story = {
  name: 'CV supprimé',
  play: () => showToast({ tone: 'success', ...cvToasts.deleted }),
};
export const AnalysisSaved: Story = {
  name: 'Analyse sauvegardée',
  play: () => showToast({ tone: 'success', ...matchToasts.saved }),
};
export const AnalysisNotSaved: Story = {
  name: 'Analyse non sauvegardée',
  play: () => showToast({ tone: 'destructive', ...matchToasts.notSaved }),
};

export const SpeechUnsupported: Story = {
  name: 'Dictée absente du navigateur',
  play: () => showToast({ tone: 'destructive', ...interviewToasts.unsupported }),
};
export const SpeechError: Story = {
  name: 'Dictée en erreur',
  play: () =>
    showToast({
      tone: 'destructive',
      title: interviewToasts.speechError.title,
      text: interviewToasts.speechError.text('not-allowed'),
    }),
};
export const InterviewNotKept: Story = {
  name: 'Entretien non gardé',
  play: () => showToast({ tone: 'destructive', ...interviewToasts.notKept }),
};
export const InterviewDeleted: Story = {
  name: 'Entretien supprimé',
  play: () => showToast({ tone: 'success', ...interviewToasts.removed }),
};
export const InterviewNotDeleted: Story = {
  name: 'Entretien non supprimé',
  play: () => showToast({ tone: 'destructive', ...interviewToasts.notRemoved }),
};
export const InterviewExported: Story = {
  name: 'Entretien exporté',
  play: () => showToast({ tone: 'success', ...interviewToasts.exported }),
};
export const InterviewNotExported: Story = {
  name: 'Entretien non exporté',
  play: () => showToast({ tone: 'destructive', ...interviewToasts.notExported }),
};

export const ANewToastReplacesTheOneBefore: Story = {
  name: 'Une nouvelle remplace la précédente',
  tags: ['interaction'],
  parameters: behaviour,
  play: async () => {
    notify(SUCCESS);
    await toastRegion().findByText('Succès');
    notify(INFO);
    notify(DESTRUCTIVE);
    await toastRegion().findByText('Erreur');
    await expect(toastRegion().queryByText('Succès')).toBeNull();
    await expect(toastRegion().queryByText('Bientôt disponible !')).toBeNull();
  },
};

const swipe = async (distance: number): Promise<void> => {
  const toast = await toastRegion().findByRole('status');
  const { x, y } = toast.getBoundingClientRect();
  const at = { clientX: x + 20, clientY: y + 20, pointerType: 'touch', bubbles: true };
  await fireEvent.pointerDown(toast, at);
  await fireEvent.pointerMove(document, { ...at, clientX: at.clientX + distance });
  await fireEvent.pointerUp(document, { ...at, clientX: at.clientX + distance });
};

export const ASwipeOfMoreThanFiftyPixelsSendsItAway: Story = {
  name: 'Un glissement de plus de 50 pixels la renvoie',
  tags: ['interaction'],
  parameters: behaviour,
  play: async () => {
    await showToast(SUCCESS);
    await swipe(49);
    await expect(toastRegion().getByText('Succès')).toBeVisible();
    await swipe(51);
    await waitFor(() => expect(toastRegion().queryByText('Succès')).toBeNull());
  },
};

export const ItsButtonClosesItAndGivesTheFocusBack: Story = {
  name: 'Son bouton la ferme et rend le focus',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ canvas }) => {
    (await canvas.findByRole('main')).focus();
    notify(INFO);
    const close = await toastRegion().findByRole('button', { name: 'Fermer la notification' });
    close.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(toastRegion().queryByRole('status')).toBeNull());
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

coverStates<NotificationTone>({ success: Success, info: Info, destructive: Destructive });

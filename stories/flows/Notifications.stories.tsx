import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';

import { myCvToasts } from '#/app/cv/myCv.copy';
import { interviewToasts } from '#/app/interview/interview.copy';
import { matchCopy } from '#/app/match/match.copy';
import type { Notification, NotificationTone } from '#/app/notifications/notification';
import { Notifications } from '#/app/notifications/Notifications';
import { notify } from '#/app/notifications/notify';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { Shell } from '#/pages/Shell/Shell';
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

const region = () =>
  within(within(document.body).getByRole('region', { name: 'Notifications (Alt+T)' }));

/** Shows a toast and waits until it has come in. */
const show = async (notification: Notification): Promise<void> => {
  notify(notification);
  const role = notification.tone === 'destructive' ? 'alert' : 'status';
  const toast = await region().findByRole(role);
  await waitFor(() => expect(getComputedStyle(toast).opacity).toBe('1'));
};

export const Success: Story = { play: () => show(SUCCESS), tags: ['dark'] };
export const Info: Story = { play: () => show(INFO) };
export const Destructive: Story = { play: () => show(DESTRUCTIVE), tags: ['dark'] };

export const CvImported: Story = {
  play: () => show({ tone: 'success', ...myCvToasts.imported('CV Awa Diallo-Perrin.pdf') }),
};
export const CvDeleted: Story = {
  play: () => show({ tone: 'success', ...myCvToasts.deleted }),
};
export const AnalysisSaved: Story = {
  play: () => show({ tone: 'success', ...matchCopy.saved }),
};
export const AnalysisNotSaved: Story = {
  play: () => show({ tone: 'destructive', ...matchCopy.notSaved }),
};

export const SpeechUnsupported: Story = {
  play: () => show({ tone: 'destructive', ...interviewToasts.unsupported }),
};
export const SpeechError: Story = {
  play: () =>
    show({
      tone: 'destructive',
      title: interviewToasts.speechError.title,
      text: interviewToasts.speechError.text('not-allowed'),
    }),
};
export const InterviewNotKept: Story = {
  play: () => show({ tone: 'destructive', ...interviewToasts.notKept }),
};
export const InterviewDeleted: Story = {
  play: () => show({ tone: 'success', ...interviewToasts.removed }),
};
export const InterviewNotDeleted: Story = {
  play: () => show({ tone: 'destructive', ...interviewToasts.notRemoved }),
};
export const InterviewExported: Story = {
  play: () => show({ tone: 'success', ...interviewToasts.exported }),
};
export const InterviewNotExported: Story = {
  play: () => show({ tone: 'destructive', ...interviewToasts.notExported }),
};

export const ANewToastReplacesTheOneBefore: Story = {
  tags: ['interaction'],
  parameters: behaviour,
  play: async () => {
    notify(SUCCESS);
    await region().findByText('Succès');
    notify(INFO);
    notify(DESTRUCTIVE);
    await region().findByText('Erreur');
    await expect(region().queryByText('Succès')).toBeNull();
    await expect(region().queryByText('Bientôt disponible !')).toBeNull();
  },
};

const swipe = async (distance: number): Promise<void> => {
  const toast = await region().findByRole('status');
  const { x, y } = toast.getBoundingClientRect();
  const at = { clientX: x + 20, clientY: y + 20, pointerType: 'touch', bubbles: true };
  await fireEvent.pointerDown(toast, at);
  await fireEvent.pointerMove(document, { ...at, clientX: at.clientX + distance });
  await fireEvent.pointerUp(document, { ...at, clientX: at.clientX + distance });
};

export const ASwipeOfMoreThanFiftyPixelsSendsItAway: Story = {
  tags: ['interaction'],
  parameters: behaviour,
  play: async () => {
    await show(SUCCESS);
    await swipe(49);
    await expect(region().getByText('Succès')).toBeVisible();
    await swipe(51);
    await waitFor(() => expect(region().queryByText('Succès')).toBeNull());
  },
};

export const ItsButtonClosesItAndGivesTheFocusBack: Story = {
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ canvas }) => {
    canvas.getByRole('main').focus();
    notify(INFO);
    const close = await region().findByRole('button', { name: 'Fermer la notification' });
    close.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(region().queryByRole('status')).toBeNull());
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

coverStates<NotificationTone>({ success: Success, info: Info, destructive: Destructive });

import { expect, waitFor, within } from 'storybook/test';

import { notify } from '#/app/notifications/notify';
import type { Notification } from '#/usecases/shared/notification';

/** Where toasts stand. */
export const toastRegion = () =>
  within(within(document.body).getByRole('region', { name: 'Notifications (Alt+T)' }));

/** Shows a toast and waits until it has come in. */
export const showToast = async (notification: Notification): Promise<void> => {
  notify(notification);
  const role = notification.tone === 'destructive' ? 'alert' : 'status';
  const toast = await toastRegion().findByRole(role);
  await waitFor(() => expect(getComputedStyle(toast).opacity).toBe('1'));
};

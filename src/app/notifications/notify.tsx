import { toast } from 'react-toastify/unstyled';

import { Toast } from '#/app/notifications/Toast';
import { SWIPE_THRESHOLD, TOAST_DURATION } from '#/app/notifications/toastLimits';
import { regionWidth } from '#/app/notifications/toastRegion';
import type { Notify } from '#/usecases/shared/notification';

/** The library takes the threshold of a swipe as a share of the toast's width. */
const swipeShare = (): number => (SWIPE_THRESHOLD / regionWidth()) * 100;

/** Shows a toast. The one before leaves first, and one that still waited never shows: a single toast is in view. */
export const notify: Notify = (notification) => {
  toast.dismiss();
  toast.clearWaitingQueue();
  toast((props) => <Toast {...props} notification={notification} />, {
    role: notification.tone === 'destructive' ? 'alert' : 'status',
    autoClose: TOAST_DURATION,
    draggablePercent: swipeShare(),
  });
};

import { useContext } from 'react';
import type { ToastContentProps } from 'react-toastify/unstyled';

import { copy } from '#/app/notifications/notifications.copy';
import { ToastFocusContext } from '#/app/notifications/ToastFocusContext';
import { TOAST_DURATION } from '#/app/notifications/toastLimits';
import { useCountdown } from '#/app/notifications/useCountdown';
import { ToastMessage } from '#/components/ToastMessage/ToastMessage';
import type { Tone } from '#/styles/tones';
import type { Notification, NotificationTone } from '#/usecases/shared/notification';

const TONES: Readonly<Record<NotificationTone, Tone>> = {
  success: 'positive',
  info: 'info',
  destructive: 'critical',
};

type ToastProps = ToastContentProps & { readonly notification: Notification };

/**
 * A toast and its time. The clock is ours, not the library's: that one is the length of an
 * animation, which ends at once for people who asked for less motion.
 */
export const Toast = ({ notification, isPaused, closeToast }: ToastProps) => {
  const focused = useContext(ToastFocusContext);
  useCountdown(TOAST_DURATION, isPaused || focused, () => closeToast());
  return (
    <ToastMessage
      tone={TONES[notification.tone]}
      title={notification.title}
      text={notification.text}
      closeLabel={copy.close}
      onClose={() => closeToast(true)}
    />
  );
};

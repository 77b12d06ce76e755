import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { ToastContentProps } from 'react-toastify/unstyled';

import { notificationsCopy as copy } from '#/app/notifications/notifications.copy';
import { ToastFocusContext } from '#/app/notifications/ToastFocusContext';
import { SWIPE_THRESHOLD, TOAST_DURATION } from '#/app/notifications/toastLimits';
import { placeRegion, regionWidth } from '#/app/notifications/toastRegion';
import { ToastMessage } from '#/components/ToastMessage/ToastMessage';
import type { Tone } from '#/styles/tones';
import type { Notification, NotificationTone, Notify } from '#/usecases/shared/notification';

/** Calls `onEnd` once `duration` milliseconds have run, not counting the time spent paused. */
const useCountdown = (duration: number, paused: boolean, onEnd: () => void): void => {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused) return undefined;
    const from = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - from;
    };
  }, [paused]);
};

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
const Toast = ({ notification, isPaused, closeToast }: ToastProps) => {
  const focused = useContext(ToastFocusContext);
  useCountdown(TOAST_DURATION, isPaused || focused, () => closeToast());
  return (
    <ToastMessage
      tone={TONES[notification.tone]}
      title={notification.title}
      text={notification.text}
      action={notification.action}
      closeLabel={copy.close}
      onClose={() => closeToast(true)}
    />
  );
};

/** The library takes the threshold of a swipe as a share of the toast's width. */
const swipeShare = (): number => (SWIPE_THRESHOLD / regionWidth()) * 100;

/** Takes away the toast in view, and one that waits. */
export const clearToasts = (): void => {
  toast.dismiss();
  toast.clearWaitingQueue();
};

/** Shows a toast. The one before leaves first, and one that still waited never shows: a single toast is in view. */
export const notify: Notify = (notification) => {
  clearToasts();
  placeRegion();
  toast((props) => <Toast {...props} notification={notification} />, {
    role: notification.tone === 'destructive' ? 'alert' : 'status',
    autoClose: TOAST_DURATION,
    draggablePercent: swipeShare(),
  });
};

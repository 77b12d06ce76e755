import type { NoticePermission, Notices } from '#/domain/offers/alerts/Notices';

const PERMISSIONS: Readonly<Record<NotificationPermission, NoticePermission>> = {
  default: 'unasked',
  granted: 'allowed',
  denied: 'refused',
};

/** Notifications as the browser gives them, while a page of ours is open: without a server nothing can wake it. */
export const browserNotices = (): Notices => {
  const permission = (): NoticePermission =>
    'Notification' in globalThis ? PERMISSIONS[Notification.permission] : 'unsupported';
  return {
    permission,
    ask: async () => {
      if (permission() === 'unsupported') return 'unsupported';
      return PERMISSIONS[await Notification.requestPermission()];
    },
    show: ({ title, text, tag }) => {
      if (permission() !== 'allowed') return;
      try {
        const notice = new Notification(title, { body: text, tag, lang: 'fr' });
        notice.addEventListener('click', () => {
          window.focus();
          notice.close();
        });
      } catch {
        // Chrome on Android has the name and the permission, but shows none without a service worker.
      }
    },
  };
};

import type { NoticePermission, Notices } from '#/domain/offers/alerts/Notices';

const PERMISSIONS: Readonly<Record<NotificationPermission, NoticePermission>> = {
  default: 'unasked',
  granted: 'allowed',
  denied: 'refused',
};

/** What it needs of the browser; some have no notifications, and many private windows no service worker. */
export type NoticeHost = {
  readonly Notification?: typeof Notification;
  readonly navigator: {
    readonly serviceWorker?: Pick<ServiceWorkerContainer, 'getRegistration'>;
  };
  readonly focus: () => void;
};

type Notice = Parameters<Notices['show']>[0];

/** By the worker where there is one: Chrome on Android shows none otherwise, and a press on it finds the page again after it was closed. */
const showByWorker = async (host: NoticeHost, { title, text, tag }: Notice): Promise<boolean> => {
  const registration = await host.navigator.serviceWorker?.getRegistration();
  if (!registration?.active) return false;
  await registration.showNotification(title, { body: text, tag, lang: 'fr' });
  return true;
};

const showByPage = (host: NoticeHost, { title, text, tag }: Notice): void => {
  if (host.Notification === undefined) return;
  const notice = new host.Notification(title, { body: text, tag, lang: 'fr' });
  notice.addEventListener('click', () => {
    host.focus();
    notice.close();
  });
};

/** Notifications as the browser gives them, while a page of ours is open: without a server nothing can wake it. */
export const browserNotices = (host: NoticeHost): Notices => {
  const permission = (): NoticePermission =>
    host.Notification === undefined ? 'unsupported' : PERMISSIONS[host.Notification.permission];
  const show = async (notice: Notice): Promise<void> => {
    if (permission() !== 'allowed') return;
    try {
      if (!(await showByWorker(host, notice))) showByPage(host, notice);
    } catch {
      // The name and the permission are there, but it cannot be shown: what it tells stands on its screen.
    }
  };
  return {
    permission,
    ask: async () =>
      host.Notification === undefined
        ? 'unsupported'
        : PERMISSIONS[await host.Notification.requestPermission()],
    show: (notice) => void show(notice),
  };
};

import { asScriptUrl } from '#/adapters/browser/scriptUrl';
import { lockOf } from '#/adapters/offline/offlineFiles';

/** How often an open page looks for a newer version, in milliseconds. */
const LOOK_EVERY = 3_600_000;

/** The version of this page: the name of the script it started with. */
const ownVersion = (): string | null => {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return /([^/]+)\.js$/u.exec(entry?.src ?? '')?.[1] ?? null;
};

/** True where the host serves another version than the one of this page. */
const isNewerServed = async (base: string, own: string): Promise<boolean> => {
  const answer = await fetch(`${base}version.json`, { cache: 'no-store' });
  const { build } = (await answer.json()) as { readonly build?: string };
  return answer.ok && build !== undefined && build !== own;
};

/**
 * Keeps the application on the device, and tells when a newer version is there: kept already, or found by a part of this
 * one that no longer comes. An open tab holds a lock: the files of its version stay as long as it does.
 */
export const keepApplication = async (tell: () => void): Promise<void> => {
  const base = import.meta.env.BASE_URL;
  const onNewer = (): void => {
    document.documentElement.dataset['newer'] = '';
    tell();
  };
  const own = ownVersion();
  if (own === null) return;
  window.addEventListener('vite:preloadError', () => {
    void isNewerServed(base, own).then(
      (newer) => newer && onNewer(),
      () => undefined,
    );
  });
  if (!('serviceWorker' in navigator) || !('locks' in navigator)) return;
  void navigator.locks.request(lockOf(own), { mode: 'shared' }, () => new Promise(() => undefined));
  const { serviceWorker } = navigator;
  const wasKept = serviceWorker.controller !== null;
  try {
    const registration = await serviceWorker.register(asScriptUrl(`${base}sw.js`), { scope: base });
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'activated' && wasKept)
          void isNewerServed(base, own).then(
            (newer) => newer && onNewer(),
            () => undefined,
          );
      });
    });
    const { active } = await serviceWorker.ready;
    // Its own options, none: a worker has no origin to name.
    active?.postMessage(own, {});
    setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY);
  } catch {
    // Refused, in a private window for instance: the application works, with its network.
  }
};

import { asScriptUrl } from '#/adapters/browser/scriptUrl';
import { lockOf } from '#/adapters/offline/offlineFiles';

/** How often an open page looks for a newer version, in milliseconds. */
const LOOK_EVERY = 3_600_000;

/** The version of this page: the name of the script it started with. */
const ownVersion = (): string | null => {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return /([^/]+)\.js$/u.exec(entry?.src ?? '')?.[1] ?? null;
};

/** The version that the host serves now; null where it does not say. */
const servedVersion = async (base: string): Promise<string | null> => {
  try {
    const answer = await fetch(`${base}version.json`, { cache: 'no-store' });
    const { build } = (await answer.json()) as { readonly build?: string };
    return answer.ok ? (build ?? null) : null;
  } catch {
    return null;
  }
};

/**
 * Keeps the application on the device, and tells when a newer version is there: kept already, or found by a part of this
 * one that no longer comes. An open tab holds a lock: the files of its version stay as long as it does.
 */
export const keepApplication = async (tell: () => void): Promise<void> => {
  const base = import.meta.env.BASE_URL;
  const own = ownVersion();
  if (own === null) return;
  let told: string | null = null;
  const tellIfNewer = async (again: boolean): Promise<void> => {
    const served = await servedVersion(base);
    if (served === null || served === own || (served === told && !again)) return;
    told = served;
    document.documentElement.dataset['newer'] = '';
    tell();
  };
  window.addEventListener('vite:preloadError', () => void tellIfNewer(true));
  if (!('serviceWorker' in navigator) || !('locks' in navigator)) return;
  void navigator.locks.request(lockOf(own), { mode: 'shared' }, () => new Promise(() => undefined));
  const { serviceWorker } = navigator;
  // The first worker of a first visit is of this very version.
  let isFirst = serviceWorker.controller === null;
  // The browser looks for a newer one by itself as a page loads: it may take over at any time, or have done so before
  // this page listened; then it answers the page with its version.
  serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirst) void tellIfNewer(false);
    isFirst = false;
  });
  serviceWorker.addEventListener('message', ({ data }) => {
    if (typeof data === 'string' && data !== own) void tellIfNewer(false);
  });
  serviceWorker.startMessages();
  try {
    const registration = await serviceWorker.register(asScriptUrl(`${base}sw.js`), { scope: base });
    const { active } = await serviceWorker.ready;
    // Its own options, none: a worker has no origin to name.
    active?.postMessage(own, {});
    setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY);
  } catch {
    // Refused, in a private window for instance: the application works, with its network.
  }
};

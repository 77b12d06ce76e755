import { describe, expect, it } from 'vitest';

import { browserNotices } from '#/adapters/offers/browserNotices';
import type { NoticeHost } from '#/adapters/offers/browserNotices';

const NOTICE = { title: 'Deux nouvelles offres', text: 'Comptable à Nantes', tag: 'offres' };
const SHOWN = { body: NOTICE.text, tag: NOTICE.tag, lang: 'fr' };

type Setup = {
  readonly permission?: NotificationPermission;
  /** What the worker does: there is none, it shows, or it fails. */
  readonly worker?: 'none' | 'shows' | 'fails';
};

/** A browser that notes what it shows, and by whom. */
const aBrowser = ({ permission = 'granted', worker = 'none' }: Setup = {}) => {
  const shown: (readonly [by: 'worker' | 'page', title: string, options: unknown])[] = [];
  let focused = 0;
  const clicks: (() => void)[] = [];
  class PageNotice {
    static readonly permission = permission;
    static readonly requestPermission = () => Promise.resolve('granted' as const);
    constructor(title: string, options: unknown) {
      shown.push(['page', title, options]);
    }
    readonly addEventListener = (_type: string, listener: () => void): void => {
      clicks.push(listener);
    };
    readonly close = (): void => undefined;
  }
  const registration = {
    active: {},
    showNotification: (title: string, options: unknown) => {
      if (worker === 'fails') return Promise.reject(new TypeError('not allowed'));
      shown.push(['worker', title, options]);
      return Promise.resolve();
    },
  };
  const host = {
    Notification: PageNotice,
    navigator: {
      serviceWorker: {
        getRegistration: () => Promise.resolve(worker === 'none' ? undefined : registration),
      },
    },
    focus: () => {
      focused += 1;
    },
  } as unknown as NoticeHost;
  return { host, shown, clicks, focused: () => focused };
};

const settled = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done);
  });

describe('notifications of the system', () => {
  it('are shown by the service worker where there is one', async () => {
    const { host, shown } = aBrowser({ worker: 'shows' });
    browserNotices(host).show(NOTICE);
    await settled();
    expect(shown).toEqual([['worker', NOTICE.title, SHOWN]]);
  });

  it('are shown by the page elsewhere, and lead back to it', async () => {
    const { host, shown, clicks, focused } = aBrowser();
    browserNotices(host).show(NOTICE);
    await settled();
    expect(shown).toEqual([['page', NOTICE.title, SHOWN]]);
    clicks[0]?.();
    expect(focused()).toBe(1);
  });

  it.each([{ permission: 'default' }, { permission: 'denied' }, { worker: 'fails' }] as const)(
    'are not shown, and nothing breaks: %j',
    async (setup) => {
      const { host, shown } = aBrowser(setup);
      browserNotices(host).show(NOTICE);
      await settled();
      expect(shown).toEqual([]);
    },
  );

  it('tell whether they may be shown, and ask', async () => {
    expect(browserNotices(aBrowser({ permission: 'default' }).host).permission()).toBe('unasked');
    expect(await browserNotices(aBrowser().host).ask()).toBe('allowed');
    const without = browserNotices({ navigator: {}, focus: () => undefined });
    expect(without.permission()).toBe('unsupported');
    expect(await without.ask()).toBe('unsupported');
  });
});

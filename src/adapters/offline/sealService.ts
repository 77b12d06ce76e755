import { disarm } from '#/adapters/worker/disarm';

type Answering = {
  readonly request: Request;
  readonly respondWith: (answer: Response | Promise<Response>) => void;
};
type Kind<Member extends string> = { readonly prototype: Partial<Record<Member, unknown>> };

/** What it needs of a service worker; its kinds of objects too, since ways out hang on them. */
export type ServiceScope = {
  readonly location: { readonly origin: string };
  readonly fetch: typeof fetch;
  readonly Cache: Kind<'add'>;
  readonly Clients: Kind<'openWindow'>;
  readonly WindowClient: Kind<'navigate'>;
  readonly ServiceWorkerRegistration: Kind<'showNotification'>;
  readonly FetchEvent: { readonly prototype: Answering };
};

type Sealing = {
  /** How the SHA-256 of each page of this version begins, in hexadecimal. */
  readonly pages: readonly string[];
  /** Hears of an address of elsewhere that was asked for, and by what. */
  readonly onRefused: (address: string, by: string) => void;
};

/** Ways out that hang on objects; nothing here uses them. An icon of a notification is asked for where it says. */
const TAKEN = {
  Cache: ['add', 'addAll'],
  WindowClient: ['navigate'],
  ServiceWorkerRegistration: [
    'backgroundFetch',
    'index',
    'paymentManager',
    'pushManager',
    'showNotification',
  ],
} as const;

const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * Leaves a service worker its own host and no other, whatever runs in it later: a static host may send no policy for
 * it, and the one that is sent has to name every address that a model may have. A page is answered with what the host
 * sent or this version holds: one made up here would stand under no policy, and could call anybody.
 */
export const sealService = (scope: ServiceScope, { pages, onRefused }: Sealing): void => {
  // Taken now: what runs later could put its own in their place.
  const { Request: OwnRequest, Response: OwnResponse, URL: OwnUrl } = globalThis;
  const { origin } = scope.location;
  const send = scope.fetch.bind(scope);
  const digest = crypto.subtle.digest.bind(crypto.subtle);
  const addressOf = Reflect.getOwnPropertyDescriptor(OwnResponse.prototype, 'url')?.get;
  const { openWindow } = scope.Clients.prototype;
  const { respondWith } = scope.FetchEvent.prototype;

  const isOwn = (address: string): boolean => new OwnUrl(address, origin).origin === origin;
  const refuse = (address: string, by: string): never => {
    onRefused(new OwnUrl(address, origin).href, by);
    throw new TypeError('another host than our own');
  };

  disarm(scope, ['caches', 'CacheStorage', 'Cache']);
  for (const [kind, names] of Object.entries(TAKEN))
    for (const name of names)
      Reflect.deleteProperty(scope[kind as keyof typeof TAKEN].prototype, name);

  const put = (owner: object, name: string, value: (...given: never[]) => unknown): void => {
    Object.defineProperty(owner, name, { value, enumerable: true });
  };

  put(scope, 'fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    // The browser itself refuses any other host in this mode, also one that ours leads to.
    const request = new OwnRequest(input, { ...init, mode: 'same-origin' });
    return isOwn(request.url) ? send(request) : refuse(request.url, 'fetch');
  });

  put(scope.Clients.prototype, 'openWindow', async function open(this: unknown, address: string) {
    if (!isOwn(address)) refuse(address, 'openWindow');
    return Reflect.apply(openWindow as () => unknown, this, [address]) as unknown;
  });

  const whole = async (bytes: ArrayBuffer): Promise<boolean> => {
    const sum = new Uint8Array(await digest('SHA-256', bytes));
    const hex = Array.from(sum, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return pages.some((page) => page !== '' && hex.startsWith(page));
  };

  const pageFrom = async (answer: Response | Promise<Response>): Promise<Response> => {
    const response = await answer;
    // Only what came over the network has an address; one that was led elsewhere by the host is kept without.
    const address = addressOf?.call(response) as string;
    if (address.startsWith(`${origin}/`)) return response;
    const { status, headers } = response;
    if (REDIRECTS.includes(status)) {
      const to = headers.get('location') ?? '';
      return isOwn(to)
        ? OwnResponse.redirect(new OwnUrl(to, origin).href, status)
        : refuse(to, 'redirect');
    }
    const bytes = await response.arrayBuffer();
    if (!(await whole(bytes))) throw new TypeError('no page of ours');
    return new OwnResponse(bytes, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  };

  put(
    scope.FetchEvent.prototype,
    'respondWith',
    function respond(this: Answering, answer: Response | Promise<Response>) {
      const isPage = this.request.mode === 'navigate';
      Reflect.apply(respondWith, this, [isPage ? pageFrom(answer) : answer]);
    },
  );
};

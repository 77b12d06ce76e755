import type { Asker, Connection } from '#/domain/device/connection';

/** Name of the channel on which workers tell their page. */
const CHANNEL = 'embellie.connections';

/** The page has two policies, and each tells what it refuses: within so many milliseconds it is one request. */
const SAME = 500;

/** What it needs of a page, a worker or a service worker. */
type Scope = Pick<EventTarget, 'addEventListener'> & {
  readonly location: { readonly origin: string };
};

/** The host of an address outside of the application, null for one inside. What is made in memory has none. */
const outside = (address: string, origin: string): string | null => {
  if (!URL.canParse(address)) return address === '' || address === 'inline' ? null : address;
  const url = new URL(address);
  if (url.origin === origin || url.protocol === 'blob:' || url.protocol === 'about:') return null;
  return url.host === '' ? url.protocol : url.host;
};

/** Tells a request that was refused without a policy, by its address and by what asked. */
type TellRefusal = (address: string, by: string) => void;

/** Tells each request to another host that a scope makes, or is refused, from now on and as far back as its browser remembers. */
export const watchConnections = (
  scope: Scope,
  from: Asker,
  tell: (connection: Connection) => void,
): TellRefusal => {
  const { origin } = scope.location;
  let last = { refusal: '', at: 0 };
  const refused = new Set<string>();
  const told = (address: string, outcome: Connection['outcome'], by: string, at: number): void => {
    const to = outside(address, origin);
    if (to === null) return;
    if (outcome === 'refused') {
      refused.add(address);
      const refusal = `${address} ${by}`;
      const again = refusal === last.refusal && at - last.at < SAME;
      last = { refusal, at };
      if (again) return;
    }
    tell({ at: Math.round(performance.timeOrigin + at), from, to, outcome, by });
  };
  scope.addEventListener('securitypolicyviolation', (event) => {
    const { blockedURI, effectiveDirective, timeStamp } = event as SecurityPolicyViolationEvent;
    told(blockedURI, 'refused', effectiveDirective, timeStamp);
  });
  const tellRefusal: TellRefusal = (address, by) => told(address, 'refused', by, performance.now());
  if (!('PerformanceObserver' in globalThis)) return tellRefusal;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[])
      // One that was refused has no answer at all, though a busy browser gives it a duration: its own event tells it.
      if (entry.responseEnd > 0 && entry.duration > 0 && !refused.has(entry.name))
        told(entry.name, 'made', entry.initiatorType, entry.startTime);
  }).observe({ type: 'resource', buffered: true });
  return tellRefusal;
};

/** Tells the page what a worker asks for, and gives what tells it a refusal that no policy reports. */
export const reportConnections = (scope: Scope, from: Asker): TellRefusal => {
  const channel = new BroadcastChannel(CHANNEL);
  return watchConnections(scope, from, (connection) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin to name
    channel.postMessage(connection);
  });
};

/** Tells what the page and all that reports to it ask for. */
export const followConnections = (tell: (connection: Connection) => void): void => {
  watchConnections(window, 'page', tell);
  new BroadcastChannel(CHANNEL).addEventListener('message', ({ data }: MessageEvent<Connection>) =>
    tell(data),
  );
};

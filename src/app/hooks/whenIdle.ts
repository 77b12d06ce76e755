/** Safari has no `requestIdleCallback`; the page has settled by then. */
const SETTLED_MS = 2_000;

/** Does something once the page has nothing else to do, after two seconds at the latest; the answer calls it off. */
export const whenIdle = (work: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const idle = window.requestIdleCallback(work, { timeout: SETTLED_MS });
    return () => window.cancelIdleCallback(idle);
  }
  const timer = setTimeout(work, SETTLED_MS);
  return () => clearTimeout(timer);
};

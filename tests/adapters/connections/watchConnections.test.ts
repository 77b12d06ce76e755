import { afterEach, describe, expect, it, vi } from 'vitest';

import { watchConnections } from '#/adapters/connections/watchConnections';
import type { Connection } from '#/domain/device/connection';

type Entry = Pick<
  PerformanceResourceTiming,
  'name' | 'initiatorType' | 'startTime' | 'responseEnd' | 'duration'
>;

/** Watches a scope of its own; `observe` hands it entries as a browser does, `refuse` a violation of its policy. */
const watched = () => {
  let observe: (entries: readonly Entry[]) => void = () => {};
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(heard: (list: { readonly getEntries: () => readonly Entry[] }) => void) {
        observe = (entries) => heard({ getEntries: () => entries });
      }
      observe(): void {}
    },
  );
  const scope = Object.assign(new EventTarget(), { location: { origin: 'https://ici.example' } });
  const told: Connection[] = [];
  watchConnections(scope, 'page', (connection) => told.push(connection));
  return {
    told,
    observe: (entries: readonly Entry[]) => observe(entries),
    refuse: (blockedURI: string) =>
      scope.dispatchEvent(
        Object.assign(new Event('securitypolicyviolation'), {
          blockedURI,
          effectiveDirective: 'script-src-elem',
        }),
      ),
  };
};

const entryOf = (name: string): Entry => ({
  name,
  initiatorType: 'script',
  startTime: 10,
  responseEnd: 12,
  duration: 2,
});

afterEach(() => vi.unstubAllGlobals());

describe('what is asked of other hosts', () => {
  it('is told once where it was refused, however long the browser took to say so', () => {
    const { told, observe, refuse } = watched();
    refuse('https://ailleurs.example/x.js');
    observe([entryOf('https://ailleurs.example/x.js')]);
    expect(told.map(({ to, outcome }) => [to, outcome])).toEqual([['ailleurs.example', 'refused']]);
  });

  it('is told where it was made, and not where it is of this host', () => {
    const { told, observe } = watched();
    observe([entryOf('https://ailleurs.example/x.js'), entryOf('https://ici.example/a.js')]);
    expect(told.map(({ to, outcome }) => [to, outcome])).toEqual([['ailleurs.example', 'made']]);
  });
});

import { lazy as awaited, useState } from 'react';
import type { ComponentType } from 'react';

import { onFirstUse } from '#/components/loading/onFirstUse';
import { lazy } from '#/domain/shared/lazy';

/** A part of a screen in a file of its own. */
export type LazyComponent<Props> = ComponentType<Props> & {
  /** Fetches the file ahead of its use; a failure is met when the part is shown. */
  readonly preload: () => void;
  /** The same, and settles once the file has come or failed to. */
  readonly fetched: () => Promise<void>;
  /** The same at the first sign that somebody is there; the answer calls it off. */
  readonly prepare: () => () => void;
};

/**
 * A part of a screen in a file of its own, shown within `Suspense`. Once its file has come it is
 * drawn at once: `lazy` would draw the placeholder for a moment all the same, and React holds back
 * for 300 ms what follows a placeholder.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> => {
  let loaded: ComponentType<Props> | undefined;
  const fetchPart = lazy(async () => {
    loaded = await load();
    return loaded;
  });
  const Awaited = awaited(async () => ({ default: await fetchPart() }));
  const Part = (props: Props) => {
    // The same one for as long as it stands: another would begin anew.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Awaited);
    return <Shown {...props} />;
  };
  const fetched = (): Promise<void> =>
    fetchPart().then(
      () => undefined,
      () => undefined,
    );
  const preload = (): void => void fetched();
  return Object.assign(Part, { preload, fetched, prepare: () => onFirstUse(preload) });
};

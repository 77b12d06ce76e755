import { createElement, Suspense, use, useState } from 'react';
import type { ComponentType } from 'react';

import { copy } from '#/app/app.copy';
import type { ScreenId } from '#/app/navigation/screens';
import { RouteBoundary } from '#/app/router/RouteBoundary';
import { SCREENS } from '#/app/router/screenComponents';
import { Spinner } from '#/components/Spinner/Spinner';

type ContentProps = { readonly screen: Promise<ComponentType> };

const Content = ({ screen }: ContentProps) => createElement(use(screen));

/** One screen: its chunk, the wait for it, and what stands there when it fails. */
export const Screen = ({ id }: { readonly id: ScreenId }) => {
  const [attempt, setAttempt] = useState(() => ({ count: 0, screen: SCREENS[id]() }));
  const retry = (): void => {
    // The browser may hold on to a failed import, and a newer version has other files (`keepApplication`): only a new
    // page helps then.
    if (attempt.count > 0 || 'newer' in document.documentElement.dataset) window.location.reload();
    else setAttempt({ count: 1, screen: SCREENS[id]() });
  };
  return (
    <RouteBoundary key={attempt.count} onRetry={retry}>
      <Suspense fallback={<Spinner label={copy.loading} labelHidden />}>
        <Content screen={attempt.screen} />
      </Suspense>
    </RouteBoundary>
  );
};

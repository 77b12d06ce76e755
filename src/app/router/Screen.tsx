import { createElement, Suspense, use, useState } from 'react';

import { copy } from '#/app/app.copy';
import type { ScreenId } from '#/app/navigation/screens';
import { forgetScreen, loadScreen } from '#/app/router/loadScreen';
import { RouteBoundary } from '#/app/router/RouteBoundary';
import { Spinner } from '#/components/Spinner/Spinner';

type ScreenProps = { readonly id: ScreenId };

const Content = ({ id }: ScreenProps) => createElement(use(loadScreen(id)));

/** One screen: its chunk, the wait for it, and what stands there when it fails. */
export const Screen = ({ id }: ScreenProps) => {
  const [attempt, setAttempt] = useState(0);
  const retry = (): void => {
    // The browser may hold on to a failed import: the second time, only a new page helps.
    if (attempt > 0) {
      window.location.reload();
      return;
    }
    forgetScreen(id);
    setAttempt(1);
  };
  return (
    <RouteBoundary key={attempt} onRetry={retry}>
      <Suspense fallback={<Spinner label={copy.loading} labelHidden />}>
        <Content id={id} />
      </Suspense>
    </RouteBoundary>
  );
};

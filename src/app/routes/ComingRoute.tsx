import type { ComponentType } from 'react';

import { coming, ready } from '#/app/routes/coming.copy';
import type { ComingScreen } from '#/app/routes/coming.copy';
import { ADDRESSES } from '#/copy/addresses';
import { ComingPage } from '#/pages/ComingPage/ComingPage';

const READY = [
  { href: ADDRESSES.match, label: ready.match },
  { href: ADDRESSES.myCv, label: ready.myCv },
  { href: ADDRESSES.analyses, label: ready.analyses },
];

/** The page that stands for a screen until it is built. */
export const comingRoute = (screen: ComingScreen): ComponentType => {
  const { heading, promise } = coming[screen];
  return () => <ComingPage heading={heading} promise={promise} ready={READY} />;
};

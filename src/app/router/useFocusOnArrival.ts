import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { MAIN_ID } from '#/modules/SkipLink/SkipLink';

/** Key of the location that a visit starts with, before any navigation. */
const FIRST_KEY = 'default';

/** After a navigation the keyboard and the screen reader start at the new content; at load the browser's own order holds. */
export const useFocusOnArrival = (): void => {
  const { key, pathname } = useLocation();
  const arrivedAt = useRef(key === FIRST_KEY ? pathname : null);
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname]);
};

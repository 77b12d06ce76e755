import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { isInPlace } from '#/app/navigation/inPlace';

/** A new screen starts at its top or at its anchor; going back finds the place where one was. */
export const useScrollMemory = (): void => {
  const { key, pathname, search, hash, state } = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const screen = `${pathname}${search}`;
  const current = useRef({ key, screen });

  useEffect(() => {
    const remember = (): void => {
      positions.current.set(current.current.key, window.scrollY);
    };
    // While the page lives it places itself; on a reload the browser finds the place again.
    const handBack = (): void => {
      window.history.scrollRestoration = 'auto';
    };
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', handBack);
    return () => {
      handBack();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', handBack);
    };
  }, []);

  useLayoutEffect(() => {
    const before = current.current;
    current.current = { key, screen };
    if (before.key === key) return;
    if (type === NavigationType.Pop) {
      window.scrollTo({ top: positions.current.get(key) ?? 0, behavior: 'instant' });
      return;
    }
    if (isInPlace(state)) {
      // It can be returned to before anything is scrolled.
      positions.current.set(key, window.scrollY);
      return;
    }
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) target.scrollIntoView();
    else if (before.screen !== screen) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [key, screen, hash, state, type]);
};

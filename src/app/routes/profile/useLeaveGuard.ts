import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { setHistoryGate } from '#/app/navigation/historyGate';

/** Where the user was going when asked to stay. */
type Departure =
  | { readonly kind: 'link'; readonly href: string }
  | { readonly kind: 'history'; readonly by: number };

type LeaveGuard = {
  /** The user is leaving and has to be asked. */
  readonly asking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
};

/** Place in the history, which the router writes into each of its entries. */
const placeOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : null;

/** The address inside the application that a click leads to; null where it stays here or opens elsewhere. */
const destinationOf = (event: MouseEvent): string | null => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (
    !(link instanceof HTMLAnchorElement) ||
    link.target === '_blank' ||
    link.hasAttribute('download')
  )
    return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  return origin === window.location.origin && pathname !== window.location.pathname
    ? `${pathname.slice(import.meta.env.BASE_URL.length - 1)}${search}${hash}`
    : null;
};

/**
 * Holds the user back while there is something to lose: links, back and forward ask first, and closing
 * the page lets the browser ask. The blocker of the router needs its data variant, which this application does not load.
 */
export const useLeaveGuard = (active: boolean): LeaveGuard => {
  const navigate = useNavigate();
  const [departure, setDeparture] = useState<Departure | null>(null);
  /** Moves in the history made here, which are to go through. */
  const expected = useRef(0);
  const here = useRef<number | null>(null);

  useEffect(() => {
    here.current = placeOf(window.history.state);
  }, []);

  useEffect(() => {
    if (!active) return;
    const unload = (event: BeforeUnloadEvent): void => event.preventDefault();
    const click = (event: MouseEvent): void => {
      const href = destinationOf(event);
      if (href === null) return;
      event.preventDefault();
      event.stopPropagation();
      setDeparture({ kind: 'link', href });
    };
    const pop = (event: PopStateEvent): void => {
      if (expected.current > 0) {
        expected.current -= 1;
        event.stopImmediatePropagation();
        return;
      }
      const there = placeOf(event.state);
      if (here.current === null || there === null || there === here.current) return;
      const by = there - here.current;
      // Before the router hears of it: the address goes back to this screen, which never left.
      event.stopImmediatePropagation();
      expected.current += 1;
      window.history.go(-by);
      setDeparture({ kind: 'history', by });
    };
    window.addEventListener('beforeunload', unload);
    document.addEventListener('click', click, true);
    const openGate = setHistoryGate(pop);
    return () => {
      window.removeEventListener('beforeunload', unload);
      document.removeEventListener('click', click, true);
      openGate();
    };
  }, [active]);

  const leave = (): void => {
    if (departure === null) return;
    setDeparture(null);
    if (departure.kind === 'link') {
      void navigate(departure.href);
      return;
    }
    // From now on the router hears of every move.
    here.current = null;
    window.history.go(departure.by);
  };
  return { asking: departure !== null, stay: () => setDeparture(null), leave };
};

import { useEffect, useRef } from 'react';

const SECOND_MS = 1000;

/** Calls back each second while `active`. */
export const useTicks = (active: boolean, onTick: () => void): void => {
  const latest = useRef(onTick);
  useEffect(() => {
    latest.current = onTick;
  });
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => latest.current(), SECOND_MS);
    return () => clearInterval(timer);
  }, [active]);
};

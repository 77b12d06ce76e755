import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` once `duration` milliseconds have run, not counting the time spent paused. */
export const useCountdown = (duration: number, paused: boolean, onEnd: () => void): void => {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused) return undefined;
    const from = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - from;
    };
  }, [paused]);
};

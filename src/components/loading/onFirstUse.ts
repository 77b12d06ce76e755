const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

const waiting = new Set<() => void>();
let used = false;

const release = (): void => {
  used = true;
  for (const sign of SIGNS) window.removeEventListener(sign, release);
  for (const action of waiting) action();
  waiting.clear();
};

/**
 * Does something at the first sign that somebody is there: a pointer that moves, a touch, a key. What a press will need
 * is then on its way before the press, and a page that is only looked at fetches none of it. The answer calls it off.
 */
export const onFirstUse = (action: () => void): (() => void) => {
  if (used) {
    action();
    return () => undefined;
  }
  if (waiting.size === 0)
    for (const sign of SIGNS) window.addEventListener(sign, release, { passive: true });
  waiting.add(action);
  return () => {
    waiting.delete(action);
  };
};

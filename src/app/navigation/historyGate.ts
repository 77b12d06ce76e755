type Gate = (event: PopStateEvent) => void;

let gate: Gate | null = null;

/**
 * Lets a screen hear of moves in the history before the router does. Chromium calls the listeners of `popstate`
 * in the order they were added, capture or not: call this before the router starts.
 */
export const watchHistory = (): void => {
  window.addEventListener('popstate', (event) => gate?.(event));
};

/** Puts a gate in place until the returned function is called; one that stops the event keeps the router where it is. */
export const setHistoryGate = (next: Gate): (() => void) => {
  gate = next;
  return () => {
    if (gate === next) gate = null;
  };
};

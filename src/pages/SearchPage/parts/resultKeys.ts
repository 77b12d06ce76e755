import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** The position that a key leads to among `total`; null at an end and for another key. */
export const stepFrom = (at: number, total: number, key: string): number | null => {
  const step = key === 'Home' ? -total : key === 'End' ? total : STEPS[key];
  if (step === undefined) return null;
  const to = Math.min(total - 1, Math.max(0, at + step));
  return to === at ? null : to;
};

/** The card or link of a result, within what holds it. */
const RESULT = '[data-result]';

/** Puts the focus on a result that is drawn. Whether it is. */
export const focusResult = (root: HTMLElement | null, position: number): boolean => {
  const result = root?.querySelector<HTMLElement>(`[data-position="${position}"] ${RESULT}`);
  result?.focus();
  return result !== null && result !== undefined;
};

/** From the open offer beside the cards back to its card, by Escape. */
export const leaveOpened = (event: KeyboardEvent): void => {
  if (event.key !== 'Escape' || !(event.target instanceof HTMLElement)) return;
  event.target
    .closest('[data-results]')
    ?.querySelector<HTMLElement>(`${RESULT}[aria-pressed="true"]`)
    ?.focus();
};

/** Shows the open offer of a list, once one of its results was chosen; a keyboard goes on from there. */
export const showOpened = (item: HTMLElement | null, byKeyboard: boolean): void => {
  requestAnimationFrame(() => {
    const panel = item?.closest('[data-results]')?.querySelector<HTMLElement>('[data-panel]');
    panel?.scrollIntoView({ block: 'nearest' });
    if (byKeyboard) panel?.focus({ preventScroll: true });
  });
};

/** Arrows walk from result to result, Escape goes from an open offer back to its card. */
export const walkResults = (
  event: KeyboardEvent,
  total: number,
  goTo: (position: number) => void,
): void => {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return;
  const item = target.closest<HTMLElement>('[data-position]');
  if (item === null) return;
  if (event.key === 'Escape' && target.closest('[data-panel]') !== null) {
    item.querySelector<HTMLElement>(RESULT)?.focus();
    return;
  }
  if (!target.matches(RESULT)) return;
  const next = stepFrom(Number(item.dataset['position']), total, event.key);
  if (next === null) return;
  event.preventDefault();
  goTo(next);
};

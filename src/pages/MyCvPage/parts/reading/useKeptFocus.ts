import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

const controlsIn = (part: HTMLElement): readonly HTMLElement[] => [
  ...part.querySelectorAll<HTMLElement>('a, button, input, textarea'),
];

/** Where a control goes with what it removed or confirmed, the focus stays at its place: on the control that came there. */
export const useKeptFocus = (part: RefObject<HTMLElement | null>): void => {
  const place = useRef<{ readonly control: Element; readonly index: number } | null>(null);

  useEffect(() => {
    const { current } = part;
    const remember = ({ target }: FocusEvent): void => {
      if (current === null || !(target instanceof HTMLElement)) return;
      place.current = { control: target, index: controlsIn(current).indexOf(target) };
    };
    current?.addEventListener('focusin', remember);
    return () => current?.removeEventListener('focusin', remember);
  }, [part]);

  // After every drawing: only what was drawn tells whether the control is still there.
  useEffect(() => {
    const { current } = part;
    const { activeElement } = document;
    const lost = activeElement === null || activeElement === document.body;
    if (current === null || place.current === null || !lost) return;
    if (place.current.control.isConnected) return;
    const controls = controlsIn(current);
    (controls[Math.min(place.current.index, controls.length - 1)] ?? current).focus();
  });
};

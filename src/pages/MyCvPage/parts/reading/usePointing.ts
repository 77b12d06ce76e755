import { useEffect, useState } from 'react';
import type { FocusEvent, PointerEvent, RefObject } from 'react';

import type { ReadCvActions } from '#/pages/MyCvPage/parts/editing/readCvActions';

/** What is pointed at, and on which side: the light goes over to the other. */
type Pointed = { readonly key: string; readonly side: 'fields' | 'page' };

const keyAt = (target: EventTarget): string | null =>
  target instanceof Element
    ? (target.closest<HTMLElement>('[data-zone]')?.dataset['zone'] ?? null)
    : null;

/** The control of a field, or the field that has none of its own. */
const controlOf = (fields: HTMLElement, key: string): HTMLElement | null => {
  const row = fields.querySelector<HTMLElement>(`[data-zone="${CSS.escape(key)}"]`);
  return row?.querySelector<HTMLElement>('button, input') ?? null;
};

/** How many pictures an entry that opens may take before its fields are there. */
const PATIENCE = 20;

/** Puts the focus on a field once it is drawn, and gives back what stops waiting for it. */
const focusOnceThere = (fields: HTMLElement, key: string): (() => void) => {
  let frame = 0;
  let left = PATIENCE;
  const look = (): void => {
    const control = controlOf(fields, key);
    if (control !== null) {
      control.focus({ preventScroll: true });
      control.scrollIntoView({ block: 'center' });
      return;
    }
    left -= 1;
    if (left > 0) frame = requestAnimationFrame(look);
  };
  frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
};

/** Ties the fields and the page: what one points at, the other lights; what is picked on the page gets the focus among the fields. */
export const usePointing = (fields: RefObject<HTMLElement | null>, litAtFirst: string | null) => {
  const [pointed, setPointed] = useState<Pointed | null>(
    litAtFirst === null ? null : { key: litAtFirst, side: 'fields' },
  );
  const [sought, setSought] = useState<ReadCvActions['sought']>(null);

  useEffect(() => {
    if (sought === null || fields.current === null) return undefined;
    return focusOnceThere(fields.current, sought.key);
  }, [sought, fields]);

  const pointAt = (key: string | null, side: Pointed['side']): void =>
    setPointed(key === null ? null : { key, side });
  const fromField = ({ target }: PointerEvent | FocusEvent): void => {
    const key = keyAt(target);
    if (key !== pointed?.key || pointed.side !== 'fields') pointAt(key, 'fields');
  };
  return {
    pointed,
    sought,
    /** For the column of fields. */
    ofFields: {
      onPointerOver: fromField,
      onFocus: fromField,
      onPointerLeave: (): void => {
        const { activeElement } = document;
        pointAt(
          activeElement && fields.current?.contains(activeElement) ? keyAt(activeElement) : null,
          'fields',
        );
      },
    },
    showOnPage: (key: string): void => pointAt(key, 'fields'),
    pointOnPage: (key: string | null): void => pointAt(key, 'page'),
    pick: (key: string): void => setSought({ key }),
  };
};

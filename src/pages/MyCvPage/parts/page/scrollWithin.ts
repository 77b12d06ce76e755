/** Room left above and below what is brought into view, in pixels. */
const ROOM = 48;

/** Brings an element into view inside what scrolls around it, and moves nothing else: pointing at a field must not move the field away. */
export const scrollWithin = (scroller: HTMLElement, element: HTMLElement): void => {
  const outer = scroller.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  const above = inner.top - outer.top - ROOM;
  const below = inner.bottom - outer.bottom + ROOM;
  if (above < 0) scroller.scrollBy({ top: above });
  else if (below > 0) scroller.scrollBy({ top: Math.min(below, above) });
};

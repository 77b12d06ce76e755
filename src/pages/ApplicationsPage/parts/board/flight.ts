import { duration, easing, layerIndex } from '#/styles/tokens';

const MOTION = '(prefers-reduced-motion: no-preference)';

/** The drawn card of an application. */
export const cardOf = (board: HTMLElement | null, id: number): HTMLElement | null =>
  board?.querySelector<HTMLElement>(`[data-application="${id}"]`) ?? null;

/** Brings a card from where it stood to where it stands: the eye follows it. Nothing where less motion is asked for. */
export const fly = (card: HTMLElement, from: DOMRect): void => {
  const to = card.getBoundingClientRect();
  // A stage out of view on a phone is not laid out.
  if (from.width === 0 || to.width === 0 || !window.matchMedia(MOTION).matches) return;
  card.animate(
    [
      {
        transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)`,
        zIndex: layerIndex.sticky,
      },
      { transform: 'none', zIndex: layerIndex.sticky },
    ],
    { duration: Number.parseFloat(duration.slow), easing },
  );
};

import { TOAST_OVER } from '#/styles/thumb';

/** Marks the place of the toasts: open dialogs leave it reachable. */
export const toastRegionAttribute = { 'data-toast-region': '' } as const;

/** Tells the page, before a toast shows, whether there is a side whose foot it stands over: its region has another place then, and another width. */
export const placeRegion = (): void => {
  const feet = [...document.querySelectorAll<HTMLElement>('[data-toast-over]')];
  const height = Math.max(0, ...feet.map(({ offsetHeight }) => offsetHeight));
  const root = document.documentElement.style;
  if (height === 0) root.removeProperty(TOAST_OVER);
  else root.setProperty(TOAST_OVER, `${height}px`);
};

/** Width of a toast in CSS pixels: it fills its region. */
export const regionWidth = (): number =>
  document.querySelector('[data-toast-region]')?.clientWidth || window.innerWidth;

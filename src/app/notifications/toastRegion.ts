/** Marks the place of the toasts: open dialogs leave it reachable. */
export const toastRegionAttribute = { 'data-toast-region': '' } as const;

/** Width of a toast in CSS pixels: it fills its region. */
export const regionWidth = (): number =>
  document.querySelector('[data-toast-region]')?.clientWidth || window.innerWidth;

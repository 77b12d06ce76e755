/** Raw measures: space, type, radius, time. Colours are not here: components see them through `vars` only. */

/** Steps of the 4 px grid, in rem: what layouts put between things. */
export const gap = {
  0: '0',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
} as const;

/** Every space there is: the steps, three halves of one for what stands within a line or a control, and the heights of a landscape. */
export const space = {
  ...gap,
  0.5: '0.125rem',
  1.5: '0.375rem',
  2.5: '0.625rem',
  24: '6rem',
  28: '7rem',
  36: '9rem',
  56: '14rem',
  80: '20rem',
} as const;

export const radius = { small: '6px', medium: '12px', large: '20px', full: '999px' } as const;

/** Type ramp, in rem. `control` is the text of what is pressed or filled; `hero` that of the landing page, at most. */
export const fontSize = {
  xs: '0.75rem',
  s: '0.875rem',
  control: '0.9375rem',
  m: '1rem',
  l: '1.125rem',
  xl: '1.375rem',
  xxl: '1.75rem',
  xxxl: '2.25rem',
  display: '3.25rem',
  hero: '6.5rem',
} as const;

export const fontWeight = { regular: 420, medium: 550, strong: 600, bold: 650 } as const;

/** `flat` for one line alone, `tight` for display, `snug` for titles, `normal` for the interface, `loose` for what is read at length. */
export const lineHeight = { flat: 1, tight: 1.1, snug: 1.3, normal: 1.5, loose: 1.6 } as const;

export const duration = { fast: '150ms', medium: '200ms', slow: '250ms', draw: '700ms' } as const;
export const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Stacking order, from the page upwards. */
export const layerIndex = {
  sticky: 10,
  drawer: 30,
  dialog: 40,
  popover: 50,
  toast: 60,
} as const;

/** Widths from which a layout changes, in rem of the initial font size. */
export const breakpoints = {
  tablet: '48rem',
  desktop: '64rem',
  wide: '80rem',
  roomy: '100rem',
} as const;

/** Width of the side navigation: specification, section 9. */
export const navigationWidth = '16rem';

export const fontStack = {
  heading: "'Bricolage Grotesque Variable', 'Embellie Heading Fallback', system-ui, sans-serif",
  body: "'Instrument Sans Variable', 'Embellie Body Fallback', system-ui, sans-serif",
  mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', monospace",
} as const;

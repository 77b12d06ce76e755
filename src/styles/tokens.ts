/** Raw measures: space, type, radius, time. Colours are not here: components see them through `vars` only. */

/** Steps of the 4 px grid, in rem. */
export const space = {
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

export const radius = { small: '6px', medium: '12px', large: '20px', full: '999px' } as const;

/** Type ramp, in rem. */
export const fontSize = {
  xs: '0.75rem',
  s: '0.875rem',
  m: '1rem',
  l: '1.125rem',
  xl: '1.375rem',
  xxl: '1.75rem',
  xxxl: '2.25rem',
  display: '3.25rem',
} as const;

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
export const breakpoints = { tablet: '48rem', desktop: '64rem', wide: '80rem' } as const;

/** Width of the side navigation: specification, section 9. */
export const navigationWidth = '16rem';

export const fontStack = {
  heading: "'Bricolage Grotesque Variable', 'Embellie Heading Fallback', system-ui, sans-serif",
  body: "'Instrument Sans Variable', 'Embellie Body Fallback', system-ui, sans-serif",
  mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', monospace",
} as const;

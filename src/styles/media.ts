import { breakpoints } from '#/styles/tokens';

/** Media queries, mobile first; `phone` for what a larger screen has none of. */
export const media = {
  phone: 'screen and (max-width: 47.99rem)',
  /** The head of a dashboard screen is a bar: there is no room for a side. */
  barred: 'screen and (max-width: 63.99rem)',
  tablet: `screen and (min-width: ${breakpoints.tablet})`,
  desktop: `screen and (min-width: ${breakpoints.desktop})`,
  wide: `screen and (min-width: ${breakpoints.wide})`,
  roomy: `screen and (min-width: ${breakpoints.roomy})`,
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
} as const;

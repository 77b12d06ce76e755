import { breakpoints } from '#/styles/tokens';

/** Media queries, mobile first. */
export const media = {
  phone: `screen and (max-width: calc(${breakpoints.tablet} - 0.01px))`,
  tablet: `screen and (min-width: ${breakpoints.tablet})`,
  desktop: `screen and (min-width: ${breakpoints.desktop})`,
  wide: `screen and (min-width: ${breakpoints.wide})`,
  roomy: `screen and (min-width: ${breakpoints.roomy})`,
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
} as const;

import { vars } from '#/styles/contract.css';

/** What stays over a page that scrolls: the page shows through, unless the user asked for less transparency. */
export const veil = {
  backgroundColor: `color-mix(in srgb, ${vars.color.canvas} 84%, transparent)`,
  backdropFilter: 'blur(12px) saturate(1.4)',
  borderBlockEnd: `1px solid color-mix(in srgb, ${vars.color.border} 70%, transparent)`,
} as const;

/** Goes into the `@media` of the same rule. */
export const veilQueries = {
  '(prefers-reduced-transparency: reduce)': {
    backgroundColor: vars.color.canvas,
    backdropFilter: 'none',
  },
} as const;

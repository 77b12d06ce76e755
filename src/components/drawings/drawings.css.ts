import { style } from '@vanilla-extract/css';

import { inComponents } from '#/styles/inComponents';

import { vars } from '#/styles/contract.css';

/** The one set of pens and fills of all the drawings, so that they look like one hand's. */
export const drawing = style(
  inComponents({ inlineSize: '100%', blockSize: 'auto', overflow: 'visible' }),
);

const stroke = {
  fill: 'none',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export const line = style(inComponents({ ...stroke, stroke: vars.color.text }));
export const faint = style(inComponents({ ...stroke, stroke: vars.color.border }));
export const dashes = style(
  inComponents({ ...stroke, stroke: vars.color.borderStrong, strokeDasharray: '1 6' }),
);
export const skyLine = style(inComponents({ ...stroke, stroke: vars.color.accent }));
export const paper = style(
  inComponents({
    fill: vars.color.surface,
    stroke: vars.color.text,
    strokeWidth: 2,
    strokeLinejoin: 'round',
  }),
);
export const shade = style(inComponents({ fill: vars.color.surfaceSunken }));
export const sky = style(inComponents({ fill: vars.wash.from }));
export const dawn = style(inComponents({ fill: vars.wash.to }));
export const sun = style(inComponents({ fill: vars.color.gold }));
export const accent = style(inComponents({ fill: vars.color.accent }));
export const onAccent = style(inComponents({ ...stroke, stroke: vars.color.onAccent }));

/** Light around the sun: laid over itself it grows warmer towards the middle. */
export const halo = style(
  inComponents({ fill: `color-mix(in srgb, ${vars.color.gold} 16%, transparent)` }),
);
export const ground = style(inComponents({ fill: vars.color.canvas }));
export const reflection = style(
  inComponents({ ...stroke, stroke: `color-mix(in srgb, ${vars.color.gold} 45%, transparent)` }),
);

import { style } from '@vanilla-extract/css';

import { inComponents } from '#/styles/inComponents';
import { media } from '#/styles/media';

import { vars } from '#/styles/contract.css';

/** The one set of pens and fills of all the drawings, so that they look like one hand's. */
export const drawing = style(
  inComponents({
    inlineSize: '100%',
    blockSize: 'auto',
    overflow: 'visible',
    // Handed down: a line that is thicker says so itself, and a rule of its own would win over that.
    strokeWidth: 2,
  }),
);

const stroke = {
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

type Ink = { readonly fill?: string; readonly stroke?: string };

/** Drawings keep our colours where the system imposes the user's: they are told here which of those to take. */
const inked = (ours: Ink & Record<string, unknown>, imposed: Ink) =>
  style(inComponents({ ...ours, '@media': { [media.forcedColors]: imposed } }));

export const line = inked({ ...stroke, stroke: vars.color.text }, { stroke: 'CanvasText' });
export const faint = inked({ ...stroke, stroke: vars.color.border }, { stroke: 'GrayText' });
export const dashes = inked(
  { ...stroke, stroke: vars.color.borderStrong, strokeDasharray: '1 6' },
  { stroke: 'GrayText' },
);
export const skyLine = inked({ ...stroke, stroke: vars.color.accent }, { stroke: 'Highlight' });
export const paper = inked(
  {
    fill: vars.color.surface,
    stroke: vars.color.text,
    strokeLinejoin: 'round',
  },
  { fill: 'Canvas', stroke: 'CanvasText' },
);
export const shade = inked({ fill: vars.color.surfaceSunken }, { fill: 'Canvas' });
export const sky = inked({ fill: vars.wash.from }, { fill: 'Canvas' });
export const dawn = inked({ fill: vars.wash.to }, { fill: 'Canvas' });
export const sun = inked({ fill: vars.color.gold }, { fill: 'Canvas', stroke: 'CanvasText' });
export const accent = inked({ fill: vars.color.accent }, { fill: 'Highlight' });
export const onAccent = inked(
  { ...stroke, stroke: vars.color.onAccent },
  { stroke: 'HighlightText' },
);

/** Light around the sun: laid over itself it grows warmer towards the middle. */
export const halo = inked(
  { fill: `color-mix(in srgb, ${vars.color.gold} 16%, transparent)` },
  { fill: 'Canvas' },
);
export const ground = inked({ fill: vars.color.canvas }, { fill: 'Canvas' });
export const reflection = inked(
  { ...stroke, stroke: `color-mix(in srgb, ${vars.color.gold} 45%, transparent)` },
  { stroke: 'GrayText' },
);

import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { media } from '#/styles/media';
import { fontSize, fontStack, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** Colour or measure that a specimen shows. */
export const shown = createVar();

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  gap: space[4],
});

export const swatch = style({
  blockSize: '4rem',
  backgroundColor: shown,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.medium,
});

export const pair = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    padding: space[4],
    border: '1px solid transparent',
    borderRadius: radius.medium,
    fontWeight: 560,
  },
  variants: {
    tone: Object.fromEntries(
      Object.entries({ ...vars.tone, ...vars.band, ...vars.compatibility }).map(([name, tone]) => [
        name,
        { backgroundColor: tone.bg, color: tone.fg, borderColor: tone.border },
      ]),
    ),
  },
});

export const dot = style({
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  backgroundColor: shown,
  borderRadius: '50%',
});

export const name = style({
  fontFamily: fontStack.mono,
  fontSize: fontSize.xs,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[4],
});

/** A name above what it names on a phone: large letters need the whole line. */
export const ramp = style({
  display: 'grid',
  gap: `${space[1]} ${space[4]}`,
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: '8rem minmax(0, 1fr)' } },
});

export const bar = style({
  blockSize: '1rem',
  inlineSize: shown,
  backgroundColor: vars.color.accent,
  borderRadius: '2px',
});

export const specimen = style({ fontSize: shown, lineHeight: 1.25, overflowWrap: 'anywhere' });
export const headingFace = style({ fontFamily: fontStack.heading, fontWeight: 650 });

const surface = {
  display: 'grid',
  placeContent: 'center',
  blockSize: '7rem',
  padding: space[4],
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
} as const;

export const rounded = style({ ...surface, borderRadius: shown });
export const shaded = style({ ...surface, borderRadius: radius.medium, boxShadow: shown });

export const iconCell = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  padding: space[4],
  textAlign: 'center',
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.medium,
});

export const tile = style({ inlineSize: '6rem', blockSize: '6rem', borderRadius: radius.large });

export const moving = style({
  inlineSize: '5rem',
  blockSize: '3rem',
  backgroundColor: vars.color.accentSoft,
  border: `1px solid ${vars.color.accent}`,
  borderRadius: radius.medium,
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      transitionProperty: 'transform',
      transitionDuration: shown,
      transitionTimingFunction: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    },
  },
  selectors: {
    'button:hover > &, button:focus-visible > &': { transform: 'translateX(6rem)' },
  },
});

export const stage = style({
  inlineSize: '100%',
  padding: space[3],
  textAlign: 'start',
  border: `1px dashed ${vars.color.border}`,
  borderRadius: radius.medium,
});

import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inComponents } from '#/styles/inComponents';
import { transition } from '#/styles/motion';
import { fontWeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const link = recipe({
  base: inComponents({
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
    ...transition(['color', 'text-decoration-color']),
  }),
  variants: {
    tone: {
      accent: inComponents({
        color: vars.color.accentText,
        textDecorationColor: `color-mix(in srgb, currentColor 40%, transparent)`,
        selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
      }),
      plain: inComponents({
        color: 'inherit',
        textDecorationColor: 'transparent',
        selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
      }),
    },
    standalone: {
      true: inComponents({
        display: 'inline-flex',
        alignItems: 'center',
        gap: space[1.5],
        minBlockSize: '1.75rem',
        fontWeight: fontWeight.medium,
      }),
    },
    stretched: {
      // The ring is that of the whole surface, as the press is.
      true: inComponents({
        selectors: {
          '&::after': {
            content: '""',
            position: 'absolute',
            inset: 0,
            borderRadius: radius.medium,
          },
          '&:focus-visible': { outline: 'none' },
          '&:focus-visible::after': {
            outline: `2px solid ${vars.color.focus}`,
            outlineOffset: '2px',
          },
        },
      }),
    },
  },
});

/** Keeps the mark of an outside link on the line of its last word. */
export const mark = style(
  inComponents({
    selectors: { '&&': { inlineSize: '0.9em', blockSize: '0.9em', verticalAlign: '-0.05em' } },
    marginInlineStart: '0.125em',
  }),
);

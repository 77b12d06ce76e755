import { recipe } from '@vanilla-extract/recipes';

import { inComponents } from '#/styles/inComponents';
import { media } from '#/styles/media';
import { duration, easing, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const card = recipe({
  base: inComponents({
    position: 'relative',
    display: 'block',
    minInlineSize: 0,
    borderRadius: radius.medium,
    border: `1px solid ${vars.color.border}`,
  }),
  variants: {
    look: {
      plain: inComponents({ backgroundColor: vars.color.surface, boxShadow: vars.shadow.card }),
      outlined: inComponents({ backgroundColor: 'transparent' }),
      sunken: inComponents({ backgroundColor: vars.color.surfaceSunken }),
      wash: inComponents({
        backgroundColor: vars.color.surface,
        backgroundImage: `linear-gradient(150deg, ${vars.wash.from}, ${vars.wash.to})`,
      }),
    },
    padding: {
      none: inComponents({ padding: 0 }),
      small: inComponents({ padding: space[4] }),
      medium: inComponents({
        padding: space[4],
        '@media': { [media.tablet]: { padding: space[6] } },
      }),
      large: inComponents({
        padding: space[6],
        '@media': { [media.tablet]: { padding: space[8] } },
      }),
    },
    interactive: {
      true: inComponents({
        selectors: {
          '&:hover': {
            borderColor: vars.color.borderStrong,
            backgroundColor: vars.color.surfaceHover,
          },
          '&:has(:focus-visible)': { borderColor: vars.color.focus },
        },
        '@media': {
          [media.motion]: {
            transition: ['border-color', 'background-color', 'box-shadow']
              .map((name) => `${name} ${duration.fast} ${easing}`)
              .join(', '),
          },
        },
      }),
    },
    selected: {
      true: inComponents({
        borderColor: vars.color.accent,
        boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
        '@media': {
          [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-5px' },
        },
      }),
    },
  },
});

import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inComponents } from '#/styles/inComponents';
import { media } from '#/styles/media';
import { duration, easing, radius } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** Shares, 0 to 1: of the scale for what was possible, of the possible for what was gained. */
export const possibleShare = createVar();
export const gainedShare = createVar();

export const scale = style(inComponents({ inlineSize: '100%', minInlineSize: '4rem' }));

/** Its length is what the row could bring: long rows weigh more. */
export const possible = style(
  inComponents({
    inlineSize: `max(0.75rem, calc(${possibleShare} * 100%))`,
    blockSize: '10px',
    overflow: 'hidden',
    backgroundColor: vars.color.surfaceSunken,
    // Its length says something: it is seen where nothing was gained, too.
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.color.borderStrong} 50%, transparent)`,
    borderRadius: radius.full,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const gained = recipe({
  base: inComponents({
    inlineSize: `calc(${gainedShare} * 100%)`,
    blockSize: '100%',
    borderRadius: radius.full,
    '@media': {
      [media.motion]: { transition: `inline-size ${duration.slow} ${easing}` },
      [media.forcedColors]: { backgroundColor: 'Highlight' },
    },
  }),
  variants: {
    kind: {
      held: inComponents({ backgroundColor: vars.tone.positive.solid }),
      partly: inComponents({ backgroundColor: vars.tone.caution.solid }),
      missing: inComponents({ backgroundColor: vars.tone.neutral.solid }),
      lost: inComponents({
        backgroundImage: `repeating-linear-gradient(-45deg, ${vars.tone.critical.solid} 0 4px, ${vars.tone.critical.border} 4px 7px)`,
      }),
    },
  },
});

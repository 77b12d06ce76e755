import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { fontSize, lineHeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** The kept text stays in view while its fields are checked. */
export const kept = style(
  inPages({
    display: 'grid',
    gap: space[3],
    '@media': { [media.wide]: { position: 'sticky', insetBlockStart: space[6] } },
  }),
);

export const text = style(
  inPages({
    maxBlockSize: '22rem',
    overflowY: 'auto',
    padding: space[4],
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontSize: fontSize.s,
    lineHeight: lineHeight.loose,
    borderRadius: radius.medium,
    backgroundColor: vars.color.surfaceSunken,
    '@media': { [media.wide]: { maxBlockSize: 'min(34rem, 60vh)' } },
  }),
);

export const read = recipe({
  base: inPages({
    borderRadius: '3px',
    color: 'inherit',
    boxDecorationBreak: 'clone',
    '@media': { [media.forcedColors]: { backgroundColor: 'Mark', color: 'MarkText' } },
  }),
  variants: {
    doubtful: {
      true: inPages({
        backgroundColor: vars.tone.caution.bg,
        boxShadow: `inset 0 -2px ${vars.tone.caution.solid}`,
      }),
      false: inPages({ backgroundColor: vars.color.accentSoft }),
    },
  },
});

import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { fontSize, fontWeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** The top of a report: a drawn score beside its words, under it on a phone. Its wash comes from the screen. */
export const verdict = style(
  inPages({
    display: 'grid',
    gap: space[6],
    justifyItems: 'center',
    textAlign: 'center',
    padding: `${space[6]} ${space[5]}`,
    borderRadius: radius.large,
    border: `1px solid ${vars.color.border}`,
    backgroundColor: vars.color.surface,
    boxShadow: vars.shadow.card,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        justifyItems: 'start',
        alignItems: 'center',
        textAlign: 'start',
        columnGap: space[8],
        padding: space[8],
      },
      print: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        justifyItems: 'start',
        alignItems: 'center',
        textAlign: 'start',
        padding: space[4],
        breakInside: 'avoid',
      },
    },
  }),
);

/** Items under one another, a line between them. */
export const ruledItem = style(
  inPages({
    paddingBlock: space[3],
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
      '&:first-child': { paddingBlockStart: 0 },
      '&:last-child': { paddingBlockEnd: 0 },
    },
  }),
);

/** Points to be won. */
export const gain = style(
  inPages({
    fontSize: fontSize.s,
    fontWeight: fontWeight.strong,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    color: vars.tone.positive.fg,
  }),
);

/** Points won out of those possible, at the end of a row. */
export const figure = style(
  inPages({
    fontSize: fontSize.s,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.textMuted,
    whiteSpace: 'nowrap',
    textAlign: 'end',
  }),
);

/** What the rows above sum to. */
export const total = style(
  inPages({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space[4],
    paddingBlockStart: space[4],
    borderBlockStart: `2px solid ${vars.color.text}`,
    fontWeight: fontWeight.bold,
    fontVariantNumeric: 'tabular-nums',
  }),
);

import { style, styleVariants } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { fontSize, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** Cards of one row share their lines: heads, reasons and actions stand level. */
export const card = style(
  inPages({ display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid', rowGap: space[4] }),
);

export const head = style(inPages({ display: 'grid', gap: space[1], justifyItems: 'start' }));

export const marks = style(
  inPages({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockEnd: space[1] }),
);

export const reasons = style(
  inPages({ display: 'grid', gap: space[2], alignContent: 'start', fontSize: fontSize.s }),
);

export const reason = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[2],
    alignItems: 'start',
  }),
);

export const answers = styleVariants({
  held: inPages({ color: vars.tone.positive.fg, marginBlockStart: '2px' }),
  partly: inPages({ color: vars.tone.caution.fg, marginBlockStart: '2px' }),
  missing: inPages({ color: vars.color.textMuted, marginBlockStart: '2px' }),
});

export const foot = style(
  inPages({
    gridRow: 3,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
  }),
);

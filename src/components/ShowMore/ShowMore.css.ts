import { style } from '@vanilla-extract/css';

import { inComponents } from '#/styles/inComponents';
import { fontSize, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const root = style(
  inComponents({ display: 'grid', justifyItems: 'center', gap: space[3], paddingBlock: space[4] }),
);

export const status = style(
  inComponents({
    fontSize: fontSize.s,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const gauge = style(inComponents({ inlineSize: '10rem' }));

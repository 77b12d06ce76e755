import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { fontSize, fontWeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** A step told beside its number. */
export const step = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${space[3]} ${space[3]}`,
    alignItems: 'start',
  }),
);

export const number = style(
  inPages({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
    borderRadius: radius.full,
    backgroundColor: vars.color.goldSoft,
    color: vars.color.goldText,
    fontSize: fontSize.s,
    fontWeight: fontWeight.bold,
  }),
);

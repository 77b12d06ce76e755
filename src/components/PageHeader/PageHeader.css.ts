import { style } from '@vanilla-extract/css';

import { inComponents } from '#/styles/inComponents';
import { media } from '#/styles/media';
import { fontSize, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const root = style(
  inComponents({
    display: 'grid',
    gap: space[4],
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'end',
        columnGap: space[8],
      },
    },
  }),
);

export const words = style(inComponents({ display: 'grid', gap: space[2], minInlineSize: 0 }));

export const titleLine = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[3],
    rowGap: space[1],
  }),
);

export const subtitle = style(
  inComponents({
    maxInlineSize: '42rem',
    color: vars.color.textMuted,
    '@media': { [media.tablet]: { fontSize: fontSize.l } },
  }),
);

export const actions = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: space[3] }));

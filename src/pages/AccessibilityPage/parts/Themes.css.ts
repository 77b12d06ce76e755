import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { fontWeight, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const themes = style(inPages({ marginBlockStart: space[3] }));

export const theme = style(
  inPages({
    display: 'grid',
    gap: `${space[1]} ${space[4]}`,
    paddingBlock: space[4],
    borderBlockStart: `1px solid ${vars.color.border}`,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: '15rem 6.5rem minmax(0, 1fr)',
        alignItems: 'baseline',
        paddingBlock: space[3],
      },
    },
  }),
);

export const name = style(inPages({ fontWeight: fontWeight.strong }));
export const verdict = style(inPages({ whiteSpace: 'nowrap' }));

import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const form = style(
  inPages({
    display: 'grid',
    gap: space[4],
    alignItems: 'start',
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const texts = style(inPages({ display: 'grid', gap: space[4], paddingBlock: space[3] }));

export const previewList = style(inPages({ display: 'grid', gap: space[2] }));
export const previewItem = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    paddingBlock: space[2],
    borderBlockEnd: `1px solid ${vars.color.border}`,
  }),
);

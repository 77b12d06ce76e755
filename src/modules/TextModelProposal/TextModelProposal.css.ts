import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { fontSize, fontWeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const proposal = style(
  inPages({
    display: 'grid',
    gap: space[3],
    marginBlockStart: space[2],
    padding: space[4],
    borderRadius: radius.medium,
    border: `1px dashed ${vars.tone.info.border}`,
    backgroundColor: vars.tone.info.bg,
    minInlineSize: 0,
  }),
);

export const title = style(
  inPages({ fontSize: fontSize.s, fontWeight: fontWeight.strong, color: vars.tone.info.fg }),
);

export const text = style(
  inPages({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxInlineSize: '68ch' }),
);

export const facts = style(
  inPages({ marginBlock: space[2], paddingInlineStart: space[5], listStyle: 'disc' }),
);

export const actions = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] }),
);

import { style } from '@vanilla-extract/css';

import { inComponents } from '#/styles/inComponents';
import { space } from '#/styles/tokens';

export const trigger = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    textAlign: 'start',
    cursor: 'pointer',
  }),
);

export const value = style(inComponents({ minInlineSize: 0, overflowWrap: 'anywhere' }));

/** Room of the check mark, kept on every line so that the words stay aligned. */
export const check = style(inComponents({ inlineSize: '1rem', flexShrink: 0 }));

/** As wide as its button; doubled, because the shared sheet sets another limit in the same layer. */
export const popover = style(
  inComponents({
    selectors: { '&&': { inlineSize: 'var(--popover-anchor-width)', maxInlineSize: 'none' } },
  }),
);

import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { fontWeight, layerIndex, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** Out of sight until the keyboard reaches it. */
export const skip = style(
  inPages({
    position: 'fixed',
    insetBlockStart: space[2],
    insetInlineStart: space[2],
    zIndex: layerIndex.toast,
    padding: `${space[2]} ${space[4]}`,
    color: vars.color.onAccent,
    fontWeight: fontWeight.strong,
    backgroundColor: vars.color.accent,
    borderRadius: radius.small,
    transform: 'translateY(calc(-100% - 1rem))',
    selectors: { '&:focus': { transform: 'none' } },
  }),
);

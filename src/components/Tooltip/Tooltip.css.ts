import { style } from '@vanilla-extract/css';

import { inComponents } from '#/styles/inComponents';
import { media } from '#/styles/media';
import { duration, easing, layerIndex, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const bubble = style(
  inComponents({
    zIndex: layerIndex.popover,
    maxInlineSize: 'min(18rem, calc(100vw - 2rem))',
    paddingInline: space[3],
    paddingBlock: '0.375rem',
    fontSize: '0.8125rem',
    lineHeight: 1.4,
    color: vars.color.canvas,
    backgroundColor: vars.color.text,
    borderRadius: radius.small,
    boxShadow: vars.shadow.raised,
    fontWeight: 480,
    '@media': {
      [media.motion]: {
        opacity: 0,
        transition: `opacity ${duration.fast} ${easing}`,
        selectors: { '&[data-enter]': { opacity: 1 } },
      },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

import { keyframes, style } from '@vanilla-extract/css';

import { inComponents } from '#/styles/inComponents';
import { media } from '#/styles/media';
import { duration, easing, fontWeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const trigger = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    inlineSize: `calc(100% + 2 * ${space[2]})`,
    minBlockSize: '2.75rem',
    paddingBlock: space[2],
    paddingInline: space[2],
    marginInline: `calc(-1 * ${space[2]})`,
    fontWeight: fontWeight.medium,
    textAlign: 'start',
    color: vars.color.text,
    borderRadius: radius.small,
    selectors: { '&:hover': { backgroundColor: vars.color.surfaceHover } },
  }),
);

export const summary = style(inComponents({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));

export const chevron = style(
  inComponents({
    color: vars.color.textSubtle,
    selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
    '@media': { [media.motion]: { transition: `transform ${duration.medium} ${easing}` } },
  }),
);

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const content = style(
  inComponents({
    paddingBlock: space[2],
    '@media': { [media.motion]: { animation: `${appear} ${duration.medium} ${easing}` } },
  }),
);

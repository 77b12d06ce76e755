import { keyframes, style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { footBar } from '#/styles/thumb';
import { duration, easing, navigationWidth, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const root = style(
  inPages({
    minBlockSize: '100dvh',
    '@media': {
      [media.desktop]: {
        display: 'grid',
        gridTemplateColumns: `${navigationWidth} minmax(0, 1fr)`,
      },
    },
  }),
);

export const side = style(
  inPages({
    display: 'none',
    '@media': {
      [media.desktop]: {
        position: 'sticky',
        insetBlockStart: 0,
        display: 'flex',
        flexDirection: 'column',
        blockSize: '100dvh',
        backgroundColor: vars.color.surface,
        borderInlineEnd: `1px solid ${vars.color.border}`,
      },
    },
  }),
);

export const main = style(
  inPages({
    minInlineSize: 0,
    selectors: { '&:focus': { outline: 'none' } },
    scrollMarginBlockStart: '3.5rem',
  }),
);

export const page = style(
  inPages({
    inlineSize: '100%',
    maxInlineSize: '72rem',
    marginInline: 'auto',
    paddingInline: space[4],
    paddingBlock: `${space[6]} ${space[16]}`,
    '@media': {
      [media.phone]: { paddingBlockEnd: `calc(${space[16]} + ${footBar})` },
      [media.tablet]: { paddingInline: space[8], paddingBlock: `${space[8]} ${space[20]}` },
      [media.wide]: { paddingInline: space[10] },
    },
  }),
);

const arrive = keyframes({
  from: { opacity: 0, transform: 'translateY(10px)' },
  to: { opacity: 1, transform: 'none' },
});

/** The page change of the specification, section 2: the new screen fades in and slides up. */
export const entering = style(
  inPages({
    '@media': { [media.motion]: { animation: `${arrive} ${duration.medium} ${easing}` } },
  }),
);

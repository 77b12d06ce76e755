import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inComponents } from '#/styles/inComponents';
import { media } from '#/styles/media';
import { withToast } from '#/styles/thumb';
import { duration, easing, fontSize, layerIndex, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';
import { heading } from '#/styles/typography.css';

export const backdrop = style(
  inComponents({
    position: 'fixed',
    inset: 0,
    zIndex: layerIndex.dialog,
    backgroundColor: vars.color.overlay,
    '@media': {
      [media.motion]: {
        opacity: 0,
        transition: `opacity ${duration.medium} ${easing}`,
        selectors: { '&[data-enter]': { opacity: 1 } },
      },
    },
  }),
);

/** A sheet from the bottom edge under a thumb, a centred box from the tablet up. */
export const dialog = recipe({
  base: inComponents({
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: layerIndex.dialog,
    display: 'flex',
    flexDirection: 'column',
    maxBlockSize: `min(92dvh, 100dvh - ${withToast('2rem')})`,
    color: vars.color.text,
    backgroundColor: vars.color.surfaceRaised,
    border: `1px solid ${vars.color.border}`,
    borderBlockEnd: 0,
    borderStartStartRadius: radius.large,
    borderStartEndRadius: radius.large,
    boxShadow: vars.shadow.raised,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // The focus only rests here for the title to be read: the box itself is the sign.
    selectors: {
      '&:focus-visible': { outline: 'none', borderRadius: `${radius.large} ${radius.large} 0 0` },
    },
    '@media': {
      // The sheet comes up from the edge whole; the box, which has no edge to come from, fades in.
      [media.motion]: {
        transform: 'translateY(100%)',
        transition: `transform ${duration.slow} ${easing}, opacity ${duration.medium} ${easing}`,
        selectors: { '&[data-enter]': { transform: 'none', opacity: 1 } },
      },
      [`${media.tablet} and ${media.motion}`]: { transform: 'translateY(1rem)', opacity: 0 },
      [media.tablet]: {
        inset: 0,
        margin: 'auto',
        blockSize: 'fit-content',
        maxBlockSize: 'min(85dvh, 48rem)',
        border: `1px solid ${vars.color.border}`,
        borderRadius: radius.large,
        selectors: { '&:focus-visible': { borderRadius: radius.large } },
      },
    },
  }),
  variants: {
    size: {
      small: inComponents({
        '@media': { [media.tablet]: { inlineSize: 'min(28rem, 100% - 2rem)' } },
      }),
      medium: inComponents({
        '@media': { [media.tablet]: { inlineSize: 'min(36rem, 100% - 2rem)' } },
      }),
      large: inComponents({
        '@media': { [media.tablet]: { inlineSize: 'min(52rem, 100% - 2rem)' } },
      }),
    },
  },
});

/** A phone on its side, a page at 400 %: what stays in view would leave no line to read between. */
const SHORT = '(max-height: 28rem)';

/** Title and actions stay in view while the words between them scroll. */
export const head = style(
  inComponents({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    backgroundColor: 'inherit',
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space[4],
    paddingBlockStart: space[5],
    paddingInline: space[5],
    '@media': {
      [media.tablet]: { paddingInline: space[6], paddingBlockStart: space[6] },
      [SHORT]: { position: 'static' },
    },
  }),
);

export const title = style([
  heading({ size: 'l' }),
  inComponents({ paddingBlockStart: space[1], minInlineSize: 0 }),
]);
export const close = style(
  inComponents({ margin: `calc(-1 * ${space[1.5]}) calc(-1 * ${space[2]}) 0 0` }),
);

export const body = style(
  inComponents({
    flex: '1 0 auto',
    selectors: {
      '&:last-child': { paddingBlockEnd: `max(${space[6]}, env(safe-area-inset-bottom))` },
    },
    paddingInline: space[5],
    paddingBlock: space[3],
    fontSize: fontSize.control,
    color: vars.color.textMuted,
    '@media': {
      [media.tablet]: { paddingInline: space[6], paddingBlock: space[3], fontSize: fontSize.m },
    },
  }),
);

export const foot = style(
  inComponents({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 1,
    backgroundColor: 'inherit',
    display: 'flex',
    flexWrap: 'wrap-reverse',
    gap: space[2],
    padding: space[5],
    paddingBlockEnd: `max(${space[5]}, env(safe-area-inset-bottom))`,
    '@media': {
      [media.tablet]: {
        flexWrap: 'nowrap',
        justifyContent: 'flex-end',
        gap: space[3],
        padding: space[6],
      },
      [SHORT]: { position: 'static' },
    },
  }),
);
// Under a thumb the main action has a line of its own over the others, which share theirs: the words keep the room.
globalStyle(
  `${foot} > *`,
  inComponents({ flex: '1 1 40%', '@media': { [media.tablet]: { flex: 'none' } } }),
);
globalStyle(
  `${foot} > :last-child`,
  inComponents({ flexBasis: '100%', '@media': { [media.tablet]: { flexBasis: 'auto' } } }),
);

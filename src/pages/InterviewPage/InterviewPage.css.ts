import { globalStyle, style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { transition } from '#/styles/motion';
import { atThumb, leftInItsPlace, WHILE_TYPING } from '#/styles/thumb';
import { fontSize, fontStack, fontWeight, lineHeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const page = style(inPages({ display: 'grid', gap: space[6] }));
export const stack = style(inPages({ display: 'grid', gap: space[4], minInlineSize: 0 }));
/** Under the top bar where it is brought into view. */
export const arriving = style(inPages({ scrollMarginBlockStart: space[20] }));

export const columns = style(
  inPages({
    display: 'grid',
    gap: space[6],
    alignItems: 'start',
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
  }),
);

export const actions = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }),
);
export const spread = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
  }),
);

/** On a phone the way on takes what the way back leaves, under the thumb. */
export const way = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[2],
    '@media': {
      [media.phone]: {
        ...atThumb[media.phone],
        // Nothing stands over the answer that is being written.
        selectors: { ...leftInItsPlace, [`body${WHILE_TYPING} &`]: { position: 'static' } },
      },
      [media.tablet]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: space[3],
        // The words of the way back stand under those above.
        marginInlineStart: `calc(-1 * ${space[4]})`,
      },
    },
  }),
);

// On a phone the way back is its arrow alone; its words stay in its name.
globalStyle(
  `${way} > button:first-child > span`,
  inPages({
    '@media': {
      [media.phone]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
);

export const question = style(inPages({ display: 'grid', gap: space[4] }));
export const questionText = style(
  inPages({
    fontSize: fontSize.xl,
    lineHeight: lineHeight.snug,
    textWrap: 'pretty',
    '@media': { [media.tablet]: { fontSize: fontSize.xxl } },
  }),
);
export const because = style(
  inPages({
    color: vars.color.textMuted,
    paddingInlineStart: space[3],
    borderInlineStart: `3px solid ${vars.tone.info.border}`,
    overflowWrap: 'anywhere',
    selectors: { '&::first-letter': { textTransform: 'uppercase' } },
  }),
);

export const timer = style(
  inPages({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    color: vars.color.textMuted,
  }),
);
export const time = style(
  inPages({
    fontFamily: fontStack.heading,
    fontSize: fontSize.l,
    fontWeight: fontWeight.strong,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.text,
    minInlineSize: '3rem',
  }),
);

export const steps = style(inPages({ display: 'grid', gap: space[1] }));
export const step = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: '1.75rem minmax(0, 1fr)',
    gap: space[2],
    alignItems: 'start',
    inlineSize: '100%',
    padding: space[2],
    border: 'none',
    borderRadius: radius.small,
    backgroundColor: 'transparent',
    color: vars.color.textMuted,
    font: 'inherit',
    fontSize: fontSize.s,
    lineHeight: lineHeight.normal,
    textAlign: 'start',
    cursor: 'pointer',
    ...transition(['background-color', 'color']),
    selectors: {
      '&:hover': { backgroundColor: vars.color.surfaceHover, color: vars.color.text },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
      '&[aria-current="step"]': {
        backgroundColor: vars.color.accentSoft,
        color: vars.color.accentText,
        fontWeight: fontWeight.medium,
      },
    },
  }),
);
export const stepMark = style(
  inPages({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    borderRadius: radius.full,
    border: `1px solid ${vars.color.borderStrong}`,
    fontSize: fontSize.xs,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[data-answered="true"]': {
        backgroundColor: vars.tone.positive.bg,
        borderColor: vars.tone.positive.border,
        color: vars.tone.positive.fg,
      },
    },
  }),
);
export const stepText = style(
  inPages({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }),
);

/** The one thing to do: as wide as the thumb needs on a phone. */
export const launch = style(
  inPages({
    display: 'grid',
    gap: space[3],
    '@media': {
      ...atThumb,
      [media.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
    },
  }),
);

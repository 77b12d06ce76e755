import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inComponents } from '#/styles/inComponents';
import { media } from '#/styles/media';
import { fontSize, fontWeight, lineHeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** Where there is no room beside them, the words take the whole width under the title. */
const narrow = '(max-width: 18rem)';

export const root = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: space[3],
    inlineSize: '100%',
    maxInlineSize: '26rem',
    paddingBlock: space[3],
    paddingInlineStart: space[4],
    paddingInlineEnd: space[2],
    color: vars.color.text,
    backgroundColor: vars.color.surfaceRaised,
    border: `1px solid ${vars.color.border}`,
    borderRadius: radius.medium,
    boxShadow: vars.shadow.raised,
    // In the place of the bar at the head, which grows for what it does not hold.
    '@media': {
      [media.phone]: {
        maxInlineSize: 'none',
        paddingBlock: space[1],
        paddingInlineStart: space[3],
      },
    },
    '@container': { [narrow]: { rowGap: 0 } },
  }),
);

export const icon = recipe({
  base: inComponents({ marginBlockStart: space[1.5] }),
  variants: {
    tone: {
      neutral: inComponents({ color: vars.tone.neutral.solid }),
      info: inComponents({ color: vars.tone.info.solid }),
      positive: inComponents({ color: vars.tone.positive.solid }),
      caution: inComponents({ color: vars.tone.caution.solid }),
      critical: inComponents({ color: vars.tone.critical.solid }),
    },
  },
});

export const words = style(
  inComponents({
    paddingBlock: space[1.5],
    overflowWrap: 'anywhere',
    '@media': { [media.phone]: { paddingBlock: space[1] } },
    '@container': { [narrow]: { display: 'contents' } },
  }),
);

export const title = style(
  inComponents({
    fontSize: fontSize.control,
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.normal,
    '@container': { [narrow]: { paddingBlock: space[1.5] } },
  }),
);

export const text = style(
  inComponents({
    fontSize: fontSize.s,
    lineHeight: lineHeight.normal,
    color: vars.color.textMuted,
    '@container': { [narrow]: { gridRow: 2, gridColumn: '1 / -1', paddingBlockEnd: space[1.5] } },
  }),
);

export const action = style(
  inComponents({
    marginBlockStart: space[2],
    '@container': { [narrow]: { gridRow: 3, gridColumn: '1 / -1', justifySelf: 'start' } },
  }),
);

/** Always big enough for a finger: a toast does not stay long. */
export const close = style(
  inComponents({ minBlockSize: '2.25rem', blockSize: '2.25rem', inlineSize: '2.25rem' }),
);

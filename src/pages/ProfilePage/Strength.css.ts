import { globalStyle, style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { fontSize, fontStack, fontWeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';
import { pages } from '#/styles/layers.css';

/** The form, and beside it where there is room how far it has come; elsewhere that stands above, in short. */
export const columns = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[6],
    alignItems: 'start',
    '@media': {
      [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' },
    },
  }),
);

// The four names of the tabs hold on a tablet and three begin on a phone once the drawings leave them the room.
globalStyle(`${columns} [role="tab"] > svg`, {
  '@layer': {
    [pages]: { '@media': { 'screen and (max-width: 63.99rem)': { display: 'none' } } },
  },
});
// A section opened from elsewhere has its tab in view.
globalStyle(`${columns} [role="tab"][aria-selected="true"]`, {
  '@layer': { [pages]: { scrollInitialTarget: 'nearest' } },
});

export const aside = style(
  inPages({
    display: 'grid',
    gap: space[3],
    padding: space[5],
    border: `1px solid ${vars.color.border}`,
    borderRadius: radius.large,
    backgroundColor: vars.color.surface,
    // Above the form it holds nothing to press, so that no key jumps.
    order: -1,
    '@media': {
      [media.wide]: { order: 0, gap: space[4], padding: space[6], boxShadow: vars.shadow.card },
    },
  }),
);

export const head = style(
  inPages({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space[3],
  }),
);

export const percent = style(
  inPages({
    fontFamily: fontStack.heading,
    fontSize: fontSize.l,
    fontWeight: fontWeight.bold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);

export const nextStep = style(inPages({ '@media': { [media.wide]: { display: 'none' } } }));

export const criteria = style(
  inPages({ display: 'none', '@media': { [media.wide]: { display: 'grid' } } }),
);

export const criterion = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: space[2],
    alignItems: 'center',
    minBlockSize: '2.25rem',
    fontSize: fontSize.s,
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
      '&[data-met="true"]': { color: vars.color.textMuted },
    },
  }),
);

export const mark = style(
  inPages({
    color: vars.color.textSubtle,
    selectors: { '[data-met="true"] > &': { color: vars.tone.positive.fg } },
  }),
);

export const door = style(
  inPages({
    minBlockSize: '1.75rem',
    textAlign: 'start',
    color: vars.color.accentText,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
  }),
);

export const points = style(
  inPages({
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    color: vars.color.textMuted,
  }),
);

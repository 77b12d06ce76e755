import { style } from '@vanilla-extract/css';
import type { StyleRule } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { fontSize, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const report = style(inPages({ display: 'grid', gap: space[6] }));

export const verdict = style(
  inPages({
    display: 'grid',
    gap: space[6],
    justifyItems: 'center',
    textAlign: 'center',
    padding: `${space[8]} ${space[5]}`,
    borderRadius: radius.large,
    border: `1px solid ${vars.color.border}`,
    backgroundColor: vars.color.surface,
    backgroundImage: `linear-gradient(160deg, ${vars.wash.from}, ${vars.color.surface} 55%)`,
    boxShadow: vars.shadow.card,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        justifyItems: 'start',
        alignItems: 'center',
        textAlign: 'start',
        columnGap: space[8],
        padding: space[8],
      },
    },
  }),
);

export const verdictWords = style(
  inPages({ display: 'grid', gap: space[3], maxInlineSize: '38rem' }),
);

export const columns = style(
  inPages({
    display: 'grid',
    gap: space[6],
    alignItems: 'start',
    '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const skills = style(inPages({ display: 'flex', flexWrap: 'wrap', gap: space[2] }));

export const adviceList = style(inPages({ display: 'grid', gap: 0 }));

export const adviceItem = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${space[1]} ${space[4]}`,
    alignItems: 'baseline',
    paddingBlock: space[3],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  }),
);

export const gain = style(
  inPages({
    fontSize: fontSize.s,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    color: vars.tone.positive.fg,
  }),
);

export const axis = style(inPages({ display: 'grid', gap: space[1] }));

export const axisHead = style(
  inPages({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space[4],
    paddingBlock: `${space[5]} ${space[2]}`,
    borderBlockEnd: `1px solid ${vars.color.border}`,
  }),
);

export const row = style(
  inPages({
    display: 'grid',
    gap: space[3],
    paddingBlock: space[4],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  }),
);

export const rowHead = style(
  inPages({
    display: 'grid',
    gap: `${space[2]} ${space[4]}`,
    alignItems: 'center',
    '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 13rem' } },
  }),
);

export const rowName = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] }),
);

export const rowPoints = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space[3],
    alignItems: 'center',
  }),
);

export const figure = style(
  inPages({
    fontSize: fontSize.s,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.textMuted,
    whiteSpace: 'nowrap',
    minInlineSize: '5.5rem',
    textAlign: 'end',
  }),
);

export const quotes = style(
  inPages({
    display: 'grid',
    gap: space[3],
    alignItems: 'start',
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[6] },
    },
  }),
);

/** Where there is room the passages always show; on a phone each row opens on demand, so that the ledger can be scanned. */
const withRoom = (rule: StyleRule): StyleRule => ({
  '@supports': { 'selector(::details-content)': { '@media': { [media.tablet]: rule } } },
});

export const passages = style(
  withRoom({ selectors: { '&::details-content': { contentVisibility: 'visible' } } }),
);

export const showPassages = style([
  inPages({
    minBlockSize: '2.75rem',
    alignContent: 'center',
    fontSize: fontSize.s,
    fontWeight: 540,
    color: vars.color.accentText,
    cursor: 'pointer',
  }),
  withRoom({ display: 'none' }),
]);

export const moreEvidence = style(
  inPages({
    minBlockSize: '2.75rem',
    alignContent: 'center',
    fontSize: fontSize.s,
    fontWeight: 540,
    color: vars.color.accentText,
    cursor: 'pointer',
    '@media': { [media.tablet]: { minBlockSize: '2rem' } },
  }),
);

export const quoteGroup = style(inPages({ display: 'grid', gap: space[2], alignContent: 'start' }));

export const total = style(
  inPages({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space[4],
    marginBlockStart: space[2],
    paddingBlockStart: space[4],
    borderBlockStart: `2px solid ${vars.color.text}`,
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** Rows follow the width of their card. */
export const criteria = style(inPages({ display: 'grid', gap: 0, containerType: 'inline-size' }));

export const criterion = style(
  inPages({
    display: 'grid',
    gap: `${space[1]} ${space[4]}`,
    paddingBlock: space[3],
    alignItems: 'baseline',
    justifyItems: 'start',
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
    '@container': {
      '(min-width: 34rem)': { gridTemplateColumns: '12rem minmax(0, 1fr) auto' },
    },
  }),
);

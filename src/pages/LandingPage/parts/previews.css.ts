import { globalStyle, style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { fontSize, fontWeight, lineHeight, radius, space } from '#/styles/tokens';

import { words } from '#/components/FieldRow/FieldRow.css';
import { vars } from '#/styles/contract.css';
import { pages } from '#/styles/layers.css';

/** A sheet of the product, as it looks on its screens. */
export const preview = style(
  inPages({
    position: 'relative',
    display: 'grid',
    gap: space[3],
    alignContent: 'start',
    minInlineSize: 0,
    padding: space[4],
    textAlign: 'start',
    color: vars.color.text,
    backgroundColor: vars.color.surface,
    border: `1px solid ${vars.color.border}`,
    borderRadius: radius.medium,
    boxShadow: vars.shadow.card,
    '@media': { [media.tablet]: { padding: space[5] } },
  }),
);

// The marks stand one under the other, however long they are.
globalStyle(`${preview} .${words}`, { '@layer': { [pages]: { flexBasis: '6rem' } } });

/** On the edge of the sheet, like the tab of a folder. */
export const mark = style(
  inPages({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: space[4],
    transform: 'translateY(-50%)',
    lineHeight: lineHeight.flat,
    backgroundColor: vars.color.surface,
    borderRadius: radius.small,
  }),
);

export const comparison = style(
  inPages({
    gap: space[5],
    padding: space[5],
    borderRadius: radius.large,
    boxShadow: vars.shadow.raised,
    '@media': { [media.tablet]: { padding: space[8], gap: space[6] } },
  }),
);

export const offerName = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[3],
    paddingBlockEnd: space[4],
    borderBlockEnd: `1px solid ${vars.color.border}`,
  }),
);

export const comparisonBody = style(
  inPages({
    display: 'grid',
    gap: space[6],
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'minmax(0, 15rem) minmax(0, 1fr)',
        gap: space[10],
        alignItems: 'center',
      },
    },
  }),
);

export const verdict = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[4],
    alignItems: 'center',
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
    },
  }),
);

export const verdictWords = style(inPages({ display: 'grid', gap: space[1] }));

export const ledger = style(inPages({ display: 'grid' }));

export const ledgerRow = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 5rem 3.75rem',
    gap: space[3],
    alignItems: 'center',
    paddingBlock: space[2],
    fontSize: fontSize.s,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 9rem 4rem', gap: space[4] },
    },
  }),
);

export const ledgerLabel = style(inPages({ fontWeight: fontWeight.regular }));

export const points = style(
  inPages({
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.textMuted,
  }),
);

export const total = style(
  inPages({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[4],
    paddingBlockStart: space[3],
    borderBlockStart: `2px solid ${vars.color.text}`,
    fontSize: fontSize.s,
    fontWeight: fontWeight.bold,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const filters = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    padding: space[2],
    paddingInlineStart: space[3],
    backgroundColor: vars.color.surfaceSunken,
    borderRadius: radius.medium,
  }),
);
export const quietIcon = style(inPages({ color: vars.color.textSubtle }));
export const filter = style(
  inPages({
    paddingInline: space[3],
    paddingBlock: space[1],
    fontSize: fontSize.s,
    fontWeight: fontWeight.medium,
    backgroundColor: vars.color.surface,
    border: `1px solid ${vars.color.border}`,
    borderRadius: radius.full,
  }),
);

export const offers = style(inPages({ display: 'grid' }));
export const offer = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: space[3],
    alignItems: 'center',
    paddingBlock: space[3],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  }),
);
export const offerWords = style(inPages({ display: 'grid' }));

export const letter = style(inPages({ fontSize: fontSize.s, lineHeight: lineHeight.loose }));

/** Words of the CV in a letter: the same gold edge as a quotation of it. */
export const fact = style(
  inPages({
    backgroundColor: vars.color.goldSoft,
    boxShadow: `inset 0 -2px 0 ${vars.color.gold}`,
    '@media': { [media.forcedColors]: { textDecoration: 'underline' } },
  }),
);

export const said = style(
  inPages({
    justifySelf: 'end',
    maxInlineSize: '85%',
    paddingInline: space[4],
    paddingBlock: space[2],
    fontSize: fontSize.s,
    lineHeight: lineHeight.normal,
    backgroundColor: vars.color.accentSoft,
    borderRadius: `${radius.large} ${radius.large} ${radius.small} ${radius.large}`,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const reply = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[3],
    maxInlineSize: '92%',
  }),
);
export const replyIcon = style(
  inPages({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2rem',
    blockSize: '2rem',
    color: vars.color.goldText,
    backgroundColor: vars.color.goldSoft,
    borderRadius: radius.full,
  }),
);
export const replied = style(
  inPages({
    paddingInline: space[4],
    paddingBlock: space[2],
    fontSize: fontSize.s,
    lineHeight: lineHeight.normal,
    backgroundColor: vars.color.surfaceSunken,
    borderRadius: `${radius.small} ${radius.large} ${radius.large} ${radius.large}`,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const time = style(
  inPages({
    display: 'block',
    fontSize: fontSize.xs,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const openRows = style(
  inPages({
    gap: 0,
    paddingBlock: space[2],
    borderRadius: radius.large,
    boxShadow: vars.shadow.raised,
    '@media': { [media.tablet]: { paddingInline: space[6], paddingBlock: space[3] } },
  }),
);
export const openRow = style(
  inPages({
    display: 'grid',
    gap: space[3],
    paddingBlock: space[5],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  }),
);
export const openRowHead = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space[2],
  }),
);

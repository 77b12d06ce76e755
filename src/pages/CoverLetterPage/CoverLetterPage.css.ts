import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { atThumb } from '#/styles/thumb';
import { fontSize, fontWeight, lineHeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const page = style(inPages({ display: 'grid', gap: space[8] }));

export const columns = style(
  inPages({
    display: 'grid',
    gap: space[6],
    alignItems: 'start',
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: '22rem minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
        gridTemplateAreas: '"making letter" "keeping letter"',
      },
    },
  }),
);

const onDesktop = (area: string) => ({ '@media': { [media.desktop]: { gridArea: area } } });
export const making = style(inPages({ minInlineSize: 0, ...onDesktop('making') }));
export const keeping = style(inPages({ minInlineSize: 0, ...onDesktop('keeping') }));

export const side = style(inPages({ display: 'grid', gap: space[6], minInlineSize: 0 }));
export const form = style(inPages({ display: 'grid', gap: space[5] }));
/** Gives its room to the letter where it would stand above it. */
export const foldedForm = style([
  form,
  inPages({ '@media': { [media.barred]: { display: 'none' } } }),
]);
/** Only where the letter stands below what it is made from. */
export const onNarrow = style(inPages({ '@media': { [media.desktop]: { display: 'none' } } }));
/** Holds the one thing to do. */
export const launch = style(inPages({ display: 'grid', '@media': atThumb }));
/** Under the top bar where it is brought into view. */
export const arriving = style(
  inPages({
    display: 'grid',
    gap: space[4],
    scrollMarginBlockStart: space[20],
    minInlineSize: 0,
    // Holds the focus only for the next key to start here.
    selectors: { '&:focus': { outline: 'none' } },
  }),
);
export const questions = style(
  inPages({ display: 'grid', gap: space[3], minInlineSize: 0, margin: 0, padding: 0, border: 0 }),
);
/** A quiet button whose words, not its edge, stand under those of the fields. */
export const underField = style(inPages({ marginInlineStart: `calc(-1 * ${space[4]})` }));
export const details = style(
  inPages({
    display: 'grid',
    gap: space[4],
    paddingBlock: space[2],
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);
export const result = style(
  inPages({
    display: 'grid',
    gap: space[4],
    alignContent: 'start',
    minInlineSize: 0,
    ...onDesktop('letter'),
  }),
);

export const sources = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[2]} ${space[4]}`,
    alignItems: 'center',
  }),
);

export const tools = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    alignItems: 'center',
  }),
);

export const head = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[3],
    alignItems: 'baseline',
    justifyContent: 'space-between',
  }),
);

export const rowOf = style(
  inPages({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' }),
);

/** A sheet on the desk; printed, it is the sheet itself. */
export const sheet = style(
  inPages({
    display: 'grid',
    gap: space[5],
    padding: space[5],
    borderRadius: radius.small,
    border: `1px solid ${vars.color.border}`,
    backgroundColor: vars.color.surface,
    boxShadow: vars.shadow.raised,
    lineHeight: lineHeight.loose,
    '@media': {
      [media.tablet]: { paddingInline: space[12], paddingBlock: space[12] },
      print: {
        padding: 0,
        border: 0,
        lineHeight: lineHeight.normal,
        fontSize: '11pt',
        gap: '0.9em',
      },
    },
  }),
);

export const addresses = style(inPages({ display: 'grid', gap: space[4] }));
export const lines = style(inPages({ whiteSpace: 'pre-line' }));
/** The French place of the reader: on the right, under the writer. */
export const recipient = style(
  inPages({
    '@media': {
      // With room for the button beside a date on one line.
      [media.tablet]: { marginInlineStart: '42%' },
      print: { marginInlineStart: '50%' },
    },
  }),
);
export const object = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[2],
    alignItems: 'baseline',
    // A reference is not cut at one of its hyphens where the line can end before it.
    textWrap: 'balance',
  }),
);
/** Takes the rest of the line: no wider than its words, the button in it would cut the last one. */
export const objectWords = style(inPages({ flex: '1 1 12rem', minInlineSize: 0 }));
export const strong = style(inPages({ fontWeight: fontWeight.strong }));
export const signature = style(
  inPages({
    '@media': {
      [media.tablet]: { marginInlineStart: '50%' },
      print: { marginInlineStart: '50%' },
    },
  }),
);

export const paragraph = style(inPages({ display: 'grid', gap: space[1] }));
export const words = style(
  inPages({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxInlineSize: '68ch' }),
);
export const paragraphTools = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[1],
    marginInlineStart: `calc(-1 * ${space[3]})`,
    color: vars.color.textMuted,
  }),
);
export const editor = style(inPages({ display: 'grid', gap: space[3] }));
export const evidence = style(
  inPages({
    display: 'grid',
    gap: space[3],
    paddingBlock: space[3],
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);
export const claim = style(inPages({ display: 'grid', gap: space[2] }));
export const claimWords = style(
  inPages({
    fontSize: fontSize.s,
    color: vars.color.textMuted,
    borderInlineStart: `3px solid ${vars.color.gold}`,
    paddingInlineStart: space[3],
  }),
);

export const findings = style(inPages({ display: 'grid', gap: space[3] }));
export const finding = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[3],
    alignItems: 'start',
    justifyContent: 'space-between',
    paddingBlockEnd: space[3],
    selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.border}` } },
  }),
);
export const findingWords = style(
  inPages({
    display: 'grid',
    gap: space[1],
    flex: '1 1 16rem',
    minInlineSize: 0,
    justifyItems: 'start',
  }),
);

export const letters = style(inPages({ display: 'grid', gap: space[2] }));
export const letter = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space[2],
    alignItems: 'center',
    paddingBlock: space[2],
    selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.border}` } },
  }),
);
export const letterName = style(
  inPages({
    display: 'grid',
    gap: space[1],
    textAlign: 'start',
    justifyItems: 'start',
    borderRadius: radius.small,
    minBlockSize: '2.75rem',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { color: vars.color.accentText } },
  }),
);

export const warnings = style(
  inPages({
    display: 'grid',
    gap: space[1],
    margin: 0,
    paddingInlineStart: space[4],
    listStyle: 'disc',
  }),
);

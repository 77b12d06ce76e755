import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { fontSize, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const page = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[6],
    maxInlineSize: '72rem',
  }),
);

/** One sheet per section, as in the settings: what is asked, and at its foot how it stands. */
export const section = style(
  inPages({
    display: 'grid',
    border: `1px solid ${vars.color.border}`,
    borderRadius: radius.large,
    backgroundColor: vars.color.surface,
    boxShadow: vars.shadow.card,
  }),
);

export const sheet = style(
  inPages({
    display: 'grid',
    gap: space[5],
    minInlineSize: 0,
    padding: space[5],
    '@media': { [media.tablet]: { gap: space[6], padding: space[8] } },
  }),
);

export const fields = style(
  inPages({
    display: 'grid',
    gap: space[5],
    alignItems: 'start',
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const wide = style(inPages({ gridColumn: '1 / -1' }));

export const photo = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[4],
    alignItems: 'start',
    paddingBlockEnd: space[5],
    borderBlockEnd: `1px solid ${vars.color.border}`,
    '@media': {
      [media.tablet]: { gap: space[6], alignItems: 'center', paddingBlockEnd: space[6] },
    },
  }),
);

/** Small beside the buttons of a phone, at ease elsewhere. */
const portraitSize = {
  inlineSize: '4rem',
  blockSize: '4rem',
  '@media': { [media.tablet]: { inlineSize: '6rem', blockSize: '6rem' } },
} as const;

export const portrait = style(
  inPages({
    ...portraitSize,
    borderRadius: '50%',
    objectFit: 'cover',
    border: `1px solid ${vars.color.border}`,
  }),
);

export const noPortrait = style(
  inPages({
    display: 'grid',
    placeItems: 'center',
    ...portraitSize,
    borderRadius: '50%',
    backgroundColor: vars.color.accentSoft,
    color: vars.color.accentText,
  }),
);

/** On its own line under the other button its words would start further in. */
export const removePhoto = style(
  inPages({
    marginInlineStart: `-${space[4]}`,
    '@media': { [media.tablet]: { marginInlineStart: 0 } },
  }),
);

export const photoWords = style(inPages({ display: 'grid', gap: space[2], minInlineSize: 0 }));

export const fileChoice = style(
  inPages({
    position: 'relative',
    selectors: {
      '&:focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
  }),
);

export const fileInput = style(
  inPages({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    opacity: 0,
    cursor: 'pointer',
    selectors: { '&::file-selector-button': { cursor: 'pointer' } },
  }),
);

/** Lines of the sheet, from edge to edge. */
export const entries = style(inPages({ display: 'grid' }));

export const entry = style(
  inPages({
    display: 'grid',
    gap: space[5],
    paddingBlock: space[4],
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);

export const entryHead = style(
  inPages({
    display: 'grid',
    gap: space[2],
    alignItems: 'center',
    '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
);

export const entryWords = style(inPages({ display: 'grid', gap: space[1], minInlineSize: 0 }));

export const entryTitle = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    overflowWrap: 'anywhere',
  }),
);

export const entryActions = style(
  inPages({
    display: 'flex',
    gap: space[1],
    marginInlineStart: `-${space[2]}`,
    '@media': { [media.tablet]: { marginInlineStart: 0 } },
  }),
);

/** With nothing above it to add to, the button is the way forward of the empty list. */
export const addFirst = style(inPages({ order: 1, marginBlockStart: `-${space[8]}` }));

export const tags = style(inPages({ display: 'flex', flexWrap: 'wrap', gap: space[2] }));

export const typing = style(
  inPages({
    display: 'grid',
    gap: space[3],
    alignItems: 'start',
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[2] },
    },
  }),
);

/** Beside the field it is level with the control, under the line of its label. */
export const typingButton = style(
  inPages({ '@media': { [media.tablet]: { marginBlockStart: space[8] } } }),
);

export const foot = style(
  inPages({
    display: 'grid',
    gap: space[4],
    padding: space[5],
    borderBlockStart: `1px solid ${vars.color.border}`,
    '@media': { [media.tablet]: { paddingInline: space[8] } },
  }),
);

export const footLine = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }),
);

export const status = style(
  inPages({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: '2.75rem',
    fontSize: fontSize.s,
    color: vars.color.textMuted,
  }),
);

export const statusSaved = style(inPages({ color: vars.tone.positive.fg }));
export const statusInvalid = style(inPages({ color: vars.tone.critical.fg }));

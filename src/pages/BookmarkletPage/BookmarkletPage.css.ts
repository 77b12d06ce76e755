import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { fontWeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const page = style(inPages({ display: 'grid', gap: space[6] }));

export const columns = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[5],
    '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const panel = style(inPages({ display: 'grid', gap: space[4], alignContent: 'start' }));

export const steps = style(inPages({ display: 'grid', gap: space[5] }));

export const stepBody = style(
  inPages({ display: 'grid', justifyItems: 'start', gap: space[3], minInlineSize: 0 }),
);

/** Looks like what it becomes in the bar of bookmarks, and can be taken hold of. */
export const bookmark = style(
  inPages({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: '2.75rem',
    paddingInline: space[5],
    borderRadius: radius.full,
    border: `1.5px dashed ${vars.color.accent}`,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.accentText,
    fontWeight: fontWeight.strong,
    textDecoration: 'none',
    cursor: 'grab',
    selectors: {
      '&:active': { cursor: 'grabbing' },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '3px' },
    },
  }),
);

export const copy = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }),
);

export const copied = style(
  inPages({ fontWeight: fontWeight.medium, color: vars.tone.positive.fg }),
);

/** On a phone, what a phone can do comes first. */
export const first = style(
  inPages({ order: -1, '@media': { [media.desktop]: { order: 'initial' } } }),
);

export const code = style(inPages({ inlineSize: '100%' }));

export const points = style(
  inPages({
    display: 'grid',
    gap: space[2],
    paddingInlineStart: space[5],
    listStyle: 'disc',
    color: vars.color.textMuted,
  }),
);

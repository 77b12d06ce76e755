import { globalStyle, style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { fontSize, fontWeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const page = style(inPages({ display: 'grid', gap: space[6] }));

export const where = style(
  inPages({ display: 'block', color: vars.color.text, fontWeight: fontWeight.medium }),
);

/** The sky over the one thing to do, and the score at its side; on a phone beside its words alone. */
export const next = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space[4],
    rowGap: space[5],
    alignItems: 'center',
    '@media': { [media.tablet]: { columnGap: space[6] } },
  }),
);
export const nextScore = style(
  inPages({
    gridColumn: 2,
    gridRow: 1,
    alignSelf: 'start',
    '@media': { [media.tablet]: { gridRow: '1 / span 2', alignSelf: 'center' } },
  }),
);
// Beside the words of a phone it is as small as they are.
globalStyle(
  `${nextScore} > div`,
  inPages({ '@media': { [media.phone]: { inlineSize: '4.5rem', fontSize: fontSize.l } } }),
);
export const nextWords = style(inPages({ display: 'grid', gap: space[2], maxInlineSize: '40rem' }));
export const eyebrow = style(inPages({ color: vars.color.goldText }));
export const nextActions = style(
  inPages({
    gridColumn: '1 / -1',
    display: 'grid',
    gap: space[3],
    '@media': { [media.tablet]: { gridColumn: 1, display: 'flex', flexWrap: 'wrap' } },
  }),
);

export const columns = style(
  inPages({
    display: 'grid',
    gap: space[8],
    alignItems: 'start',
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 19rem' } },
  }),
);
export const aside = style(
  inPages({ display: 'grid', gap: space[5], justifyItems: 'stretch', minInlineSize: 0 }),
);
/** What leaves the dossier: its words start where those of the links above do. */
export const leaving = style(
  inPages({ display: 'grid', justifyItems: 'start', marginInlineStart: `-${space[3]}` }),
);
export const section = style(inPages({ display: 'grid', gap: space[3], minInlineSize: 0 }));

export const people = style(inPages({ display: 'grid', gap: space[4] }));
export const person = style(
  inPages({ display: 'grid', justifyItems: 'start', overflowWrap: 'anywhere' }),
);
export const personName = style(
  inPages({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space[2],
    inlineSize: '100%',
  }),
);
export const fileActions = style(inPages({ display: 'flex', flexShrink: 0 }));
export const correction = style(
  inPages({ display: 'grid', gap: space[1], justifyItems: 'start', overflowWrap: 'anywhere' }),
);

export const followUp = style(inPages({ display: 'grid', gap: space[4] }));
export const message = style(
  inPages({
    display: 'grid',
    gap: space[3],
    padding: space[4],
    borderRadius: radius.medium,
    backgroundColor: vars.color.surfaceSunken,
  }),
);
export const fields = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${space[1]} ${space[3]}`,
    paddingBlockEnd: space[3],
    borderBlockEnd: `1px solid ${vars.color.border}`,
    overflowWrap: 'anywhere',
  }),
);
export const messageBody = style(inPages({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));

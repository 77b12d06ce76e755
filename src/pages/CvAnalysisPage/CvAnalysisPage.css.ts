import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { fontSize, lineHeight, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const page = style(inPages({ display: 'grid', gap: space[8] }));

export const start = style(
  inPages({
    display: 'grid',
    gap: space[6],
    alignItems: 'start',
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
  }),
);

export const startCard = style(inPages({ display: 'grid', gap: space[5] }));

export const actions = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
  }),
);

export const checklist = style(inPages({ display: 'grid', gap: space[2] }));

export const checkRow = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[3],
    fontSize: fontSize.s,
    lineHeight: lineHeight.normal,
  }),
);

export const checkIcon = style(
  inPages({ marginBlockStart: space[0.5], color: vars.tone.positive.solid }),
);

/** The one thing to do: as wide as the thumb needs on a phone. */
export const launch = style(
  inPages({
    display: 'grid',
    gap: space[3],
    '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } },
  }),
);

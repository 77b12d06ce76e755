import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { fontSize, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';
import { flat, paper, stacked, uncut } from '#/styles/printed.css';
import { ruledItem, verdict as shared } from '#/styles/reports.css';

export const result = style(inPages({ display: 'grid', gap: space[6] }));

/** The review, alone on paper. */
export const report = style([paper, result]);

/** The dawn behind the score. */
export const verdict = style([
  shared,
  inPages({
    backgroundImage: `linear-gradient(170deg, ${vars.color.goldSoft}, ${vars.color.surface} 60%)`,
    '@media': { [media.tablet]: { columnGap: space[10] }, print: { backgroundImage: 'none' } },
  }),
]);

export const verdictWords = style(
  inPages({ display: 'grid', gap: space[3], maxInlineSize: '34rem' }),
);

/** Each side as tall as what it holds: a short one has no empty card. */
export const columns = style(
  inPages({
    display: 'grid',
    gap: space[6],
    alignItems: 'start',
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
  }),
);

/** With few strengths the keywords are the longer side: both get the same room. */
export const evenColumns = style([
  columns,
  inPages({ '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }),
]);

export const card = style([
  flat,
  stacked,
  inPages({ display: 'grid', gap: space[4], alignContent: 'start' }),
]);

/** A title with its sentence: what it announces stands on the same page. */
export const intro = style([
  uncut,
  inPages({ display: 'grid', gap: space[4], breakAfter: 'avoid' }),
]);

export const headLine = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }),
);

export const list = style(inPages({ display: 'grid', gap: 0 }));

export const listItem = style([ruledItem, uncut, inPages({ display: 'grid', gap: space[2] })]);

export const strength = style([
  listItem,
  inPages({ gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space[3] }),
]);

export const strengthWords = style(inPages({ display: 'grid', gap: space[2] }));

export const keyword = style([
  listItem,
  inPages({ gap: space[1], gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space[3] }),
]);

export const keywordFrom = style(
  inPages({ gridColumn: '1 / -1', fontSize: fontSize.xs, color: vars.color.textSubtle }),
);

import { style, styleVariants } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';

import { vars } from '#/styles/contract.css';

const light = (percent: number): string =>
  `color-mix(in srgb, ${vars.color.gold} ${percent}%, transparent)`;

export const sunrise = style(
  inPages({ display: 'block', inlineSize: '100%', blockSize: 'auto', maxInlineSize: 'none' }),
);
export const farHalo = style(inPages({ fill: light(9) }));
export const halo = style(inPages({ fill: light(14) }));
export const sun = style(inPages({ fill: vars.color.gold }));

const pen = { fill: 'none', strokeLinecap: 'round' } as const;
export const ray = style(inPages({ ...pen, stroke: vars.color.gold, strokeWidth: 8 }));
export const shortRay = style(inPages({ ...pen, stroke: vars.color.gold, strokeWidth: 3 }));
export const reflection = style(inPages({ ...pen, stroke: light(50), strokeWidth: 2 }));

export const rain = style(
  inPages({
    position: 'absolute',
    zIndex: -1,
    insetBlockStart: 0,
    insetInlineStart: '-3rem',
    inlineSize: '17rem',
    maskImage: 'linear-gradient(115deg, black 10%, transparent 72%)',
    '@media': { [media.desktop]: { inlineSize: '30rem', insetInlineStart: '1rem' } },
  }),
);
export const drop = style(
  inPages({
    ...pen,
    stroke: `color-mix(in srgb, ${vars.color.accent} 34%, transparent)`,
    strokeWidth: 2.5,
  }),
);

export const morning = style(
  inPages({
    inlineSize: '11rem',
    blockSize: 'auto',
    overflow: 'visible',
    '@media': { [media.tablet]: { inlineSize: '15rem' } },
  }),
);
export const halos = styleVariants({
  0: inPages({ fill: light(8) }),
  1: inPages({ fill: light(16) }),
  2: inPages({ fill: light(26) }),
});

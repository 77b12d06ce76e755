import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { fontSize, fontStack, fontWeight, lineHeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const voices = style(
  inPages({
    display: 'grid',
    gap: space[4],
    marginBlockStart: space[10],
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[6] },
    },
  }),
);

export const voice = style(
  inPages({
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    gap: space[5],
    padding: space[6],
    backgroundColor: vars.color.surface,
    border: `1px solid ${vars.color.border}`,
    borderRadius: radius.large,
    boxShadow: vars.shadow.card,
  }),
);
export const voiceHead = style(
  inPages({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space[3],
  }),
);
export const stars = style(inPages({ display: 'inline-flex', gap: space[0.5] }));
export const star = style(inPages({ color: vars.color.gold, fill: 'currentColor' }));
export const voiceBody = style(
  inPages({ display: 'grid', gap: space[6], alignContent: 'space-between' }),
);
export const voiceText = style(
  inPages({
    fontFamily: fontStack.heading,
    fontSize: fontSize.xl,
    fontWeight: fontWeight.regular,
    lineHeight: lineHeight.normal,
    letterSpacing: '-0.01em',
    textWrap: 'pretty',
  }),
);
export const voiceName = style(inPages({ display: 'flex', alignItems: 'center', gap: space[3] }));
export const line = style(inPages({ display: 'block' }));

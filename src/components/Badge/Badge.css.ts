import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inComponents } from '#/styles/inComponents';
import { media } from '#/styles/media';
import { fontSize, fontWeight, lineHeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

type Tint = { readonly bg: string; readonly fg: string; readonly border: string };

const tint = ({ bg, fg, border }: Tint) =>
  inComponents({ backgroundColor: bg, color: fg, borderColor: border });

export const badge = recipe({
  base: inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    maxInlineSize: '100%',
    border: '1px solid transparent',
    borderRadius: radius.small,
    fontWeight: fontWeight.medium,
    lineHeight: lineHeight.snug,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  }),
  variants: {
    tone: {
      neutral: tint(vars.tone.neutral),
      info: tint(vars.tone.info),
      positive: tint(vars.tone.positive),
      caution: tint(vars.tone.caution),
      critical: tint(vars.tone.critical),
      excellent: tint(vars.band.excellent),
      good: tint(vars.band.good),
      moderate: tint(vars.band.moderate),
      high: tint(vars.compatibility.high),
      medium: tint(vars.compatibility.medium),
      low: tint(vars.compatibility.low),
    },
    size: {
      small: inComponents({
        paddingInline: space[1.5],
        paddingBlock: space[0.5],
        fontSize: fontSize.xs,
      }),
      medium: inComponents({
        paddingInline: space[2],
        paddingBlock: space[1],
        fontSize: fontSize.s,
      }),
    },
  },
});

export const icon = style(inComponents({ inlineSize: '0.875rem', blockSize: '0.875rem' }));

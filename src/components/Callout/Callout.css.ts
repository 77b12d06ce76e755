import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inComponents } from '#/styles/inComponents';
import { fontSize, fontWeight, lineHeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

type Tint = { readonly bg: string; readonly border: string };

const tint = ({ bg, border }: Tint) => inComponents({ backgroundColor: bg, borderColor: border });

export const callout = recipe({
  base: inComponents({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[3],
    padding: space[4],
    border: '1px solid transparent',
    borderRadius: radius.medium,
  }),
  variants: {
    tone: {
      info: tint(vars.tone.info),
      caution: tint(vars.tone.caution),
      critical: tint(vars.tone.critical),
      positive: tint(vars.tone.positive),
    },
  },
});

export const icon = recipe({
  base: inComponents({ marginBlockStart: space[0.5] }),
  variants: {
    tone: {
      info: inComponents({ color: vars.tone.info.fg }),
      caution: inComponents({ color: vars.tone.caution.fg }),
      critical: inComponents({ color: vars.tone.critical.fg }),
      positive: inComponents({ color: vars.tone.positive.fg }),
    },
  },
});

export const words = style(
  inComponents({ display: 'grid', gap: space[1], minInlineSize: 0, overflowWrap: 'anywhere' }),
);
export const told = style(inComponents({ display: 'grid', gap: space[1], minInlineSize: 0 }));
export const title = style(
  inComponents({ fontWeight: fontWeight.strong, lineHeight: lineHeight.normal }),
);
export const body = style(
  inComponents({
    fontSize: fontSize.s,
    lineHeight: lineHeight.loose,
    color: vars.color.text,
    // No last line of one word, in words that stand in no paragraph too.
    textWrap: 'pretty',
  }),
);
export const actions = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[3] }),
);

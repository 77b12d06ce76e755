import { assignVars, style } from '@vanilla-extract/css';

import { GUTTER, WIDE_GUTTER } from '#/pages/LandingPage/parts/measures';
import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { darkTheme } from '#/styles/themes';
import { space } from '#/styles/tokens';

import { LATER } from '#/pages/LandingPage/parts/later.css';
import { vars } from '#/styles/contract.css';

/** Night in both themes: the hour before the day. */
export const night = style([
  inPages({
    ...LATER,
    paddingInline: GUTTER,
    paddingBlock: space[16],
    color: vars.color.text,
    backgroundColor: vars.color.surfaceSunken,
    backgroundImage: `radial-gradient(60rem 30rem at 85% 110%, ${vars.wash.to}, transparent), linear-gradient(180deg, ${vars.color.surfaceSunken}, ${vars.wash.from} 160%)`,
    colorScheme: 'dark',
    '@media': { [media.tablet]: { paddingInline: WIDE_GUTTER, paddingBlock: space[28] } },
  }),
  { vars: assignVars(vars, darkTheme) },
]);

export const nightInner = style(inPages({ display: 'grid', gap: space[16] }));

export const nightWords = style(
  inPages({
    display: 'grid',
    gap: space[10],
    alignItems: 'center',
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 30rem)',
        gap: space[20],
      },
    },
  }),
);

export const pledges = style(
  inPages({
    display: 'grid',
    gap: space[8],
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
);

export const pledge = style(
  inPages({
    display: 'grid',
    gap: space[2],
    alignContent: 'start',
    paddingBlockStart: space[4],
    borderBlockStart: `2px solid ${vars.color.gold}`,
  }),
);

import { style } from '@vanilla-extract/css';

import { display } from '#/pages/LandingPage/parts/display';
import { HEADER } from '#/pages/LandingPage/parts/measures';
import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { fontSize, fontWeight, lineHeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const hero = style(
  inPages({
    position: 'relative',
    isolation: 'isolate',
    paddingInline: space[4],
    // The header stands over the sky.
    marginBlockStart: `calc(-1 * ${HEADER})`,
    paddingBlockStart: `calc(${HEADER} + ${space[12]})`,
    backgroundImage: `linear-gradient(180deg, ${vars.wash.from}, ${vars.wash.to} 78%)`,
    '@media': {
      [media.tablet]: {
        paddingInline: space[8],
        paddingBlockStart: `calc(${HEADER} + ${space[16]})`,
      },
    },
  }),
);

export const heroWords = style(
  inPages({
    display: 'grid',
    justifyItems: 'center',
    gap: space[6],
    maxInlineSize: '58rem',
    marginInline: 'auto',
    textAlign: 'center',
  }),
);

export const heroTitle = style(
  inPages({
    ...display,
    display: 'grid',
    fontSize: `clamp(${fontSize.xxxl}, 10.4vw, ${fontSize.hero})`,
    fontWeight: fontWeight.bold,
    lineHeight: lineHeight.flat,
    letterSpacing: '-0.045em',
  }),
);

/** The shower, already paler than what follows. */
export const heroBefore = style(inPages({ color: vars.color.accentText }));

export const heroText = style(
  inPages({
    maxInlineSize: '40rem',
    fontSize: fontSize.l,
    lineHeight: lineHeight.loose,
    textWrap: 'pretty',
    '@media': { [media.tablet]: { fontSize: fontSize.xl } },
  }),
);

export const heroDoors = style(
  inPages({
    display: 'grid',
    gap: space[3],
    inlineSize: '100%',
    maxInlineSize: '22rem',
    '@media': {
      [media.tablet]: { display: 'flex', justifyContent: 'center', maxInlineSize: 'none' },
    },
  }),
);

export const noScript = style(
  inPages({
    maxInlineSize: '36rem',
    padding: `${space[2]} ${space[4]}`,
    fontSize: fontSize.s,
    backgroundColor: vars.color.surface,
    border: `1px solid ${vars.color.border}`,
    borderRadius: radius.medium,
  }),
);

export const facts = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: space[5],
    rowGap: space[1],
    fontSize: fontSize.s,
    fontWeight: fontWeight.medium,
  }),
);
export const fact = style(inPages({ display: 'inline-flex', alignItems: 'center', gap: space[2] }));

/** Where the sun comes up: its base is the horizon, and the picture stands across it. */
export const dawn = style(
  inPages({
    position: 'relative',
    maxInlineSize: '58rem',
    marginInline: 'auto',
    paddingBlock: `${space[28]} ${space[4]}`,
    '@media': { [media.tablet]: { paddingBlock: `${space[36]} ${space[6]}` } },
  }),
);

export const sun = style(
  inPages({
    position: 'absolute',
    zIndex: -1,
    insetInlineStart: '50%',
    inlineSize: 'max(44rem, 108%)',
    transform: 'translate(-50%, -100%)',
    insetBlockStart: '13.5rem',
    '@media': { [media.tablet]: { insetBlockStart: '16rem' } },
  }),
);

export const ground = style(
  inPages({
    position: 'absolute',
    zIndex: -1,
    insetBlockStart: '13.5rem',
    insetBlockEnd: 0,
    insetInline: '-100vw',
    backgroundColor: vars.color.canvas,
    borderBlockStart: `2px solid ${vars.color.text}`,
    '@media': { [media.tablet]: { insetBlockStart: '16rem' } },
  }),
);

export const heroPicture = style(inPages({ position: 'relative' }));

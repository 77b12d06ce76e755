import { style, styleVariants } from '@vanilla-extract/css';

import { display } from '#/pages/LandingPage/parts/display';
import { GUTTER, HEADER, WIDE_GUTTER } from '#/pages/LandingPage/parts/measures';
import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { fontSize, fontWeight, lineHeight, radius, space } from '#/styles/tokens';

import { LATER } from '#/pages/LandingPage/parts/later.css';
import { vars } from '#/styles/contract.css';

/** From edge to edge: the frame's own margins are for ordinary pages. */
export const page = style(
  inPages({ gridColumn: '1 / -1', marginBlock: 0, minInlineSize: 0, overflow: 'clip' }),
);

export const section = style(
  inPages({
    ...LATER,
    paddingInline: GUTTER,
    paddingBlock: space[16],
    scrollMarginBlockStart: HEADER,
    '@media': { [media.tablet]: { paddingInline: WIDE_GUTTER, paddingBlock: space[24] } },
  }),
);

export const sectionHead = style(
  inPages({ display: 'grid', gap: space[4], maxInlineSize: '44rem' }),
);

export const sectionTitle = style(
  inPages({
    ...display,
    fontSize: `clamp(${fontSize.xxl}, 5vw, ${fontSize.display})`,
    fontWeight: fontWeight.bold,
    lineHeight: lineHeight.tight,
  }),
);

export const sectionText = style(
  inPages({
    fontSize: fontSize.l,
    lineHeight: lineHeight.loose,
    color: vars.color.textMuted,
    textWrap: 'pretty',
  }),
);

export const cards = style(
  inPages({
    display: 'grid',
    gap: space[4],
    marginBlockStart: space[10],
    '@media': {
      [media.tablet]: { gap: space[6] },
      [media.desktop]: {
        gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
        marginBlockStart: space[12],
      },
    },
  }),
);

const cardBase = inPages({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: space[6],
  minInlineSize: 0,
  padding: space[5],
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.large,
  '@media': { [media.tablet]: { padding: space[8] } },
});
const cardOf = (columns: number, wash: string) => [
  cardBase,
  inPages({
    backgroundImage: `linear-gradient(165deg, ${vars.color.surface} 30%, ${wash})`,
    '@media': { [media.desktop]: { gridColumn: `span ${columns}` } },
  }),
];

/** Wide and narrow by turns; sky for what one looks at, dawn for what one says. */
export const card = styleVariants({
  search: cardOf(7, vars.wash.from),
  letters: cardOf(5, vars.wash.to),
  cv: cardOf(5, vars.wash.from),
  assistant: cardOf(7, vars.wash.to),
});

export const cardWords = style(inPages({ display: 'grid', gap: space[2], maxInlineSize: '34rem' }));

export const cardPicture = style(inPages({ minInlineSize: 0, alignSelf: 'end' }));

export const wideSection = style([
  section,
  inPages({ backgroundColor: vars.color.surface, borderBlock: `1px solid ${vars.color.border}` }),
]);

export const steps = style(
  inPages({
    display: 'grid',
    gap: space[10],
    marginBlockStart: space[10],
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: 0,
        marginBlockStart: space[12],
      },
    },
  }),
);

export const step = style(inPages({ display: 'grid', gap: space[6], alignContent: 'start' }));

/** Side by side the three skies share one horizon. */
export const stepSky = style(
  inPages({
    position: 'relative',
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: 'calc(116 / 140 * 100%)',
        borderBlockStart: `2px solid ${vars.color.text}`,
      },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&::after': { borderColor: 'CanvasText' } } },
    },
  }),
);

/** Said again in words that a reader of the list hears anyway. */
export const ordinal = style(
  inPages({ fontSize: fontSize.s, fontWeight: fontWeight.strong, color: vars.color.goldText }),
);

export const stepWords = style(
  inPages({ display: 'grid', gap: space[2], paddingInlineEnd: space[8], maxInlineSize: '24rem' }),
);

export const closing = style(
  inPages({
    ...LATER,
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    justifyItems: 'center',
    gap: space[5],
    padding: `${space[16]} ${space[4]} ${space[56]}`,
    textAlign: 'center',
    overflow: 'clip',
    backgroundImage: `linear-gradient(180deg, ${vars.color.canvas}, ${vars.wash.from} 30%, ${vars.wash.to})`,
    borderBlockEnd: `2px solid ${vars.color.text}`,
    '@media': { [media.tablet]: { padding: `${space[28]} ${space[8]} ${space[80]}` } },
  }),
);
export const closingText = style(inPages({ fontSize: fontSize.l, lineHeight: lineHeight.loose }));
export const closingSun = style(
  inPages({
    position: 'absolute',
    zIndex: -1,
    insetBlockEnd: 0,
    insetInlineStart: '50%',
    inlineSize: 'max(44rem, min(100%, 68rem))',
    transform: 'translateX(-50%)',
  }),
);

import { createVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { duration, easing, fontSize, fontWeight, lineHeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** Points possible: the room a part takes in the bar. */
export const weight = createVar();
/** 0 to 1: how much of it was gained. */
export const share = createVar();
/** Rank of the part: the parts fill one after the other. */
export const rank = createVar();

const fillUp = keyframes({ from: { inlineSize: 0 } });

/** Room for the six parts that an offer can have, and their total. */
const WIDE = '(min-width: 45rem)';

/** Room for the longest name of a part, a bar and its points on one line. */
const LINE = '(min-width: 16rem) and (max-width: 44.99rem)';

export const place = style(
  inPages({
    containerType: 'inline-size',
    gridColumn: '1 / -1',
    inlineSize: '100%',
    textAlign: 'start',
    paddingBlockStart: space[5],
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);

/** One bar cut in parts where there is room, one line per part elsewhere. */
export const addition = style(
  inPages({
    display: 'grid',
    gap: space[3],
    '@container': { [WIDE]: { display: 'flex', columnGap: space[2] } },
  }),
);

export const term = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"name figure" "bar bar"',
    gap: `${space[1]} ${space[3]}`,
    alignContent: 'start',
    alignItems: 'baseline',
    '@container': {
      // On a phone too a part is one line, its bar between its name and its points.
      [LINE]: {
        gridTemplateColumns: '7.5rem minmax(0, 1fr) minmax(3.75rem, auto)',
        gridTemplateAreas: '"name bar figure"',
        alignItems: 'center',
      },
      [WIDE]: {
        flex: `${weight} 1 0`,
        // The longest name of a part in one piece.
        minInlineSize: '5.75rem',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateAreas: '"bar" "figure" "name"',
        rowGap: 0,
      },
    },
  }),
);

const bar = {
  gridArea: 'bar',
  display: 'block',
  blockSize: '0.625rem',
  borderRadius: radius.full,
  '@container': { [WIDE]: { marginBlockEnd: space[2] } },
} as const;

export const track = style(
  inPages({
    ...bar,
    overflow: 'hidden',
    backgroundColor: vars.color.surfaceSunken,
    boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const gained = recipe({
  base: inPages({
    display: 'block',
    blockSize: '100%',
    inlineSize: `calc(${share} * 100%)`,
    borderRadius: radius.full,
    printColorAdjust: 'exact',
    '@media': {
      // After the ring, which says the whole, come the parts that make it.
      [media.motion]: {
        animation: `${fillUp} ${duration.slow} ${easing} backwards`,
        animationDelay: `calc(${duration.medium} + ${rank} * 90ms)`,
        transition: `inline-size ${duration.slow} ${easing}`,
      },
      [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
    },
  }),
  variants: {
    band: {
      excellent: inPages({ backgroundColor: vars.band.excellent.solid }),
      good: inPages({ backgroundColor: vars.band.good.solid }),
      moderate: inPages({ backgroundColor: vars.band.moderate.solid }),
    },
  },
});

/** What the ceiling takes off: hatched, as in the ledger. */
export const taken = style(
  inPages({
    ...bar,
    printColorAdjust: 'exact',
    backgroundImage: `repeating-linear-gradient(-45deg, ${vars.tone.critical.solid} 0 4px, ${vars.tone.critical.border} 4px 7px)`,
    '@media': { [media.forcedColors]: { border: '1px dashed CanvasText' } },
  }),
);

export const figure = style(
  inPages({
    gridArea: 'figure',
    fontWeight: fontWeight.strong,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    color: vars.color.text,
  }),
);

export const name = style(
  inPages({
    gridArea: 'name',
    minInlineSize: 0,
    fontSize: fontSize.s,
    lineHeight: lineHeight.snug,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  }),
);

/** The total closes the line, under a rule on a phone and behind one where there is room. */
export const sum = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"name figure"',
    alignItems: 'baseline',
    gap: `0 ${space[3]}`,
    paddingBlockStart: space[3],
    borderBlockStart: `2px solid ${vars.color.text}`,
    '@container': {
      [WIDE]: {
        flexShrink: 0,
        gridTemplateColumns: 'auto',
        gridTemplateAreas: '"figure" "name"',
        alignContent: 'start',
        paddingInlineStart: space[4],
        marginInlineStart: space[1],
        borderBlockStart: 0,
        borderInlineStart: `2px solid ${vars.color.text}`,
        paddingBlockStart: 0,
      },
    },
  }),
);

export const sumFigure = style(
  inPages({
    gridArea: 'figure',
    fontSize: fontSize.l,
    fontWeight: fontWeight.bold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    color: vars.color.text,
  }),
);

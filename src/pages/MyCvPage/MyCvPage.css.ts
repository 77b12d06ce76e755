import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { footBar } from '#/styles/thumb';
import {
  duration,
  easing,
  fontSize,
  fontWeight,
  layerIndex,
  lineHeight,
  radius,
  space,
} from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const page = style(inPages({ display: 'grid', gap: space[6] }));

export const importArea = style(
  inPages({ display: 'grid', gap: space[4], maxInlineSize: '44rem', inlineSize: '100%' }),
);

/** Where the drawing of the zone was: the sheet dropped there is now read. */
export const readingHead = style(
  inPages({
    display: 'grid',
    gap: space[3],
    justifyItems: 'center',
    textAlign: 'center',
  }),
);

/** As large as the drawing of the zone. */
export const readingDrawing = style(inPages({ inlineSize: '11rem' }));

export const fileBar = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
  }),
);

/** Under the name of the file on a phone: their words start where it does. */
export const fileActions = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    marginInlineStart: `calc(-1 * ${space[3]})`,
    '@media': { [media.tablet]: { marginInlineStart: 0 } },
  }),
);

export const read = style(
  inPages({
    display: 'grid',
    gap: space[6],
    alignItems: 'start',
    '@media': {
      [media.wide]: { gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)' },
    },
  }),
);

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });

/** What was understood, part by part, in the order in which one reads a CV. */
export const sections = recipe({
  base: inPages({ display: 'grid', gap: space[4] }),
  variants: { justRead: { true: {}, false: {} } },
});

[1, 2, 3, 4, 5, 6].forEach((place) => {
  globalStyle(
    `${sections.classNames.variants.justRead.true} > :nth-child(${place})`,
    inPages({
      '@media': {
        [media.motion]: {
          animation: `${arrive} ${duration.slow} ${easing} backwards`,
          animationDelay: `${place * 70}ms`,
        },
      },
    }),
  );
});

/** Comes into view under the bar and the index, which both stay. */
export const section = style(
  inPages({
    display: 'grid',
    gap: space[3],
    scrollMarginBlockStart: '8rem',
    '@media': { [media.desktop]: { scrollMarginBlockStart: '5rem' } },
  }),
);

export const sectionHead = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }),
);

/** Stays beside the fields, as high as the window lets it, and scrolls by itself. */
export const source = style(
  inPages({
    display: 'none',
    '@media': {
      [media.wide]: {
        display: 'grid',
        gridTemplateRows: 'auto auto minmax(0, 1fr)',
        gap: space[3],
        position: 'sticky',
        insetBlockStart: '4.5rem',
        maxBlockSize: 'calc(100dvh - 6rem)',
      },
    },
  }),
);

export const sourceHead = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
  }),
);

/** Where the page does not stand beside, one press away from every field, and over nothing that stands before them. */
export const pageButton = style(
  inPages({
    position: 'sticky',
    insetBlockEnd: space[4],
    zIndex: layerIndex.sticky - 1,
    justifySelf: 'center',
    boxShadow: vars.shadow.raised,
    '@media': {
      [media.phone]: { insetBlockEnd: `calc(${space[4]} + ${footBar})` },
      [media.wide]: { display: 'none' },
      print: { display: 'none' },
    },
  }),
);

export const entries = style(inPages({ display: 'grid', gap: 0 }));

export const entry = recipe({
  base: inPages({
    position: 'relative',
    marginInline: `calc(-1 * ${space[3]})`,
    paddingInline: space[3],
    paddingBlock: space[1],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  }),
  variants: {
    lit: {
      true: inPages({
        borderRadius: radius.small,
        backgroundColor: vars.color.goldSoft,
        boxShadow: `0 0 0 2px ${vars.color.gold}`,
      }),
    },
  },
});

export const entryBody = style({});

/** Its name leaves room for what stands beside it, on a line with its first words. */
globalStyle(
  `${entryBody} > button`,
  inPages({ alignItems: 'flex-start', paddingInlineEnd: space[12] }),
);

/** Beside the name of its entry, open or not. */
export const entryRefuse = style(
  inPages({ position: 'absolute', insetBlockStart: space[3], insetInlineEnd: space[2] }),
);

export const refused = style(
  inPages({
    display: 'grid',
    gap: space[2],
    paddingBlockStart: space[3],
    borderBlockStart: `1px dashed ${vars.color.border}`,
  }),
);

export const refusedWords = style(
  inPages({ color: vars.color.textMuted, fontWeight: fontWeight.regular }),
);

export const skillGroups = style(inPages({ display: 'grid', gap: space[4] }));
export const skillGroup = style(inPages({ display: 'grid', gap: space[2] }));

/** Told on a page that stands beside, where pointing at a field is enough to see where it was read. */
export const whereButton = style(inPages({ '@media': { [media.wide]: { display: 'none' } } }));

export const entryHead = style(
  inPages({ display: 'grid', gap: space[1], lineHeight: lineHeight.normal }),
);

export const entryName = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[2],
    rowGap: space[1],
  }),
);

export const entryActions = style(
  inPages({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[2] }),
);

export const entryMeta = style(
  inPages({
    fontSize: fontSize.s,
    fontWeight: fontWeight.regular,
    color: vars.color.textMuted,
  }),
);

export const skills = style(inPages({ display: 'flex', flexWrap: 'wrap', gap: space[2] }));

/** Its words start where those of the card do. */
export const openEntry = style(
  inPages({ justifySelf: 'start', marginInlineStart: `calc(-1 * ${space[3]})` }),
);

export const addEntry = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space[2],
    alignItems: 'end',
    maxInlineSize: '28rem',
  }),
);

/** The fields of a name that the CV does not tell, and the way to keep it. */
export const askedName = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[3],
    alignItems: 'end',
    marginBlockStart: space[3],
  }),
);

/** Makes room for a correction under way. */
export const mark = style(
  inPages({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    // Below those of the other rows where the value leaves it no room beside.
    marginInlineStart: 'auto',
    selectors: { 'dd:has(form) > &': { display: 'none' } },
  }),
);

export const start = style(
  inPages({
    display: 'grid',
    gap: space[8],
    alignItems: 'start',
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
  }),
);

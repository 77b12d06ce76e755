import { globalStyle, keyframes, style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { transition } from '#/styles/motion';
import { duration, easing, fontSize, fontWeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** The sky of the day, with what waits under it. */
export const hero = style(
  inPages({
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gap: space[6],
    padding: space[4],
    paddingBlockStart: space[5],
    // Where all stands in one column the sun comes up under the sheet, whole however high.
    paddingBlockEnd: space[12],
    selectors: {
      '&[data-done="1"]': { paddingBlockEnd: space[16] },
      '&[data-done="2"]': { paddingBlockEnd: space[20] },
      '&[data-done="3"]': { paddingBlockEnd: space[28] },
    },
    overflow: 'hidden',
    borderRadius: radius.large,
    border: `1px solid ${vars.color.border}`,
    backgroundImage: `linear-gradient(165deg, ${vars.color.surface} 0%, ${vars.wash.from} 45%, ${vars.wash.to} 100%)`,
    '@media': {
      [media.tablet]: { padding: space[8], paddingBlockEnd: space[16] },
      [media.desktop]: {
        paddingBlockEnd: space[8],
        selectors: { '&[data-done]': { paddingBlockEnd: space[8] } },
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
        gap: space[10],
        alignItems: 'stretch',
      },
    },
  }),
);

/** On the horizon, at the foot of the words. */
export const sunrise = style(
  inPages({
    position: 'absolute',
    zIndex: -1,
    insetBlockEnd: 0,
    insetInlineStart: '50%',
    // Its light stays under the words, however little waits.
    inlineSize: '21rem',
    maxInlineSize: 'none',
    transform: 'translateX(-50%)',
    '@media': {
      [media.tablet]: { inlineSize: '28rem' },
      [media.desktop]: {
        insetInlineStart: '24%',
        blockSize: 'min(52%, 14rem)',
        inlineSize: 'auto',
        aspectRatio: '2',
      },
    },
  }),
);

const brighten = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { transform: 'translateY(5rem)' } });

export const halo = style(
  inPages({
    fill: vars.color.gold,
    opacity: 0.13,
    '@media': {
      [media.motion]: { animation: `${brighten} ${duration.draw} ${easing} backwards` },
    },
  }),
);

/** The same sun as at the doors: it comes up as one arrives. */
export const sun = style(
  inPages({
    fill: vars.color.gold,
    '@media': { [media.motion]: { animation: `${rise} ${duration.draw} ${easing} backwards` } },
  }),
);

export const words = style(
  inPages({
    display: 'grid',
    alignContent: 'start',
    gap: space[2],
    '@media': { [media.desktop]: { paddingBlockEnd: space[36] } },
  }),
);

export const day = style(
  inPages({
    color: vars.color.textMuted,
    fontSize: fontSize.s,
    fontWeight: fontWeight.medium,
    selectors: { '&::first-letter': { textTransform: 'uppercase' } },
  }),
);

export const today = style(
  inPages({
    display: 'grid',
    alignContent: 'start',
    gap: space[2],
    padding: space[4],
    borderRadius: radius.medium,
    border: `1px solid ${vars.color.border}`,
    backgroundColor: vars.color.surface,
    boxShadow: vars.shadow.card,
    '@media': {
      [media.tablet]: { padding: space[5] },
      // One thing to do makes a short sheet: it floats in the sky rather than end empty.
      [media.desktop]: { alignSelf: 'center' },
    },
  }),
);

/** Its words start where those above do. */
export const enough = style(inPages({ justifySelf: 'start', marginInlineStart: `-${space[3]}` }));
export const todos = style(inPages({ display: 'grid' }));

export const todo = style(
  inPages({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: space[3],
    alignItems: 'center',
    paddingBlock: space[3],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  }),
);

/** The one to begin with: a sheet of its own, with what is pressed in full colour. */
export const firstTodo = style(
  inPages({
    padding: space[4],
    marginBlock: space[1],
    borderRadius: radius.medium,
    backgroundColor: vars.color.accentSoft,
    // Its words take the width of a phone, and what is pressed stands under them.
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
);
globalStyle(
  `${firstTodo} > :first-child`,
  inPages({ '@media': { [media.phone]: { display: 'none' } } }),
);
globalStyle(
  `${firstTodo} > button`,
  inPages({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } }),
);
globalStyle(`${firstTodo} + ${todo}`, inPages({ borderBlockStart: 0 }));
export const eyebrow = style(inPages({ color: vars.color.goldText }));

export const todoIcon = style(
  inPages({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    borderRadius: radius.full,
  }),
);

export const pressing = style(
  inPages({ backgroundColor: vars.color.goldSoft, color: vars.color.goldText }),
);
export const late = style(
  inPages({ backgroundColor: vars.tone.critical.bg, color: vars.tone.critical.fg }),
);
export const calm = style(
  inPages({ backgroundColor: vars.color.accentSoft, color: vars.color.accentText }),
);

globalStyle(`${firstTodo} > ${calm}`, inPages({ backgroundColor: vars.color.surface }));

export const arrow = style(
  inPages({
    color: vars.color.textSubtle,
    selectors: { '*:hover > &': { transform: 'translateX(2px)', color: vars.color.accentText } },
    '@media': transition(['transform', 'color'])['@media'],
  }),
);

/** What the line leads to, as a button would say it. */
export const firstArrow = style(
  inPages({
    boxSizing: 'content-box',
    padding: space[2],
    borderRadius: radius.full,
    color: vars.color.onAccent,
    backgroundColor: vars.color.accent,
    selectors: { '*:hover > &': { backgroundColor: vars.color.accentHover } },
    '@media': transition(['background-color'])['@media'],
  }),
);

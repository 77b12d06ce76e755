import { globalStyle, style } from '@vanilla-extract/css';

import { media } from '#/styles/media';
import { sky } from '#/styles/sky';
import { fontSize, fontStack, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

const words = { fontFamily: fontStack.body, color: vars.color.text } as const;

export const hero = style({
  ...words,
  display: 'grid',
  gap: space[8],
  alignItems: 'center',
  padding: space[8],
  borderRadius: radius.large,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  backgroundImage: sky,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
});

export const sentence = style({
  margin: 0,
  fontFamily: fontStack.heading,
  fontSize: fontSize.xl,
  fontWeight: 600,
  lineHeight: 1.3,
  textWrap: 'balance',
});

const heroWords = style({ display: 'grid', gap: space[4], justifyItems: 'start' });
export { heroWords as words };

export const text = style({ margin: 0, lineHeight: 1.55, color: vars.color.textMuted });

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  borderRadius: radius.medium,
  border: `1px solid ${vars.color.border}`,
  boxShadow: vars.shadow.card,
});

export const doors = style({
  ...words,
  display: 'grid',
  gap: space[3],
  marginBlock: `${space[4]} ${space[6]}`,
  '@media': {
    // Two by two, then all four: never three and one.
    'screen and (min-width: 30rem)': { gridTemplateColumns: '1fr 1fr' },
    'screen and (min-width: 56rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const door = style({
  display: 'grid',
  gap: space[1],
  alignContent: 'start',
  padding: space[4],
  borderRadius: radius.medium,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  color: vars.color.textMuted,
  fontSize: fontSize.s,
  lineHeight: 1.5,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: vars.color.accent } },
});

globalStyle(`${door} strong`, { fontSize: fontSize.m, color: vars.color.accentText });

export const tour = style({
  ...words,
  display: 'grid',
  margin: 0,
  marginBlockStart: `calc(-1 * ${space[3]})`,
  padding: 0,
  listStyle: 'none',
});

export const stage = style({
  display: 'grid',
  gap: `${space[2]} ${space[6]}`,
  paddingBlock: space[5],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  '@media': { [media.tablet]: { gridTemplateColumns: '4rem minmax(0, 1fr)' } },
});

export const minutes = style({
  justifySelf: 'start',
  alignSelf: 'start',
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.full,
  backgroundColor: vars.color.goldSoft,
  color: vars.color.goldText,
  fontSize: fontSize.s,
  fontWeight: 650,
  whiteSpace: 'nowrap',
});

export const stageWords = style({ display: 'grid', gap: space[2] });

export const stageTitle = style({
  margin: 0,
  fontFamily: fontStack.heading,
  fontSize: fontSize.l,
  fontWeight: 650,
});

export const links = style({
  ...words,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginBlockStart: space[2],
});

export const link = style({
  display: 'grid',
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.medium,
  border: `1px solid ${vars.color.borderStrong}`,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontSize: fontSize.s,
  fontWeight: 560,
  lineHeight: 1.35,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: vars.color.accent, color: vars.color.accentText } },
});

export const shelf = style({
  fontSize: fontSize.xs,
  fontWeight: 450,
  color: vars.color.textMuted,
});

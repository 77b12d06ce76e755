import { style } from '@vanilla-extract/css';

import { chosenInForcedColors } from '#/styles/chosen';
import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { fontSize, fontWeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const root = style(
  inPages({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'repeat(3, auto)',
    padding: '3px',
    backgroundColor: vars.color.surfaceSunken,
    borderRadius: radius.medium,
  }),
);

export const choice = style(
  inPages({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[1],
    minBlockSize: '2.75rem',
    color: vars.color.textMuted,
    fontSize: fontSize.xs,
    fontWeight: fontWeight.medium,
    borderRadius: '9px',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: vars.color.text },
      '&:has(:checked)': {
        color: vars.color.text,
        backgroundColor: vars.color.surfaceRaised,
        boxShadow: vars.shadow.card,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
    },
    '@media': {
      [media.desktop]: { minBlockSize: '2rem' },
      [media.forcedColors]: {
        selectors: { '&:has(:checked)': chosenInForcedColors },
      },
    },
  }),
);

/** Over the whole choice, unseen: clicks and assistive technology meet the real control. */
export const input = style(
  inPages({
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  }),
);

import { style } from '@vanilla-extract/css';

import { chosenInForcedColors } from '#/styles/chosen';
import { inComponents } from '#/styles/inComponents';
import { media } from '#/styles/media';
import { transition } from '#/styles/motion';
import { fontSize, fontWeight, lineHeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const label = style(
  inComponents({
    fontSize: fontSize.s,
    fontWeight: fontWeight.medium,
    lineHeight: lineHeight.snug,
    marginBlockEnd: space[2],
  }),
);

export const bar = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: space[2] }));

export const toggle = style(
  inComponents({
    minBlockSize: '2.75rem',
    paddingInline: space[4],
    fontSize: fontSize.s,
    fontWeight: fontWeight.medium,
    color: vars.color.text,
    backgroundColor: vars.color.surface,
    border: `1px solid ${vars.color.border}`,
    boxShadow: vars.shadow.card,
    borderRadius: radius.full,
    selectors: {
      '&:hover': { backgroundColor: vars.color.surfaceHover, borderColor: vars.color.borderStrong },
      '&:focus-visible': { borderRadius: radius.full },
      '&[aria-pressed="true"]': {
        color: vars.color.accentText,
        backgroundColor: vars.color.accentSoft,
        borderColor: vars.color.accent,
        boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
      },
      '&:disabled': {
        color: vars.color.textSubtle,
        borderColor: vars.color.border,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      ...transition(['background-color', 'border-color', 'color'])['@media'],
      [media.tablet]: { minBlockSize: '2.125rem', paddingInline: space[3] },
      [media.forcedColors]: {
        selectors: {
          '&[aria-pressed="true"]': chosenInForcedColors,
          '&[aria-pressed="true"]:disabled': { backgroundColor: 'GrayText', color: 'Canvas' },
        },
      },
    },
  }),
);

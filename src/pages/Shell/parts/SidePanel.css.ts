import { style } from '@vanilla-extract/css';

import { chosenInForcedColors } from '#/styles/chosen';
import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { transition } from '#/styles/motion';
import { toastRoom } from '#/styles/thumb';
import { fontSize, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const head = style(
  inPages({
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    minBlockSize: '4rem',
    paddingInline: space[5],
  }),
);

/** As the drawer of a phone, which is as high as the list of screens: there the foot waits under it. */
const inDrawer = '[role="dialog"] > &';

/** The list scrolls on its own, so that the mark and the foot stay in sight. */
export const scroll = style(
  inPages({
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingBlock: space[1],
    selectors: { [inDrawer]: { flex: 'none', overflowY: 'visible' } },
    // A notification stands under it, over the foot.
    '@media': { [media.desktop]: { marginBlockEnd: toastRoom } },
  }),
);

export const foot = style(
  inPages({
    display: 'grid',
    flexShrink: 0,
    gap: space[2],
    padding: space[3],
    borderBlockStart: `1px solid ${vars.color.border}`,
    selectors: { [inDrawer]: { marginBlockStart: 'auto' } },
  }),
);

export const privacy = style(
  inPages({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    color: vars.color.textSubtle,
    fontSize: fontSize.xs,
  }),
);

export const small = style(inPages({ display: 'grid', justifyItems: 'start' }));

export const declaration = style(
  inPages({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '1.5rem',
    color: vars.color.textSubtle,
    fontSize: fontSize.xs,
    textDecoration: 'none',
    selectors: { '&:hover': { color: vars.color.text, textDecoration: 'underline' } },
  }),
);

export const footRow = style(
  inPages({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    paddingInlineStart: space[2],
  }),
);

export const settings = style(
  inPages({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    color: vars.color.textMuted,
    borderRadius: radius.small,
    selectors: {
      '&:hover': { color: vars.color.text, backgroundColor: vars.color.surfaceHover },
      '&[aria-current="page"]': {
        color: vars.color.accentText,
        backgroundColor: vars.color.accentSoft,
      },
    },
    '@media': {
      ...transition(['background-color', 'color'])['@media'],
      [media.desktop]: { inlineSize: '2.25rem', blockSize: '2.25rem' },
      [media.forcedColors]: {
        selectors: { '&[aria-current="page"]': chosenInForcedColors },
      },
    },
  }),
);

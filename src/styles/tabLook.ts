import { media } from '#/styles/media';
import { transition } from '#/styles/motion';
import { fontSize, fontWeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** One of several views beside each other, underlined where it is the chosen one: `chosen` selects that. Its inline padding is its owner's. */
export const tabLook = (chosen: '&[aria-selected="true"]' | '&[aria-current="page"]') =>
  ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    flexShrink: 0,
    minBlockSize: '2.75rem',
    fontSize: fontSize.control,
    fontWeight: fontWeight.medium,
    color: vars.color.textMuted,
    borderBlockEnd: '2px solid transparent',
    selectors: {
      '&:hover': { color: vars.color.text },
      '&:focus-visible, &[data-focus-visible]': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '-2px',
        borderRadius: radius.small,
      },
      [chosen]: { color: vars.color.text, borderBlockEndColor: vars.color.accent },
    },
    // Without colours a clear edge shows: only that of the chosen one may.
    '@media': {
      ...transition(['color', 'border-color'])['@media'],
      [media.forcedColors]: {
        borderBlockEndColor: 'Canvas',
        selectors: { [chosen]: { borderBlockEndColor: 'Highlight' } },
      },
    },
  }) as const;

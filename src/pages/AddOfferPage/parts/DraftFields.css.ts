import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inPages } from '#/styles/inPages';
import { media } from '#/styles/media';
import { fontSize, fontWeight, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

export const fields = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

/** A field and how sure we are of it; a doubt draws the eye. */
export const cell = recipe({
  base: inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space[1],
    padding: space[3],
    minInlineSize: 0,
    borderRadius: radius.medium,
    border: '1px solid transparent',
    // Forced colours draw transparent edges: only a doubt has one there too.
    '@media': { [media.forcedColors]: { borderColor: 'Canvas' } },
  }),
  variants: {
    confidence: {
      sure: {},
      absent: {},
      corrected: {},
      doubtful: inPages({
        backgroundColor: vars.tone.caution.bg,
        borderColor: vars.tone.caution.border,
        '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
      }),
    },
    wide: { true: inPages({ gridColumn: '1 / -1' }) },
  },
});

export const mark = style(
  inPages({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: '2rem',
    minInlineSize: 0,
  }),
);

export const doubt = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${space[2]}`,
  }),
);

/** One line: the whole of it is marked in the text beside. */
export const quote = style(
  inPages({
    minInlineSize: 0,
    fontSize: fontSize.s,
    color: vars.color.textMuted,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const pay = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space[3],
    '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr 1.2fr 1fr' } },
  }),
);

export const legend = style(
  inPages({
    padding: 0,
    marginBlockEnd: space[2],
    fontSize: fontSize.s,
    fontWeight: fontWeight.medium,
  }),
);

export const error = style(inPages({ fontSize: fontSize.s, color: vars.tone.critical.fg }));

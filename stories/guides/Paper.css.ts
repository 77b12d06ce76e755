import { globalStyle, style } from '@vanilla-extract/css';

import { media } from '#/styles/media';
import { fontSize, fontStack, radius, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** Marks a page written here: it takes the paper, the ink and the theme of Embellie. */
export const paper = style({});

const written = `.sbdocs-wrapper:has(.${paper})`;

/** Storybook gives its own letters to what it writes, with one class: two classes are enough to give ours. */
const inDocs = (tags: string): string =>
  `.sbdocs.sbdocs-content :where(${tags}):where(:not(.sb-unstyled, .sb-unstyled *, .sbdocs-preview *))`;

const onPaper = (tags: string): string =>
  `${written} .sbdocs-content :where(${tags}):where(:not(.sb-unstyled, .sb-unstyled *))`;

globalStyle(inDocs('p, li'), {
  fontFamily: fontStack.body,
  fontSize: fontSize.m,
  lineHeight: 1.6,
  textWrap: 'pretty',
});
globalStyle(inDocs('h1, h2, h3'), {
  fontFamily: fontStack.heading,
  fontWeight: 650,
  letterSpacing: '-0.012em',
  lineHeight: 1.2,
});
globalStyle(inDocs('h1'), { fontSize: fontSize.xxxl });

globalStyle(written, { backgroundColor: vars.color.canvas, color: vars.color.text });
globalStyle(onPaper('h1, h2, h3, p, li, strong'), { color: vars.color.text });
globalStyle(onPaper('h1'), { marginBlock: `0 ${space[3]}` });
globalStyle(onPaper('h2'), {
  marginBlock: `${space[12]} ${space[4]}`,
  padding: 0,
  border: 0,
  fontSize: fontSize.xxl,
});
// A line that the eye can follow back.
globalStyle(onPaper('p, li'), { maxInlineSize: '46rem' });
globalStyle(onPaper('p'), { marginBlock: `0 ${space[4]}` });
globalStyle(onPaper('h1 + p'), {
  color: vars.color.textMuted,
  '@media': { [media.tablet]: { fontSize: fontSize.l } },
});
globalStyle(onPaper('ul'), { marginBlock: `0 ${space[4]}`, paddingInlineStart: space[5] });
globalStyle(onPaper('li'), { marginBlock: `0 ${space[2]}` });
globalStyle(onPaper('code'), {
  padding: '0.1em 0.35em',
  borderRadius: radius.small,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceSunken,
  color: vars.color.text,
  fontFamily: fontStack.mono,
  fontSize: '0.85em',
});

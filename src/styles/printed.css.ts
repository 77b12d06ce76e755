import { style } from '@vanilla-extract/css';

import { inPages } from '#/styles/inPages';
import { onPaper } from '#/styles/onPaper';
import { space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** Ink that a printer makes without a screen of dots, on the white of the sheet. */
const ink = {
  [vars.color.canvas]: 'white',
  [vars.color.surface]: 'white',
  [vars.color.surfaceRaised]: 'white',
  [vars.color.surfaceSunken]: 'white',
  [vars.color.goldSoft]: 'white',
  [vars.color.text]: 'black',
  [vars.color.textMuted]: '#333333',
  [vars.color.textSubtle]: '#444444',
  [vars.color.border]: '#bbbbbb',
  [vars.shadow.card]: 'none',
  [vars.shadow.raised]: 'none',
};

/** What a screen prints: it alone is on paper, whatever frame stands around it. */
export const paper = style(
  inPages({
    '@media': {
      print: { vars: ink, color: 'black', orphans: 3, widows: 3, printColorAdjust: 'exact' },
    },
  }),
);

/** What acts, and means nothing on paper, however it is laid out on the screen. */
export const screenOnly = style(inPages({ '@media': { print: { display: 'none !important' } } }));

/** What the screen says elsewhere and paper has to say itself. */
export const paperOnly = style(
  inPages({ display: 'none', '@media': { print: { display: 'block' } } }),
);

/** A card on the screen, a plain part of the page on paper: a frame cut by the end of a page helps nobody. */
export const flat = style(
  inPages({ '@media': { print: { padding: 0, border: 0, borderRadius: 0, boxShadow: 'none' } } }),
);

/** A stack that pages may cut: a grid cut there lays its rows over one another. */
export const stacked = style(inPages({ '@media': { print: { display: 'block !important' } } }));

/** A block that no page break may cut: for what is shorter than a page. */
export const uncut = style(inPages({ '@media': { print: { breakInside: 'avoid' } } }));

onPaper(`body:has(.${paper}) *:not(:has(.${paper}), .${paper}, .${paper} *)`, { display: 'none' });
onPaper(`html:has(.${paper}), html *:has(.${paper})`, {
  display: 'block',
  position: 'static',
  margin: 0,
  padding: 0,
  maxInlineSize: 'none',
  minBlockSize: 0,
  blockSize: 'auto',
  overflow: 'visible',
  animation: 'none',
  border: 0,
  boxShadow: 'none',
  backgroundColor: 'white',
  backgroundImage: 'none',
});
// Sizes are in rem: a sheet is read from nearer than a screen.
onPaper(`html:has(.${paper})`, { fontSize: '87.5%' });
// What opened and closed on the screen stands open.
onPaper(`.${paper} button svg, .${paper} summary svg`, { display: 'none' });
onPaper(`.${paper} h1, .${paper} h2, .${paper} h3, .${paper} h4`, { breakAfter: 'avoid' });
onPaper(`.${stacked} > * + *`, { marginBlockStart: space[4] });

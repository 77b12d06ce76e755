import { globalStyle } from '@vanilla-extract/css';

import { fontSize, fontStack, fontWeight, lineHeight, radius } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';
import { base, reset } from '#/styles/layers.css';

globalStyle('*, *::before, *::after', { '@layer': { [reset]: { boxSizing: 'border-box' } } });
globalStyle('body, h1, h2, h3, h4, p, figure, blockquote, dl, dd, ul, ol, fieldset', {
  '@layer': { [reset]: { margin: 0 } },
});
globalStyle('ul, ol, fieldset, legend', {
  '@layer': { [reset]: { padding: 0, border: 0, minInlineSize: 0 } },
});
globalStyle('ul[class], ol[class]', { '@layer': { [reset]: { listStyle: 'none' } } });
globalStyle('button, input, select, textarea', {
  '@layer': { [reset]: { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' } },
});
globalStyle('button', {
  '@layer': { [reset]: { background: 'none', border: 0, padding: 0, cursor: 'pointer' } },
});
globalStyle('img, svg', { '@layer': { [reset]: { display: 'block', maxInlineSize: '100%' } } });
globalStyle('a', { '@layer': { [reset]: { color: 'inherit' } } });

globalStyle('html', {
  '@layer': {
    [base]: {
      backgroundColor: vars.color.canvas,
      color: vars.color.text,
      fontFamily: fontStack.body,
      fontSize: '100%',
      lineHeight: lineHeight.loose,
      WebkitTextSizeAdjust: '100%',
      textRendering: 'optimizeLegibility',
      scrollBehavior: 'smooth',
      '@media': { '(prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' } },
    },
  },
});
globalStyle('h1, h2, h3, h4', {
  '@layer': {
    [base]: {
      fontFamily: fontStack.heading,
      fontWeight: fontWeight.bold,
      lineHeight: lineHeight.tight,
      letterSpacing: '-0.012em',
      textWrap: 'balance',
    },
  },
});
globalStyle('h1', { '@layer': { [base]: { fontSize: fontSize.xxl } } });
globalStyle('h2', { '@layer': { [base]: { fontSize: fontSize.xl } } });
globalStyle('h3', { '@layer': { [base]: { fontSize: fontSize.l } } });
globalStyle('h4', { '@layer': { [base]: { fontSize: fontSize.m } } });
globalStyle('p, li', { '@layer': { [base]: { textWrap: 'pretty' } } });
globalStyle(':focus-visible', {
  '@layer': {
    [base]: {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
      borderRadius: radius.small,
    },
  },
});
globalStyle('::selection', { backgroundColor: vars.color.goldSoft, color: vars.color.text });
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
});

import { globalLayer } from '@vanilla-extract/css';

/** Cascade order, weakest first: a page may adjust a component, a component never fights the reset. */
export const reset = globalLayer('reset');
export const base = globalLayer('base');
export const components = globalLayer('components');
export const pages = globalLayer('pages');
export const utilities = globalLayer('utilities');

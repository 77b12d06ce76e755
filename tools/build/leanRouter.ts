import type { Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\/dist\//u;
const MADE = /(?<==\s*)(?=React\d*\.(?:createContext|forwardRef|memo)\()/gu;
const NAMED = /^\w+\.displayName = "[^"]*";$/gmu;

/** The router's code without what keeps unused parts of it in a build; behaviour stays the same. */
export const leanRouter = (code: string): string =>
  code
    // Making a component does nothing else: what nobody imports may go.
    .replaceAll(MADE, '/* @__PURE__ */ ')
    // A name for developer tools counts as a use.
    .replaceAll(NAMED, '')
    // What the package's own production build says; its entry for bundlers is the one for development.
    .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;');

/**
 * The router ships its forms, its prefetching links and its data routes in one file: without this, those that nobody
 * uses come with every first visit.
 */
export const leanRouterPlugin = (): Plugin => ({
  name: 'embellie-lean-router',
  apply: 'build',
  transform: {
    filter: { id: ROUTER },
    handler: (code) => ({ code: leanRouter(code), map: null }),
  },
});

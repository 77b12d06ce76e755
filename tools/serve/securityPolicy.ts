import type { Plugin } from 'vite';

/** What the built page may load: its own files, and pictures made in memory. */
const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  // Where a language model that the user connects may be; `public/first-paint.js` takes away all but that one.
  'connect-src': ["'self'", 'https:', 'http://localhost:*', 'http://127.0.0.1:*'],
  // Workers start from a blob, so that they inherit this policy on hosts without headers: decision 0023.
  'worker-src': ["'self'", 'blob:'],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'trusted-types': ['embellie'],
  'require-trusted-types-for': ["'script'"],
} as const;

/** The Content-Security-Policy as a header value. */
export const securityPolicy = Object.entries(POLICY)
  .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
  .join('; ');

/**
 * Puts the policy into the application's built page, first in its head. The development server injects scripts
 * and styles, and Storybook has a page of its own: neither gets it.
 */
export const securityPolicyPlugin = (): Plugin => ({
  name: 'embellie-security-policy',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { path }) =>
      path === '/index.html'
        ? [
            {
              tag: 'meta',
              attrs: { 'http-equiv': 'Content-Security-Policy', content: securityPolicy },
              injectTo: 'head-prepend',
            },
          ]
        : [],
  },
});

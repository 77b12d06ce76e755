import type * as pdfjs from 'pdfjs-dist';

import { installPolyfills } from '#/adapters/documents/pdf/polyfills';
import { lazy } from '#/domain/shared/lazy';

export type PdfEngine = typeof pdfjs;

/**
 * In a worker the parser module would listen to the messages of our own worker and answer "ready" to our
 * page. It holds back where it sees a `window`, so one is lent to it while it loads.
 */
const withLentWindow = async <T>(load: () => Promise<T>): Promise<T> => {
  if ('window' in globalThis) return load();
  Object.defineProperty(globalThis, 'window', { value: globalThis, configurable: true });
  try {
    return await load();
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
};

/**
 * The legacy build puts a slower `push` on every array where the engine's own lets an array outgrow the
 * longest length (V8 before 12.1): nothing here comes near it, and a page pushes hundreds of thousands.
 */
const withOwnPush = async <T>(load: () => Promise<T>): Promise<T> => {
  const own = Object.getOwnPropertyDescriptor(Array.prototype, 'push');
  const loaded = await load();
  // oxlint-disable-next-line no-extend-native -- what the build took is given back
  if (own !== undefined) Object.defineProperty(Array.prototype, 'push', own);
  return loaded;
};

/**
 * Loads pdf.js once. The legacy build serves everywhere, Node included: it asks the least of its host,
 * and one build means that tests read exactly what the browser reads.
 */
export const loadPdfEngine = lazy(async (): Promise<PdfEngine> => {
  installPolyfills();
  // Its presence on the global scope makes pdf.js parse in this thread instead of starting a nested worker.
  const [, pdfjs] = await withOwnPush(() =>
    withLentWindow(() =>
      Promise.all([
        import('pdfjs-dist/legacy/build/pdf.worker.mjs'),
        import('pdfjs-dist/legacy/build/pdf.mjs'),
      ]),
    ),
  );
  return pdfjs;
});

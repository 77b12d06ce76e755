import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'vite';

/** Builds a page that only starts React, for the address `/blank/`: what no page of the framework can go below. */
export const buildBlank = async (root, folder) => {
  const source = mkdtempSync(join(root, 'node_modules', '.embellie-blank-'));
  try {
    writeFileSync(
      join(source, 'index.html'),
      '<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="description" content="Page blanche"><title>Page blanche</title></head><body><div id="root"></div><script type="module" src="./main.js"></script></body></html>',
    );
    writeFileSync(
      join(source, 'main.js'),
      "import { createElement } from 'react';\nimport { createRoot } from 'react-dom/client';\ncreateRoot(document.querySelector('#root')).render(createElement('main', null, createElement('h1', null, 'Page blanche')));\n",
    );
    await build({
      root: source,
      configFile: false,
      logLevel: 'error',
      base: '/blank/',
      build: { outDir: join(folder, 'blank'), emptyOutDir: true },
    });
  } finally {
    rmSync(source, { recursive: true, force: true });
  }
};

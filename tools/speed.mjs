#!/usr/bin/env node
// Compares every screen with a blank page of the same framework, in one run: docs/performance.md.
// Usage: npm run speed -- [--runs 5] [--cpu 4] [--screens landing,home,…] [--profile fresh|full|both] [--no-build] [--files]
//        npm run speed -- --offers 20000 [--runs 5] [--cpu 4]: the first page of the search, on slow 4G, of so many offers.
//        npm run speed -- --interactions [--runs 5] [--cpu 4]: from a press to its answer, the ten commonest.
//        npm run speed -- --engines [--runs 5]: a CV beside pdf.js, and five hundred offers against one, in Node.
//        npm run speed -- --lighthouse [--runs 5] [--screens landing,home,search]: scores of Lighthouse, which npx fetches.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { build } from 'vite';

import { findBrowser } from './browser.mjs';
import { loadBundle } from './evaluate/build.mjs';
import { OWN_PACKS, TODAY } from './evaluate/ownPacks.mjs';
import { buildBlank } from './speed/blankPage.mjs';
import { firstPages, writeCatalogue } from './speed/firstPage.mjs';
import { timeInteractions } from './speed/interactions.mjs';
import { scoresOf } from './speed/lighthouse.mjs';
import { loadProfile, loadScreens } from './speed/seed.mjs';
import { serve } from './speed/server.mjs';
import { median, visit } from './speed/visit.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    cpu: { type: 'string', default: '4' },
    port: { type: 'string', default: '4390' },
    dist: { type: 'string', default: 'dist' },
    screens: { type: 'string' },
    profile: { type: 'string', default: 'both' },
    'no-build': { type: 'boolean', default: false },
    files: { type: 'boolean', default: false },
    lighthouse: { type: 'boolean', default: false },
    interactions: { type: 'boolean', default: false },
    engines: { type: 'boolean', default: false },
    offers: { type: 'string' },
  },
});
const root = resolve(import.meta.dirname, '..');
const dist = resolve(root, values.dist);
const folder = mkdtempSync(join(tmpdir(), 'embellie-speed-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const address = `http://localhost:${values.port}`;
const runs = Number(values.runs);

if (values.engines) {
  const { timeEngines } = await loadBundle('tools/speed/engines.ts');
  const packDirs = OWN_PACKS.map((pack) => resolve(root, 'tests/bench', pack));
  await timeEngines({
    packDirs,
    today: TODAY,
    runs,
    offers: 500,
    log: (line) => console.log(line),
  });
  process.exit(0);
}

if (!values['no-build']) {
  process.env['EMBELLIE_SITE_URL'] ??= address;
  await build({ root, logLevel: 'warn' });
}
await buildBlank(root, folder);
const { addresses, cvFiles, offer } = await loadScreens(root);
const paths = { landing: '/', ...addresses };
const wanted = values.screens?.split(',') ?? Object.keys(paths);
const unknown = wanted.filter((screen) => !(screen in paths));
if (unknown.length > 0) {
  console.error(`No such screen: ${unknown.join(', ')}. Known: ${Object.keys(paths).join(', ')}`);
  process.exit(1);
}
const size = Number(values.offers ?? 0);
if (size > 0) await writeCatalogue({ root, folder: join(folder, 'catalogue'), size });
const server = await serve({
  dist,
  blank: folder,
  port: Number(values.port),
  ...(size > 0 ? { catalogue: folder } : {}),
});
// The whole browser paints without a window when it likes: its blank page took from 200 to 1,100 ms.
const executablePath = await findBrowser({ shell: !values.lighthouse });

const compare = async (browser, name, fill) => {
  console.log(
    `\n${name}, CPU ${values.cpu}x slower, ${runs} pairs: medians; the ratio by pairs of visits`,
  );
  console.log(
    '| Screen | LCP ms | blank | ratio | TBT ms | CLS | requests | of them before the largest paint | waves | kB |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  );
  for (const screen of wanted) {
    const pairs = [];
    for (let run = 0; run < runs; run += 1)
      pairs.push([
        await visit(browser, { url: `${address}${paths[screen]}`, cpu: Number(values.cpu), fill }),
        await visit(browser, { url: `${address}/blank/`, cpu: Number(values.cpu) }),
      ]);
    const of = (pick) => median(pairs.map(([own]) => pick(own)));
    console.log(
      `| ${screen} | ${[
        of(({ lcp }) => lcp).toFixed(0),
        median(pairs.map(([, blank]) => blank.lcp)).toFixed(0),
        median(pairs.map(([own, blank]) => own.lcp / blank.lcp)).toFixed(2),
        of(({ tbt }) => tbt).toFixed(0),
        of(({ cls }) => cls).toFixed(4),
        of(({ requests }) => requests),
        of(({ beforePaint }) => beforePaint),
        of(({ waves }) => waves),
        of(({ kilobytes }) => kilobytes).toFixed(0),
      ].join(' | ')} |`,
    );
    if (values.files) console.log(pairs.at(-1)[0].what, '\n ', pairs.at(-1)[0].files.join('\n  '));
  }
};

try {
  if (values.lighthouse) {
    const pages = values.screens ? wanted : ['landing', 'home', 'search'];
    await scoresOf({
      addresses: Object.fromEntries([
        ...pages.map((screen) => [screen, `${address}${paths[screen]}`]),
        ['blank', `${address}/blank/`],
      ]),
      runs,
      chrome: executablePath,
      folder,
    });
  } else {
    const { chromium } = await import('playwright');
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    // The first visit warms the browser up.
    await visit(browser, { url: `${address}/blank/`, cpu: 1 });
    const cpu = Number(values.cpu);
    if (size > 0) await firstPages(browser, { address, search: paths.search, runs, cpu });
    else if (values.interactions)
      await timeInteractions(browser, {
        address,
        paths,
        offer,
        fill: await loadProfile({ root, address, cv: cvFiles[0] }),
        runs,
        cpu,
      });
    else {
      if (values.profile !== 'full') await compare(browser, 'Fresh visit', undefined);
      if (values.profile !== 'fresh')
        await compare(
          browser,
          'Full profile',
          await loadProfile({ root, address, cv: cvFiles[0] }),
        );
    }
    await browser.close();
  }
} finally {
  server.close();
  server.closeAllConnections();
}

#!/usr/bin/env node
// Runs Lighthouse (mobile) on the built landing page and, in the same run, on a blank page of the same framework.
// Lighthouse is not a dependency of the project: npx fetches it. Build first, with an address:
//   EMBELLIE_SITE_URL=http://localhost:4390 npm run build && node tools/lighthouse.mjs [--runs 5] [--dist dist]
// With --loopback [--cpu 4]: only the largest paint of both and the time blocked after the first one, on this machine's
// own line, its processor slowed down so many times.
import { spawn } from 'node:child_process';
import {
  createReadStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';

import { build } from 'vite';

import { findBrowser } from './browser.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    dist: { type: 'string', default: 'dist' },
    loopback: { type: 'boolean', default: false },
    cpu: { type: 'string', default: '1' },
    lighthouse: { type: 'string', default: 'lighthouse@13' },
  },
});
const PORT = 4390;
const root = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'embellie-lighthouse-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** A page that only starts React: what no page of the framework can go below. */
const buildBlank = async () => {
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

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
};
const PACKED = new Set(['.png', '.woff2']);

/** Serves the build as a static host does: compressed, assets for good. */
const serve = () =>
  new Promise((ready) => {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const inBlank = pathname.startsWith('/blank/');
      const base = inBlank ? folder : resolve(root, values.dist);
      const asked = join(base, decodeURIComponent(pathname));
      const file =
        existsSync(asked) && statSync(asked).isFile() ? asked : join(asked, 'index.html');
      if (!file.startsWith(base) || !existsSync(file)) {
        response.writeHead(404).end();
        return;
      }
      const kind = extname(file);
      response.setHeader('Content-Type', TYPES[kind] ?? 'application/octet-stream');
      response.setHeader(
        'Cache-Control',
        pathname.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      if (PACKED.has(kind)) createReadStream(file).pipe(response);
      else {
        response.setHeader('Content-Encoding', 'gzip');
        createReadStream(file).pipe(createGzip()).pipe(response);
      }
    });
    server.listen(PORT, 'localhost', () => ready(server));
  });

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
};

const measure = async (path, chrome) => {
  const report = join(folder, 'report.json');
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic';
  const lighthouse = spawn(
    'npx',
    [
      '--yes',
      values.lighthouse,
      `http://localhost:${PORT}${path}`,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${flags}`,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, CHROME_PATH: chrome } },
  );
  const code = await new Promise((ended) => lighthouse.on('exit', ended));
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}`);
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'));
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((id) => [id, Math.round(100 * categories[id].score)]),
    ),
    times: Object.fromEntries(
      Object.entries(TIMES).map(([name, id]) => [name, audits[id].numericValue]),
    ),
    failed: CATEGORIES.flatMap((id) =>
      categories[id].auditRefs
        .filter((ref) => ref.weight > 0 && (audits[ref.id].score ?? 1) < 0.9)
        .map((ref) => `${id}: ${audits[ref.id].title}`),
    ),
  };
};

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** A first visit: milliseconds to the largest paint, and those beyond 50 of each task after the first paint. */
const firstVisit = async (browser, path) => {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.cpu) });
  await page.goto(`http://localhost:${PORT}${path}`, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(async () => {
    const entries = (type, patience) =>
      new Promise((found) => {
        // Where there is none, nothing is ever handed over.
        setTimeout(() => found([]), patience);
        new PerformanceObserver((list) => found(list.getEntries())).observe({
          type,
          buffered: true,
        });
      });
    const largest = await entries('largest-contentful-paint', 10_000);
    const tasks = await entries('longtask', 1000);
    const first = performance.getEntriesByName('first-contentful-paint')[0].startTime;
    const blocked = tasks
      .filter(({ startTime }) => startTime >= first)
      .reduce((sum, { duration }) => sum + duration - 50, 0);
    return { largest: largest.at(-1).startTime, blocked };
  });
  await page.close();
  return seen;
};

const compareOnLoopback = async (chrome) => {
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath: chrome, args: ['--no-sandbox'] });
  const visits = { '/': [], '/blank/': [] };
  // The first visit of each warms the browser up.
  for (let run = 0; run <= Number(values.runs); run += 1)
    for (const path of Object.keys(visits)) {
      const visit = await firstVisit(browser, path);
      if (run > 0) visits[path].push(visit);
    }
  await browser.close();
  const medians = (pick) => Object.values(visits).map((runs) => median(runs.map(pick)));
  const [landing, blank] = medians(({ largest }) => largest);
  // One after the other, both of a pair meet the same machine: on a busy one their ratio says more than that of medians.
  const pairs = median(
    visits['/'].map(({ largest }, run) => largest / visits['/blank/'][run].largest),
  );
  console.log(
    `LCP, CPU ${values.cpu}x slower, medians of ${values.runs}: landing ${landing.toFixed(0)} ms, blank ${blank.toFixed(0)} ms, ratio ${(landing / blank).toFixed(2)}, by pairs ${pairs.toFixed(2)}`,
  );
  const blocked = medians(({ blocked }) => blocked);
  console.log(
    `Blocked after the first paint: ${blocked.map((ms) => `${ms.toFixed(0)} ms`).join(' / ')}`,
  );
};

await buildBlank();
const server = await serve();
const chrome = await findBrowser();
if (values.loopback) {
  await compareOnLoopback(chrome);
  server.close();
  process.exit();
}
const results = { '/': [], '/blank/': [] };
try {
  // Alternating, so that a busy moment of the machine weighs on both.
  for (let run = 0; run < Number(values.runs); run += 1)
    for (const path of Object.keys(results)) results[path].push(await measure(path, chrome));
} finally {
  server.close();
}

for (const [path, runs] of Object.entries(results)) {
  const row = (pick) =>
    Object.fromEntries(
      Object.keys(runs[0][pick]).map((key) => [
        key,
        Number(median(runs.map((run) => run[pick][key])).toFixed(3)),
      ]),
    );
  console.log(path, JSON.stringify(row('scores')), JSON.stringify(row('times')));
  for (const line of new Set(runs.flatMap(({ failed }) => failed)))
    console.log('  below 90:', line);
}

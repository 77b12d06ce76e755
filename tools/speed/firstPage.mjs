import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { sampleOffers } from '../searchSample.mjs';
import { loadShards } from './seed.mjs';
import { median, PHONE } from './visit.mjs';

const TOWNS = ['Lyon (69003)', 'Villeurbanne (69100)', 'Lyon (69)', 'Vénissieux (69200)'];
const TITLES = ['Aide-soignant H/F', 'Cariste CACES 3', 'Comptable fournisseurs', 'Boulanger'];
const DAY_MS = 86_400_000;
/** A card of an offer, as the lists draw it. */
const CARD = '[data-position]';
/** Slow 4G, as Lighthouse has it: bytes a second, milliseconds. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};

/** Writes the catalogue of a site of one département, as `npm run offers` would. */
export const writeCatalogue = async ({ root, folder, size }) => {
  const { writeShards } = await loadShards(root);
  const offers = sampleOffers(size, 1_235, { titles: TITLES, spellings: TOWNS }).map(
    (offer, index) => ({
      ...offer,
      compatibility: null,
      pay: null,
      licences: [],
      languages: [],
      keptOn: null,
      expires: null,
      url: `https://candidat.example/offres/${index}`,
      date: new Date(Date.now() - (index % 40) * DAY_MS).toISOString().slice(0, 10),
      provenance: { source: 'France Travail', id: String(index), stated: ['company', 'location'] },
    }),
  );
  const attribution = { label: 'France Travail', url: '', licence: 'Licence' };
  const { index, parts } = writeShards(offers, [{ attribution, offers: size }], {
    gzip: (text) => gzipSync(text, { level: 9 }),
    hash: (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 16),
    builtAt: new Date().toISOString(),
  });
  for (const { file, bytes } of parts) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), bytes);
  }
  writeFileSync(join(folder, 'offers.json'), `${JSON.stringify(index)}\n`);
};

/** Notes, in the page, when what is looked for has been drawn. */
const watch = (wanted) => {
  const look = () => {
    if (document.querySelector(wanted) === null) requestAnimationFrame(look);
    else
      requestAnimationFrame(() =>
        setTimeout(() => {
          globalThis.drawnAt = performance.now();
        }),
      );
  };
  requestAnimationFrame(look);
};

const visit = async (browser, { url, wanted, cpu }) => {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    // The application is on the device; no offer is.
    await context.route('**/catalogue/**', (route) => route.abort());
    const before = await context.newPage();
    await before.goto(url, { waitUntil: 'networkidle' });
    await before.close();
    await context.unroute('**/catalogue/**');
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.addInitScript(watch, wanted);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.drawnAt, null, { timeout: 60_000 });
    return await page.evaluate(() => {
      const ends = (kind) =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => kind.test(name))
          .map(({ startTime, responseEnd }) => [startTime, responseEnd]);
      return {
        drawn: globalThis.drawnAt,
        page: performance.getEntriesByType('navigation')[0].responseEnd,
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        index: ends(/catalogue\/offers\.json/u)[0] ?? [0, 0],
        part: ends(/catalogue\/shards\//u)[0] ?? [0, 0],
      };
    });
  } finally {
    await context.close();
  }
};

/** How long a second of work takes while others use the machine, in seconds: a factor beside that of the throttling. */
const share = () => {
  const [start, used] = [performance.now(), process.cpuUsage()];
  for (let sum = 0; performance.now() - start < 100; sum += 1);
  const { user, system } = process.cpuUsage(used);
  return (performance.now() - start) / ((user + system) / 1_000);
};

/**
 * Milliseconds from opening the search to its first offers, on slow 4G, of a site of that many offers, and what the
 * time goes to; beside a blank page that only starts React, visited in turn.
 */
export const firstPages = async (browser, { address, search, runs, cpu }) => {
  const columns = ['page here', 'first paint', 'index', 'first part', 'cards', 'blank', 'ratio'];
  console.log(`| Search | ${columns.join(' | ')} |\n|${' --- |'.repeat(columns.length + 1)}`);
  const others = [];
  for (const asked of ['', '?lieu=Rh%C3%B4ne', '?lieu=Lyon', '?q=cariste']) {
    const pairs = [];
    for (let run = 0; run < runs; run += 1) {
      others.push(share());
      pairs.push([
        await visit(browser, { url: `${address}${search}${asked}`, wanted: CARD, cpu }),
        await visit(browser, { url: `${address}/blank/`, wanted: '#root *', cpu }),
      ]);
    }
    const of = (pick) => median(pairs.map(([own]) => pick(own))).toFixed(0);
    const span = (name) => `${of((own) => own[name][0])} to ${of((own) => own[name][1])}`;
    console.log(
      `| ${[
        decodeURIComponent(asked) || 'anywhere',
        of(({ page }) => page),
        of(({ painted }) => painted),
        span('index'),
        span('part'),
        of(({ drawn }) => drawn),
        median(pairs.map(([, blank]) => blank.drawn)).toFixed(0),
        median(pairs.map(([own, blank]) => own.drawn / blank.drawn)).toFixed(2),
      ].join(' | ')} |`,
    );
  }
  console.log(`\nOthers took their part: a second of work took ${median(others).toFixed(1)} s.`);
};

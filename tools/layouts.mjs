#!/usr/bin/env node
// Measures the reader of CVs on invented people whose papers are composed of many forms: which form of a file, a head, a
// separator, a date or a heading it reads worst. The same seed gives the same paper.
// Usage: npm run layouts -- [--first 1] [--count 400] [--keep FOLDER] [--sums] [--faults] [--trace SEED] [--among pdfMargin,pdfCards]
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { chromium } from 'playwright';

import { findBrowser } from './browser.mjs';
import { loadBundle } from './evaluate/build.mjs';

const { values } = parseArgs({
  options: {
    first: { type: 'string', default: '1' },
    count: { type: 'string', default: '400' },
    /** Where printed pages are kept for the next run. */
    keep: { type: 'string' },
    /** The sums alone: for papers that stay apart from those worked on. */
    sums: { type: 'boolean', default: false },
    /** Each thing that was read wrong, by paper. */
    faults: { type: 'boolean', default: false },
    /** The files alone that are drawn. */
    among: { type: 'string' },
    /** What each step of the reader saw of one paper. */
    trace: { type: 'string' },
  },
});

const { formOf, judgeForms, tableOf } = await loadBundle('tools/layouts/main.ts');
const first = Number(values.trace ?? values.first);
const count = values.trace === undefined ? Number(values.count) : 1;
const all = Array.from({ length: count }, (_, index) =>
  formOf(first + index, values.among?.split(',')),
);

const folder = values.keep === undefined ? null : resolve(values.keep);
if (folder !== null) mkdirSync(folder, { recursive: true });
let browser = null;
const print = async (html) => {
  const path =
    folder === null
      ? null
      : join(folder, `${createHash('sha256').update(html).digest('hex').slice(0, 16)}.pdf`);
  if (path !== null && existsSync(path)) return readFileSync(path);
  browser ??= await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage();
  await page.setContent(html);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  await page.close();
  if (path !== null) writeFileSync(path, pdf);
  return pdf;
};
const judged = await judgeForms(all, print, new Date().toISOString().slice(0, 10));
await browser?.close();

if (values.trace !== undefined) console.log(judged[0].trace());
if (values.faults || values.trace !== undefined)
  for (const [at, { forms, result }] of judged.entries())
    if (result.faults.length > 0) {
      console.log(
        `# ${first + at} ${Object.entries(forms)
          .map((pair) => pair.join('='))
          .join(' ')}`,
      );
      for (const fault of result.faults) console.log(`  ${fault}`);
    }
if (values.trace === undefined)
  for (const line of tableOf(judged).slice(0, values.sums ? 3 : undefined)) console.log(line);

#!/usr/bin/env node
// Measures the reader of CVs on invented people drawn in many forms: which form of a page, a date or a head it reads worst.
// Usage: npm run layouts -- [--count 360] [--seed 1] [--keep FOLDER]
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { chromium } from 'playwright';

import { findBrowser } from './browser.mjs';
import { loadEvaluator } from './evaluate/build.mjs';
import { pageOf } from './layouts/page.mjs';
import { compare } from './layouts/score.mjs';
import { randomFrom } from './random.mjs';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '360' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'string' },
  },
});
const folder = values.keep
  ? resolve(values.keep)
  : mkdtempSync(join(tmpdir(), 'embellie-layouts-'));
if (!values.keep) process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, 'cvs'), { recursive: true });
mkdirSync(join(folder, 'offers'), { recursive: true });

// Of trades that no pack was written for. A post is title, employer, town, first and last month (null: it goes on), tasks; a
// study is diploma or training, school, town, first and last year.
const people = JSON.parse(readFileSync(new URL('layouts/people.json', import.meta.url), 'utf8'));
const random = randomFrom(Number(values.seed));
const papers = Array.from({ length: Number(values.count) }, (_, index) => ({
  id: `cv-${String(index + 1).padStart(3, '0')}`,
  ...pageOf(people[index % people.length], random),
}));

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const { id, html } of papers) {
  await page.setContent(html);
  await page.pdf({ path: join(folder, 'cvs', `${id}.pdf`), preferCSSPageSize: true });
  writeFileSync(join(folder, 'cvs', `${id}.json`), JSON.stringify({ id, file: `${id}.pdf` }));
}
await browser.close();
const pack = {
  id: 'layouts',
  description: 'Invented',
  cvs: papers.map(({ id }) => id),
  offers: [],
};
writeFileSync(join(folder, 'pack.json'), JSON.stringify(pack));

const { evaluatePack } = await loadEvaluator();
const outFile = join(folder, 'read.json');
await evaluatePack({
  packDir: folder,
  outFile,
  today: new Date().toISOString().slice(0, 10),
  compare: false,
  log: () => {},
});
const { cvs } = JSON.parse(readFileSync(outFile, 'utf8'));

const sums = new Map();
const add = (form, result) => {
  const sum = sums.get(form) ?? result.map(() => 0);
  sums.set(
    form,
    sum.map((value, at) => value + result[at]),
  );
};
for (const { id, forms, truth } of papers) {
  const { experiences = [], education = [] } = cvs[id] ?? {};
  const posts = experiences.map(({ jobTitle, company, start, end }) => ({
    name: jobTitle,
    house: company,
    start,
    end,
  }));
  const studies = education.map(({ degree, institution, end }) => ({
    name: degree,
    house: institution,
    end,
  }));
  const read = {
    posts: compare(truth.posts, posts, true),
    studies: compare(truth.studies, studies, false),
  };
  for (const kind of ['posts', 'studies']) add(`${kind}: all`, read[kind]);
  for (const form of ['page', 'date', 'post', 'tasks'])
    add(`posts: ${form} ${forms[form]}`, read.posts);
  for (const form of ['page', 'study', 'studies'])
    add(`studies: ${form} ${forms[form]}`, read.studies);
}

const share = (part, whole) => (whole === 0 ? '–' : (part / whole).toFixed(2));
console.log(
  '| Form | entries | found F1 | all right F1 | name | house | dates |\n| --- | --- | --- | --- | --- | --- | --- |',
);
const worst = ([, [count, read, , , , , right]]) => right / (count + read);
for (const [form, [count, read, found, name, house, dates, right]] of [...sums].sort(
  (a, b) =>
    a[0].split(' ', 2).join().localeCompare(b[0].split(' ', 2).join()) || worst(a) - worst(b),
))
  console.log(
    `| ${form} | ${count} | ${share(2 * found, count + read)} | ${share(2 * right, count + read)} | ${share(name, found)} | ${share(house, found)} | ${share(dates, found)} |`,
  );

#!/usr/bin/env node
// Makes a bench pack (format: shared/bench/FORMAT.md) from its marked sources in PACK_DIR/build.
// Usage: node tools/make-bench.mjs PACK_DIR [--truth-only]
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright';
import { createServer } from 'vite';

import {
  parseConcepts,
  parseOffer,
  parseRelevance,
  plainText,
  readMarks,
  skillsOf,
  stripMarks,
  yearsOfExperience,
} from './make-bench/marks.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [packArgument, ...flags] = process.argv.slice(2);
if (packArgument === undefined) {
  console.error('usage: node tools/make-bench.mjs PACK_DIR [--truth-only]');
  process.exit(2);
}
const packDir = resolve(packArgument);
const source = (name) => readFileSync(join(packDir, 'build', name), 'utf8');
const sources = readdirSync(join(packDir, 'build')).sort();
const write = (folder, name, content) => {
  mkdirSync(join(packDir, folder), { recursive: true });
  writeFileSync(join(packDir, folder, name), content);
};
const writeJson = (folder, name, value) =>
  write(folder, name, `${JSON.stringify(value, null, 2)}\n`);

const about = JSON.parse(source('pack.json'));
const labels = parseConcepts(source('concepts.txt'));

/** The source of a CV: its name, its marked text, and the file it becomes. */
const cvSource = (id) => {
  const kinds = { '.html': 'pdf', '.docx.json': 'docx', '.doc.txt': 'doc', '.rtf.txt': 'rtf' };
  for (const [ending, kind] of Object.entries(kinds))
    if (sources.includes(`${id}${ending}`)) return { kind, marked: source(`${id}${ending}`) };
  throw new Error(`${id} has no source`);
};

/** The strings of DOCX blocks in reading order, header first. */
const docxStrings = (node) => {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(docxStrings);
  const { header = [], textBox = [], blocks = [], rows = [], text, footer = [] } = node;
  const own = text === undefined ? [] : [text];
  return [...own, ...docxStrings([header, textBox, blocks, rows, footer])];
};

/** A line between two pairs of stars is bold. */
const rtfParagraphs = (text) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => (/^\*\*.*\*\*$/u.test(line) ? { bold: line.slice(2, -2) } : line));

/** RTF travels under the name that Word used to give it. */
const fileEnding = (kind) => (kind === 'rtf' ? 'doc' : kind);

const truthText = ({ kind, marked }) => {
  if (kind === 'pdf') return plainText(marked);
  if (kind === 'rtf') return marked.replaceAll('**', '');
  return kind === 'docx' ? docxStrings(JSON.parse(marked)).join('\n') : marked;
};

const cvIds = sources
  .filter((name) => name.endsWith('.truth.json'))
  .map((name) => name.slice(0, 5));
for (const id of cvIds) {
  const cv = cvSource(id);
  const text = truthText(cv);
  const { layout, occupation, person, headline, experiences, education, languages } = JSON.parse(
    source(`${id}.truth.json`),
  );
  const plain = stripMarks(text);
  for (const expected of [headline ?? '', person.email, person.phone, person.city])
    if (!plain.includes(expected)) throw new Error(`${id} does not hold ${expected}`);
  writeJson('cvs', `${id}.json`, {
    id,
    file: `${id}.${fileEnding(cv.kind)}`,
    layout,
    occupation,
    person,
    headline,
    experiences,
    education,
    languages,
    yearsOfExperience: yearsOfExperience(experiences, about.referenceDate),
    skills: skillsOf(readMarks(text), labels),
  });
  write('cvs', `${id}.txt`, `${plain.trim()}\n`);
}

const offerIds = sources.filter((name) => /^offer-\d+\.txt$/u.test(name)).map((n) => n.slice(0, 8));
for (const id of offerIds)
  writeJson('offers', `${id}.json`, parseOffer(id, source(`${id}.txt`), labels));

writeJson('.', 'pack.json', { ...about, cvs: cvIds, offers: offerIds });
writeJson('.', 'relevance.json', parseRelevance(source('relevance.txt'), cvIds, offerIds));
console.log(`${cvIds.length} CVs, ${offerIds.length} offers`);

const printPdf = async (browser, html) => {
  const page = await browser.newPage();
  await page.setContent(html);
  const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  await page.close();
  return bytes;
};

/** The makers the unit tests use, read through the bundler since they are TypeScript. */
const loadMakers = async () => {
  const server = await createServer({
    root,
    configFile: false,
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: { '#tests': join(root, 'tests'), '#': join(root, 'src') } },
  });
  const { makeDocx } = await server.ssrLoadModule('/tests/support/documents/docx.ts');
  const { makeDoc } = await server.ssrLoadModule('/tests/support/documents/doc.ts');
  const { makeRtf } = await server.ssrLoadModule('/tests/support/documents/rtf.ts');
  await server.close();
  return { makeDocx, makeDoc, makeRtf };
};

if (!flags.includes('--truth-only')) {
  const { makeDocx, makeDoc, makeRtf } = await loadMakers();
  const executablePath = existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  for (const id of cvIds) {
    const { kind, marked } = cvSource(id);
    const clean = stripMarks(marked);
    const { header, footer, blocks = [] } = kind === 'docx' ? JSON.parse(clean) : {};
    const make = {
      pdf: () => printPdf(browser, clean),
      docx: () => makeDocx(blocks, { header, footer }),
      doc: () => makeDoc(clean.trimEnd().split('\n')),
      rtf: () => makeRtf(rtfParagraphs(clean)),
    };
    const bytes = await make[kind]();
    const name = `${id}.${fileEnding(kind)}`;
    write('cvs', name, bytes);
    console.log(`${name} ${bytes.length}`);
  }
  await browser.close();
}

#!/usr/bin/env node
// Measures the reader and the matcher on the project's own packs and writes what the README and Storybook show.
// Usage: npm run justesse [-- OTHER_PACK_DIR...], or npm run justesse -- --without-trade [OTHER_PACK_DIR...] to print
// what is left of each pair where all that the lexicon knows of the offer's trade is taken out, beside plain BM25.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { loadEvaluator } from './evaluate/build.mjs';
import { OWN_PACKS, TODAY } from './evaluate/ownPacks.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = resolve(root, 'stories/justesse.figures.json');
const others = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const { figuresOf } = await loadEvaluator();
const measure = async (packDir, withoutTrade = false) =>
  figuresOf({ packDir, today: TODAY, withoutTrade });

const three = (value) => value.toFixed(3).replace(/^0/u, '');
const printRow = (name, all) => {
  const mean = (pick) => three(all.reduce((sum, each) => sum + pick(each), 0) / all.length);
  const cells = [
    mean(({ figures }) => figures.ranking.offersPerCv),
    mean(({ baseline }) => baseline.offersPerCv),
    mean(({ figures }) => figures.ranking.cvsPerOffer),
    mean(({ baseline }) => baseline.cvsPerOffer),
    mean(({ figures }) => figures.skills.offers.f1),
    `${mean(({ figures }) => figures.pairs.matching.p)} / ${mean(({ figures }) => figures.pairs.matching.r)}`,
    mean(({ figures }) => figures.pairs.matching.f1),
    `${mean(({ figures }) => figures.pairs.missing.p)} / ${mean(({ figures }) => figures.pairs.missing.r)}`,
    [0, 1, 2, 3]
      .map((grade) =>
        Math.round(
          all.reduce((sum, { figures }) => sum + (figures.medianByGrade[grade] ?? 0), 0) /
            all.length,
        ),
      )
      .join(' / '),
  ];
  console.log(`| ${name} | ${cells.join(' | ')} |`);
};

/** Prints the table of what is left without the lexicon of each trade. */
const printWithoutTrade = async () => {
  const dirs = [...OWN_PACKS.map((name) => resolve(root, 'tests/bench', name)), ...others];
  console.log(
    '| Without its trade | nDCG offers | BM25 | nDCG CVs | BM25 | Offer skills F1 | Matching P / R | F1 | Missing P / R | Medians 0/1/2/3 |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  const all = [];
  for (const packDir of dirs) {
    all.push(await measure(resolve(packDir), true));
    printRow(basename(packDir), all.slice(-1));
  }
  printRow('mean', all);
};

if (process.argv.includes('--without-trade')) {
  await printWithoutTrade();
  process.exit(0);
}

const packs = {};
for (const name of OWN_PACKS)
  packs[name] = (await measure(resolve(root, 'tests/bench', name))).figures;

// Packs that are not in the repository keep their last figures, each with the version that made them.
const known = JSON.parse(readFileSync(file, 'utf8'));
const measured = { ...known.others };
for (const packDir of others) {
  const { model, figures } = await measure(resolve(packDir));
  measured[basename(resolve(packDir))] = { model, figures };
}

writeFileSync(file, `${JSON.stringify({ today: TODAY, packs, others: measured }, null, 2)}\n`);
console.log(`written to ${file}`);

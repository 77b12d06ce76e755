// Weighs the built app against its budgets (gzip, kilobytes of 1000 bytes): see docs/decisions/0007.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { BUDGETS, circleOf, largestCopies, matchFiles, routeFiles } from './sizeBudgets.mjs';

const DIST = 'dist';
const kilobytes = (file) => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length / 1000;
const manifest = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8'));
const assets = readdirSync(join(DIST, 'assets')).map((name) => `assets/${name}`);

let broken = 0;
for (const budget of BUDGETS) {
  const sets = budget.screens
    ? routeFiles(manifest, budget).map(({ screen, files }) => ({
        screen,
        files: files.filter((file) => budget.kind.test(file)),
      }))
    : [{ files: largestCopies(matchFiles(assets, budget.pattern), kilobytes) }];
  const [heaviest] = sets
    .map(({ screen, files }) => ({
      screen,
      files,
      weight: budget.files ? files.length : files.reduce((sum, file) => sum + kilobytes(file), 0),
    }))
    .sort((a, b) => b.weight - a.weight);
  if (!heaviest || heaviest.files.length === 0) {
    console.error(`${budget.name}: no file found, nothing was weighed`);
    broken += 1;
    continue;
  }
  const { screen, files, weight } = heaviest;
  const over = weight > (budget.files ?? budget.limit);
  if (over) broken += 1;
  const name = screen ? `${budget.name} (${screen})` : budget.name;
  const line = budget.files
    ? `${name}: ${files.length} of ${budget.files}`
    : `${name}: ${weight.toFixed(1)} kB of ${budget.limit} kB (${files.length} files)`;
  (over ? console.error : console.log)(over ? `${line}  OVER` : line);
}
// A screen whose part has lost its name would go unweighed.
const weighed = new Set(Object.values(manifest).map(({ name }) => name));
for (const file of readdirSync('src/app/routes', { recursive: true })) {
  const [, screen] = /(\w+Route)\.tsx$/u.exec(file) ?? [];
  if (screen === undefined || weighed.has(screen)) continue;
  broken += 1;
  console.error(`${screen}: no part of the build has its name`);
}
const circle = circleOf(manifest);
if (circle) {
  broken += 1;
  console.error(`files that need each other: ${circle.join(' > ')}`);
}
process.exit(broken ? 1 : 0);

#!/usr/bin/env node
// Writes the sample catalogue that is served with the application, from the samples of the domain.
// Usage: npm run catalogue
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const domain = resolve(root, 'src/domain/offers');
const options = {
  root,
  configFile: false,
  logLevel: 'error',
  resolve: { alias: { '#': resolve(root, 'src') } },
};

const [{ module: samples }, { module: format }] = await Promise.all([
  runnerImport(resolve(domain, 'samples/sampleCatalogue.ts'), options),
  runnerImport(resolve(domain, 'catalogue/catalogueSchema.ts'), options),
]);
const file = resolve(root, 'public/catalogue/offers.json');
writeFileSync(file, format.encodeCatalogue(samples.SAMPLE_CATALOGUE));
console.log(file);

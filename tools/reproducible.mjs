#!/usr/bin/env node
// Builds a second time beside `dist/` and compares the two byte for byte: who deploys can check what they serve.
// Usage: npm run build && npm run reproducible
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'vite';

const FIRST = 'dist';
const SECOND = 'node_modules/.cache/embellie-second-build';

/** The digest of each file of a folder, hidden ones included, by its path. */
const digestsOf = (folder) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const path = join(parentPath, name);
        const digest = createHash('sha256').update(readFileSync(path)).digest('hex');
        return [path.slice(folder.length + 1), digest];
      }),
  );

await build({ logLevel: 'error', build: { outDir: SECOND, emptyOutDir: true } });
const [first, second] = [digestsOf(FIRST), digestsOf(SECOND)];
rmSync(SECOND, { recursive: true, force: true });

const differing = [...new Set([...first.keys(), ...second.keys()])].filter(
  (path) => first.get(path) !== second.get(path),
);
if (differing.length > 0) {
  console.error(`Two builds differ in ${differing.length} of ${first.size} files:`);
  for (const path of differing.slice(0, 20)) console.error(`  ${path}`);
  process.exit(1);
}
console.log(`Two builds are the same: ${first.size} files.`);

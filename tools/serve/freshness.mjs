import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const BUILT = join('dist', 'index.html');
const SOURCES = [
  'src',
  'public',
  'index.html',
  'package.json',
  'vite.config.ts',
  'tools/build',
  'tools/hosts',
  'tools/lexicon',
  'tools/offline',
  'tools/prerender',
  'tools/serve',
];

const newest = (path) => {
  if (!existsSync(path)) return 0;
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
};

/** True where dist/ is newer than everything it was built from. */
export const isBuildFresh = () =>
  existsSync(BUILT) && SOURCES.every((path) => newest(path) <= statSync(BUILT).mtimeMs);

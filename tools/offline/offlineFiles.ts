import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

import type { OfflineFiles } from '../../src/adapters/offline/offlineFiles.ts';

/**
 * Largest file, in bytes, that is kept from the first visit on. Above are parsers, the lexicon, registers, writers of
 * documents: some of them are never used by most people.
 */
const MOST_SHELL = 60_000;

/** What every screen stands on (tools/build/chunks.ts), whatever it weighs. */
const FRAME = /^assets\/shell-/u;

/** Letters that French does not use; a browser asks for them where a page has one. */
const OTHER_LETTERS = /-(?:latin-ext|vietnamese)-/u;

/** What is nobody's on a device: lists for search engines, pictures for social networks, files for hosts. */
const NOT_KEPT =
  /^(?:robots\.txt|sitemap\.xml|social\.\w+|screenshots\/.*|404\.html|vercel\.json|version\.json|offline\.json|notices\.txt|sbom\.cdx\.json|sw\.js|_\w+|catalogue\/.*|(?:.*\/)?\..*)$/u;

const filesUnder = (folder: string, inside = ''): readonly string[] =>
  readdirSync(join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
    const path = join(inside, entry.name);
    return entry.isDirectory() ? filesUnder(folder, path) : [path.split(sep).join('/')];
  });

/** Script that a page starts with. */
const entryOf = (html: string): string => {
  const [, entry] = /<script type="module"[^>]*? src="[^"]*?([^"/]+)\.js"/u.exec(html) ?? [];
  if (entry === undefined) throw new Error('offline: the built page starts no script');
  return entry;
};

/** What a built folder can keep on a device: by name where the name holds a hash, else by contents. */
export const offlineFilesOf = (dist: string, base: string): OfflineFiles => {
  const shellPage = readFileSync(join(dist, '200.html'), 'utf8');
  const entry = entryOf(shellPage);
  const files = filesUnder(dist)
    .filter((path) => !NOT_KEPT.test(path))
    .toSorted()
    .map((path) => ({ path, bytes: statSync(join(dist, path)).size }));
  const isLater = ({ path, bytes }: (typeof files)[number]): boolean =>
    path.startsWith('assets/') &&
    !path.startsWith(`assets/${entry}.`) &&
    !FRAME.test(path) &&
    (bytes > MOST_SHELL || OTHER_LETTERS.test(path));
  const revision = (path: string): string | null =>
    path.startsWith('assets/')
      ? null
      : createHash('sha256')
          .update(readFileSync(join(dist, path)))
          .digest('hex')
          .slice(0, 16);
  return {
    version: entry,
    base,
    shell: files
      .filter((file) => !isLater(file))
      .map(({ path }) => ({ url: `${base}${path}`, revision: revision(path) })),
    later: files.filter(isLater).map(({ path, bytes }) => ({ url: `${base}${path}`, bytes })),
  };
};

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import sharp from 'sharp';

import { compareHashes, readHash, writeHash } from './hash.ts';
import type { Difference, Hash } from './hash.ts';
import { modesOf, pictureName } from './modes.ts';
import type { IndexedStory } from './modes.ts';

const inRepository = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const file = inRepository('hashes.json');
const results = inRepository('../../test-results');
/** Where a reviewer finds the pictures that differ, and their list. */
export const changedFolder = join(results, 'pictures-changed');
const acceptedFolder = join(results, 'pictures-accepted');

type Lines = Readonly<Record<string, string>>;

const linesOf = (path: string): Lines =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Lines) : {};

const references = linesOf(file);

/** What tells a picture from the reference of that name; null where nothing does. */
export const differenceFromReference = (name: string, actual: Hash): Difference | null => {
  const reference = readHash(references[name] ?? '');
  return reference
    ? compareHashes(reference, actual)
    : { reason: 'has no picture yet: npm run pictures:accept takes it', squares: [] };
};

/** Puts a changed picture, its changed squares framed, where a reviewer finds it, and its distance in a list. */
export const writeChange = async (
  name: string,
  shot: Buffer,
  { reason, squares }: Difference,
): Promise<void> => {
  const path = join(changedFolder, `${name}.png`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, shot);
  writeFileSync(path.replace(/png$/u, 'txt'), `${reason}\n`);
  if (squares.length === 0) return;
  const { width, height } = await sharp(shot).metadata();
  const frames = squares.map(
    ({ x, y, size }) =>
      `<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="#dc141433" stroke="#dc1414"/>`,
  );
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${frames.join('')}</svg>`;
  await sharp(shot)
    .composite([{ input: Buffer.from(overlay) }])
    .png()
    .toFile(path.replace(/png$/u, 'where.png'));
};

/** Notes new references; `mergeAccepted` makes them those of the repository. Tests run side by side, the file is one. */
export const accept = (part: string, hashes: ReadonlyMap<string, Hash>): void => {
  mkdirSync(acceptedFolder, { recursive: true });
  const lines = Object.fromEntries([...hashes].map(([name, hash]) => [name, writeHash(hash)]));
  writeFileSync(join(acceptedFolder, `${part}.json`), JSON.stringify(lines));
};

const namesOf = (stories: readonly IndexedStory[]): ReadonlySet<string> =>
  new Set(stories.flatMap((story) => modesOf(story).map((mode) => pictureName(story, mode))));

/** References whose story is gone, or is not pictured so any more. */
export const orphansOf = (stories: readonly IndexedStory[]): readonly string[] => {
  const names = namesOf(stories);
  return Object.keys(references).filter((name) => !names.has(name));
};

/** Forgets what an earlier run left: changes and what it accepted. */
export const clearResults = (): void => {
  for (const folder of [changedFolder, acceptedFolder]) {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Writes what was accepted into the one file of references, a line each, in the order of names; drops those whose story is gone. */
export const mergeAccepted = (stories: readonly IndexedStory[]): void => {
  if (!existsSync(acceptedFolder)) return;
  const names = namesOf(stories);
  const parts = readdirSync(acceptedFolder).map((part) => linesOf(join(acceptedFolder, part)));
  const merged = Object.entries<string>(Object.assign({}, linesOf(file), ...parts))
    .filter(([name]) => names.has(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const lines = merged.map(([name, line]) => `${JSON.stringify(name)}: ${JSON.stringify(line)}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
};

import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { MODES, modesOf } from './modes.ts';
import type { IndexedStory, Mode } from './modes.ts';
import { comparePictures, decodePicture, encodePicture } from './picture.ts';
import type { Difference, Picture } from './picture.ts';

const folder = fileURLToPath(new URL('pictures', import.meta.url));
const changes = fileURLToPath(new URL('../../test-results/pictures-changed', import.meta.url));

/** Name of a story's reference: its id in ASCII, since titles are French. */
const fileOf = ({ id }: IndexedStory): string =>
  `${id.normalize('NFD').replace(/[^a-z0-9-]/gu, '')}.png`;

const pathOf = (story: IndexedStory, mode: Mode): string => join(folder, mode.name, fileOf(story));

/** What tells a picture from the reference of its story; null where nothing does. */
export const differenceFromReference = async (
  story: IndexedStory,
  mode: Mode,
  actual: Picture,
): Promise<Difference | null> => {
  const file = pathOf(story, mode);
  return existsSync(file)
    ? comparePictures(await decodePicture(readFileSync(file)), actual)
    : { reason: 'has no reference picture', difference: null };
};

/** Makes a picture the reference of its story. */
export const keepReference = async (
  story: IndexedStory,
  mode: Mode,
  picture: Picture,
): Promise<void> => {
  const file = pathOf(story, mode);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await encodePicture(picture));
};

/** Puts a changed picture, and what changed in it, where a reviewer finds them. */
export const keepChange = async (
  story: IndexedStory,
  mode: Mode,
  shot: Buffer,
  { difference }: Difference,
): Promise<void> => {
  const into = join(changes, mode.name);
  mkdirSync(into, { recursive: true });
  writeFileSync(join(into, `${story.id}.actual.png`), shot);
  if (difference) {
    writeFileSync(join(into, `${story.id}.changed.png`), await encodePicture(difference));
  }
};

/** References whose story is gone, or is not pictured so any more. */
export const orphansOf = (stories: readonly IndexedStory[]): readonly string[] => {
  const expected = new Set(
    stories.flatMap((story) => modesOf(story).map((mode) => `${mode.name}/${fileOf(story)}`)),
  );
  return MODES.flatMap((mode) => {
    const of = join(folder, mode.name);
    return existsSync(of) ? readdirSync(of).map((name) => `${mode.name}/${name}`) : [];
  }).filter((file) => !expected.has(file));
};

/** Deletes references by their names. */
export const dropReferences = (files: readonly string[]): void => {
  for (const file of files) rmSync(join(folder, file));
};

import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { foldersUnder, root, sourcesUnder } from '#tests/architecture/sources';

/** Folders of `src/<kind>` without a story file of the same name. */
const withoutStory = (kind: string, folders: readonly string[]): readonly string[] =>
  folders.filter(
    (name) =>
      /^[A-Z]/u.test(name) &&
      !existsSync(join(root, 'stories', kind, `${name}.stories.tsx`)) &&
      !existsSync(join(root, 'stories', kind, name)),
  );

/** Test files whose folder does not exist in `src`. */
const withoutSource = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => {
    const folder = path.replace(/^tests\//u, 'src/').replace(/\/[^/]+$/u, '');
    return !existsSync(join(root, folder));
  });

describe('stories mirror the source', () => {
  test.each(['components', 'modules', 'pages'])(
    'every folder of src/%s has its stories',
    (kind) => {
      const folders = foldersUnder(`src/${kind}`);
      expect(folders.length).toBeGreaterThan(0);
      expect(withoutStory(kind, folders)).toEqual([]);
    },
  );

  test('a component without a story is found', () => {
    expect(withoutStory('components', ['NoSuchComponent'])).toEqual(['NoSuchComponent']);
  });
});

describe('tests mirror the source', () => {
  const tests = ['domain', 'usecases', 'adapters', 'app', 'components'].flatMap((kind) =>
    existsSync(join(root, 'tests', kind)) ? sourcesUnder(`tests/${kind}`, /\.test\.tsx?$/u) : [],
  );

  test('every test stands where its source stands', () => {
    expect(tests.length).toBeGreaterThan(20);
    expect(withoutSource(tests.map(({ path }) => path))).toEqual([]);
  });

  test('a test without its source is found', () => {
    expect(withoutSource(['tests/domain/nowhere/x.test.ts'])).toHaveLength(1);
  });
});

describe('names of files', () => {
  const repeatedNames = (paths: readonly string[]): readonly string[] => {
    const names = paths.map((path) => path.slice(path.lastIndexOf('/') + 1));
    return names.filter((name, at) => names.indexOf(name) !== at);
  };

  test('an editor asked for a file of src by its name has one answer', () => {
    const files = sourcesUnder('src', /\.tsx?$/u).map(({ path }) => path);
    expect(files.length).toBeGreaterThan(100);
    expect(repeatedNames(files)).toEqual([]);
  });

  test('a name that stands twice is found', () => {
    expect(repeatedNames(['src/a/draft.ts', 'src/b/draft.ts', 'src/b/draft.fr.ts'])).toEqual([
      'draft.ts',
    ]);
  });
});

import { describe, expect, test } from 'vitest';

import { circlesIn, folderCirclesIn } from '#tests/architecture/circles';
import { sourcesUnder } from '#tests/architecture/sources';

const files = ['src', 'stories', 'tools'].flatMap((folder) => sourcesUnder(folder, /\.tsx?$/u));

describe('circles', () => {
  test('no file leads back to itself, be it by a type or by what it loads on use', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(circlesIn(files)).toEqual([]);
  });

  test('a planted circle is found', () => {
    const file = (name: string, ...imported: readonly string[]) => ({
      path: `src/x/${name}.ts`,
      text: imported.map((other) => `import type { T } from '#/x/${other}';`).join('\n'),
    });
    const planted = [
      file('a', 'b', 'leaf'),
      file('b', 'c', 'leaf'),
      { path: 'src/x/c.ts', text: "const a = () => import('./a.ts');" },
      file('leaf'),
    ];
    expect(circlesIn(planted)).toEqual(['src/x/a -> src/x/b -> src/x/c -> src/x/a']);
    expect(circlesIn(planted.slice(1))).toEqual([]);
  });

  test('no folder leads back to itself by way of its neighbours', () => {
    expect(folderCirclesIn(files)).toEqual([]);
  });

  test('a planted circle of folders is found, though no file leads back to itself', () => {
    const planted = [
      { path: 'src/x/a/one.ts', text: "import { two } from '#/x/b/two';" },
      { path: 'src/x/b/two.ts', text: '' },
      { path: 'src/x/b/deep/three.ts', text: "import type { Four } from '#/x/a/deep/four';" },
      { path: 'src/x/a/deep/four.ts', text: '' },
    ];
    expect(circlesIn(planted)).toEqual([]);
    expect(folderCirclesIn(planted)).toEqual(['src/x/a -> src/x/b -> src/x/a']);
    expect(folderCirclesIn(planted.slice(1))).toEqual([]);
  });
});

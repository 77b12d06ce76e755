import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';

import { partsOf, stylesOf } from '../../tools/prerender/parts.ts';

const chunk = (fileName: string, source: string, imports: readonly string[], style?: string) => ({
  type: 'chunk',
  fileName,
  moduleIds: [`/project/${source}`],
  imports,
  viteMetadata: { importedCss: new Set(style === undefined ? [] : [style]) },
});

const bundle = Object.fromEntries(
  [
    chunk('base.js', 'src/base.ts', [], 'base.css'),
    chunk('shell.js', 'src/Shell.tsx', ['base.js'], 'shell.css'),
    chunk('screen.js', 'src/Screen.tsx', ['shell.js', 'base.js'], 'screen.css'),
    chunk('other.js', 'src/Other.tsx', ['base.js'], 'other.css'),
  ].map((file) => [file.fileName, file]),
) as unknown as Rolldown.OutputBundle;

test('gives what the sources bring and all that it imports, each once, the needed ones first', () => {
  expect(partsOf(bundle, ['/src/Shell.tsx', '/src/Screen.tsx'])).toEqual({
    scripts: ['base.js', 'shell.js', 'screen.js'],
    styles: ['base.css', 'shell.css', 'screen.css'],
  });
});

test('stops a build that holds a source nowhere', () => {
  expect(() => partsOf(bundle, ['/src/Gone.tsx'])).toThrow('no file of the build holds');
});

test('gives the style sheets that hold a rule for what is drawn, and no other', () => {
  const sheets = Object.fromEntries(
    [
      ['a.css', '.drawn{color:red}'],
      ['b.css', '@media all{.also-drawn:hover{color:red}}'],
      ['c.css', '.drawnElsewhere{color:red}'],
      ['d.js', '.drawn'],
    ].map(([fileName = '', source]) => [fileName, { type: 'asset', fileName, source }]),
  ) as unknown as Rolldown.OutputBundle;
  expect(stylesOf(sheets, '<p class="x drawn"><b class="also-drawn"></b></p>')).toEqual([
    'a.css',
    'b.css',
  ]);
});

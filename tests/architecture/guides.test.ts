import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { root } from '#tests/architecture/sources';

/** A file or folder of the project; `X` and `NNNN` stand for a name of the reader's. */
const PATH = /^(?:src|stories|tests|tools|docs|public|deploy)\/[\w./-]+$/u;
const PLACEHOLDER = /\bX|NNNN|\/x\//u;
/** A file by its name alone; names are unique. */
const FILE = /^\w[\w.]*\.(?:tsx?|mjs)$/u;

const fileNames = new Set(
  ['src', 'stories', 'tests', 'tools'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      basename(path),
    ),
  ),
);

const isGone = (code: string): boolean =>
  !PLACEHOLDER.test(code) &&
  ((PATH.test(code) && !existsSync(join(root, code))) || (FILE.test(code) && !fileNames.has(code)));

/** What a guide names that is not there: files, folders and scripts between backticks, with what to do. */
const staleNames = (
  guide: string,
  text: string,
  scripts: Readonly<Record<string, string>>,
): readonly string[] =>
  [...text.matchAll(/`([^`\n]+)`/gu)].flatMap(([, code = '']) => [
    ...(isGone(code)
      ? [`${guide} names ${code}, which is not there: say where it stands now`]
      : []),
    ...[...code.matchAll(/npm run ([\w:-]+)/gu)]
      .filter(([, script = '']) => scripts[script] === undefined)
      .map(
        ([, script = '']) => `${guide} tells to run ${script}, which package.json does not have`,
      ),
  ]);

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

describe('guides for who comes new', () => {
  const guides = [
    'README.md',
    'CONTRIBUTING.md',
    ...readdirSync(join(root, 'docs'))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
  ];

  test('name files and scripts that are there', () => {
    expect(guides.length).toBeGreaterThan(7);
    const stale = guides.flatMap((guide) =>
      staleNames(guide, readFileSync(join(root, guide), 'utf8'), scripts),
    );
    expect(stale).toEqual([]);
  });

  test('a file that moved and a script that went are found', () => {
    const text =
      'See `src/domain/gone.ts`, `gone.ts`, `src/modules/X/` and `npm run gone -- FILE`.';
    expect(staleNames('GUIDE.md', text, scripts)).toHaveLength(3);
  });
});

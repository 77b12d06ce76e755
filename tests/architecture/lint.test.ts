import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, test } from 'vitest';

import { root } from '#tests/architecture/sources';

const folder = mkdtempSync(join(tmpdir(), 'embellie-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the linter of the project says of one file, by its configuration alone. */
const lint = (text: string): string => {
  const tsconfig = { compilerOptions: { strict: true, target: 'es2023', types: [] } };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  writeFileSync(join(folder, 'planted.ts'), text);
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const args = [oxlint, '-c', '.oxlintrc.json', '-f', 'unix', join(folder, 'planted.ts')];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect(stderr).not.toContain('Failed');
  return stdout;
};

const SWITCH = (cases: string) => `
  type State = { readonly status: 'empty' } | { readonly status: 'full' };
  export const log = (state: State): void => {
    switch (state.status) {
      ${cases}
    }
  };`;

describe('what the linter guards', () => {
  test('a status that no case names', () => {
    expect(lint(SWITCH("case 'empty': throw new Error('empty');"))).toMatch(
      /switch-exhaustiveness-check/u,
    );
    expect(lint(SWITCH("case 'empty': throw new Error('empty'); default:"))).toMatch(
      /Cases not matched: "full"/u,
    );
    expect(lint(SWITCH("case 'empty': throw new Error('empty'); case 'full':"))).toBe('');
  });

  test('a promise that nobody waits for', () => {
    const saving = 'const save = (): Promise<void> => Promise.resolve();\n';
    expect(lint(`${saving}export const press = (): void => { save(); };`)).toMatch(
      /no-floating-promises/u,
    );
    expect(lint(`${saving}[1].forEach(save);`)).toMatch(/no-misused-promises/u);
    expect(lint(`${saving}export const press = (): void => { void save(); };`)).toBe('');
  });
});

import { join } from 'node:path';

import ts from 'typescript';
import { describe, expect, test } from 'vitest';

import { root } from '#tests/architecture/sources';

// What the same options have parsed before serves again: the library alone takes seconds.
const parsed = new Map<string, Map<string, ts.SourceFile | undefined>>();

/** Type errors of one virtual file under the options of a tsconfig. */
const errorsOf = (configPath: string, fileName: string, text: string): readonly string[] => {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, configPath),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  if (!config) throw new Error(`${configPath} could not be read`);
  const host = ts.createCompilerHost(config.options);
  const path = join(root, fileName);
  const read = host.getSourceFile.bind(host);
  const known = parsed.get(configPath) ?? new Map<string, ts.SourceFile | undefined>();
  parsed.set(configPath, known);
  host.getSourceFile = (name, target, ...rest) => {
    if (name === path) return ts.createSourceFile(name, text, target);
    if (!known.has(name)) known.set(name, read(name, target, ...rest));
    return known.get(name);
  };
  const fileExists = host.fileExists.bind(host);
  host.fileExists = (name) => name === path || fileExists(name);
  const program = ts.createProgram([path], config.options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(path))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
};

describe('what the compiler guards', () => {
  test('domain code compiles without the DOM', () => {
    const clean = errorsOf(
      'src/domain/tsconfig.json',
      'src/domain/planted.ts',
      'export const x = 1;',
    );
    expect(clean).toEqual([]);
    const faulty = errorsOf(
      'src/domain/tsconfig.json',
      'src/domain/planted.ts',
      'export const width = window.innerWidth;',
    );
    expect(faulty.join()).toContain('window');
  });

  test('a state without its story does not compile', () => {
    const source = (stories: string): string =>
      `import { coverStates } from '#stories/support/coverStates';
       type Status = 'empty' | 'ready';
       coverStates<Status>(${stories});`;
    expect(
      errorsOf('tsconfig.json', 'stories/planted.ts', source('{ empty: {}, ready: {} }')),
    ).toEqual([]);
    expect(
      errorsOf('tsconfig.json', 'stories/planted.ts', source('{ empty: {} }')).join(),
    ).toContain('ready');
  });
});

import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the project. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** A source file: path from the root with forward slashes, and its text. */
export type SourceFile = { readonly path: string; readonly text: string };

const walk = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? walk(path) : [path];
  });

/** Every file under a folder of the project whose name matches. */
export const sourcesUnder = (folder: string, pattern: RegExp): readonly SourceFile[] =>
  walk(join(root, folder))
    .filter((path) => pattern.test(path))
    .map((path) => ({
      path: relative(root, path).split(sep).join('/'),
      text: readFileSync(path, 'utf8'),
    }));

/** Folders directly under a folder of the project. */
export const foldersUnder = (folder: string): readonly string[] =>
  readdirSync(join(root, folder)).filter((name) =>
    statSync(join(root, folder, name)).isDirectory(),
  );

const IMPORTS =
  /^\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gmu;

/** What a file imports: project files as paths from the root without extension, packages by name. */
export const importsOf = ({ path, text }: SourceFile): readonly string[] =>
  [...text.matchAll(IMPORTS)].map((match) => {
    const specifier = match[1] ?? match[2] ?? match[3] ?? '';
    if (specifier.startsWith('#/')) return `src/${specifier.slice(2)}`;
    if (specifier.startsWith('#')) return specifier.slice(1);
    if (specifier.startsWith('.')) {
      return relative(root, resolve(root, dirname(path), specifier))
        .split(sep)
        .join('/');
    }
    return specifier;
  });

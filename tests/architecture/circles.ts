import { importsOf } from '#tests/architecture/sources';
import type { SourceFile } from '#tests/architecture/sources';

const withoutEnding = (path: string): string => path.replace(/\.tsx?$/u, '');

/** Files that lead back to themselves through their imports, each circle once: the paths in order, the first again at the end. */
export const circlesIn = (files: readonly SourceFile[]): readonly string[] => {
  const known = new Set(files.map(({ path }) => withoutEnding(path)));
  const imports = new Map(
    files.map((file) => [
      withoutEnding(file.path),
      importsOf(file)
        .map(withoutEnding)
        .filter((path) => known.has(path)),
    ]),
  );
  const circles: string[] = [];
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (path: string): void => {
    if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(' -> '));
    else if (!done.has(path)) {
      way.push(path);
      for (const next of imports.get(path) ?? []) visit(next);
      way.pop();
      done.add(path);
    }
  };
  for (const path of known) visit(path);
  return circles;
};

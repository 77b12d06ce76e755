import { importsOf } from '#tests/architecture/sources';
import type { SourceFile } from '#tests/architecture/sources';

const withoutEnding = (path: string): string => path.replace(/\.tsx?$/u, '');

type Graph = ReadonlyMap<string, readonly string[]>;

/** Places that lead back to themselves, each circle once: the places in order, the first again at the end. */
const circlesOf = (graph: Graph): readonly string[] => {
  const circles: string[] = [];
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (place: string): void => {
    if (way.includes(place)) circles.push([...way.slice(way.indexOf(place)), place].join(' -> '));
    else if (!done.has(place)) {
      way.push(place);
      for (const next of graph.get(place) ?? []) visit(next);
      way.pop();
      done.add(place);
    }
  };
  for (const place of graph.keys()) visit(place);
  return circles;
};

const graphOf = (files: readonly SourceFile[]): Graph => {
  const known = new Set(files.map(({ path }) => withoutEnding(path)));
  return new Map(
    files.map((file) => [
      withoutEnding(file.path),
      importsOf(file)
        .map(withoutEnding)
        .filter((path) => known.has(path)),
    ]),
  );
};

/** Files that lead back to themselves through their imports. */
export const circlesIn = (files: readonly SourceFile[]): readonly string[] =>
  circlesOf(graphOf(files));

/** The folder of a path that stands directly in another one; null where the path does not go through one. */
const folderIn = (parent: string, path: string): string | null => {
  const rest = path.startsWith(`${parent}/`) ? path.slice(parent.length + 1) : '';
  return rest.includes('/') ? `${parent}/${rest.slice(0, rest.indexOf('/'))}` : null;
};

/** Every folder that a path goes through. */
const foldersOf = (path: string): readonly string[] =>
  path
    .split('/')
    .slice(0, -1)
    .map((_, index, parts) => parts.slice(0, index + 1).join('/'));

/** Folders that stand side by side and lead back to themselves through the imports of their files. Files beside them do not count. */
export const folderCirclesIn = (files: readonly SourceFile[]): readonly string[] => {
  const graph = graphOf(files);
  const parents = new Set([...graph.keys()].flatMap(foldersOf));
  return [...parents].flatMap((parent) => {
    const folders = new Map<string, string[]>();
    for (const [path, imported] of graph) {
      const from = folderIn(parent, path);
      if (from === null) continue;
      const to = imported.flatMap((other) => folderIn(parent, other) ?? []);
      folders.set(from, [
        ...new Set([...(folders.get(from) ?? []), ...to.filter((folder) => folder !== from)]),
      ]);
    }
    return circlesOf(folders);
  });
};

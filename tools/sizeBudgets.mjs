/** Budgets in gzip kilobytes. `route` weighs what a first visit of that screen downloads at load. */
export const BUDGETS = [
  { name: 'dashboard, script at load', route: 'src/app/routes/', kind: '.js', limit: 170 },
  { name: 'styles at load', route: 'src/app/routes/', kind: '.css', limit: 30 },
  { name: 'PDF reader, on use', pattern: /pdf/i, limit: 560 },
  { name: 'lexicon, on use', pattern: /lexicon/i, limit: 400 },
];

/** Files of a manifest entry with everything it imports statically. */
const closure = (manifest, key, seen = new Set()) => {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [
    chunk.file,
    ...(chunk.css ?? []),
    ...(chunk.imports ?? []).flatMap((imported) => closure(manifest, imported, seen)),
  ];
};

/** What index.html loads, with the heaviest chunk whose source starts with `route` beside it. */
export const entryFiles = (manifest, route) => {
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry) ?? '';
  const routes = Object.keys(manifest).filter((key) => key.startsWith(route));
  const all = routes.map((key) => [
    ...new Set([...closure(manifest, entry), ...closure(manifest, key)]),
  ]);
  return all.sort((a, b) => b.length - a.length)[0] ?? [];
};

/** Assets whose name matches. */
export const matchFiles = (assets, pattern) => assets.filter((file) => pattern.test(file));

/** What every dashboard screen loads at once besides itself: its frame, and the toasts. */
const DASHBOARD = [
  'src/app/router/DashboardLayout.tsx',
  'src/app/notifications/Notifications.tsx',
  'src/app/notifications/notify.tsx',
];

/**
 * Budgets in gzip kilobytes. `routes` weighs what a first visit downloads at load: the entry, the frames and the
 * heaviest screen of a folder of sources, `files` counts them instead. `pattern` weighs what loads on use.
 */
export const BUDGETS = [
  {
    name: 'landing page, script at load',
    routes: /^src\/app\/routes\/landing\/LandingRoute\.tsx$/u,
    kind: /\.js$/u,
    limit: 110,
  },
  {
    name: 'any dashboard screen, script at load',
    routes: /^src\/app\/routes\/\w+\/\w+Route\.tsx$/u,
    frames: DASHBOARD,
    kind: /\.js$/u,
    limit: 170,
  },
  {
    name: 'any dashboard screen, styles at load',
    routes: /^src\/app\/routes\/\w+\/\w+Route\.tsx$/u,
    frames: DASHBOARD,
    kind: /\.css$/u,
    limit: 30,
  },
  {
    name: 'any dashboard screen, files at load',
    routes: /^src\/app\/routes\/\w+\/\w+Route\.tsx$/u,
    frames: DASHBOARD,
    kind: /\.(?:js|css)$/u,
    files: 24,
  },
  { name: 'PDF reader, on use', pattern: /^assets\/pdf[.-]/u, limit: 560 },
  { name: 'lexicon, on use', pattern: /lexicon/iu, limit: 480 },
  { name: 'register of occupations, on use', pattern: /^assets\/rome[.-]/u, limit: 150 },
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

/** For each screen of a budget, every file that its first visit loads. */
export const routeFiles = (manifest, { routes, frames = [] }) => {
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry) ?? '';
  return Object.keys(manifest)
    .filter((key) => routes.test(key))
    .map((key) => [...new Set([entry, ...frames, key].flatMap((part) => closure(manifest, part)))]);
};

/** Assets whose name matches. */
export const matchFiles = (assets, pattern) => assets.filter((file) => pattern.test(file));

/** One file per name: what the worker and its inline fallback share is built twice and downloaded once. */
export const largestCopies = (files, weigh) => {
  const byName = new Map();
  for (const file of files) {
    const name = file.replace(/-[\w-]{8}(?=\.\w+$)/u, '');
    const known = byName.get(name);
    if (!known || weigh(file) > weigh(known)) byName.set(name, file);
  }
  return [...byName.values()];
};

/** Files of the build that need each other at once: what runs first among them would be chance. Keys, first one again at the end. */
export const circleOf = (manifest) => {
  const done = new Set();
  const visit = (key, path) => {
    if (path.includes(key)) return [...path.slice(path.indexOf(key)), key];
    if (done.has(key)) return null;
    for (const next of manifest[key]?.imports ?? []) {
      const circle = visit(next, [...path, key]);
      if (circle) return circle;
    }
    done.add(key);
    return null;
  };
  for (const key of Object.keys(manifest)) {
    const circle = visit(key, []);
    if (circle) return circle;
  }
  return null;
};

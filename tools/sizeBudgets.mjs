/** Every screen of the dashboard, by the name of its part: one screen is one part of the build. */
const SCREENS = /^(?!Landing)\w+Route$/u;
/** What the dashboard draws around its screens. */
const FRAME = ['shell'];

/**
 * Budgets in gzip kilobytes. `screens` weighs what a first visit downloads at load: the entry, the frame and the
 * heaviest of the screens so named; `files` counts them instead. `pattern` weighs what loads on use.
 */
export const BUDGETS = [
  {
    name: 'landing page, script at load',
    screens: /^LandingRoute$/u,
    kind: /\.js$/u,
    limit: 110,
  },
  {
    name: 'any dashboard screen, script at load',
    screens: SCREENS,
    frame: FRAME,
    kind: /\.js$/u,
    limit: 170,
  },
  {
    name: 'any dashboard screen, styles at load',
    screens: SCREENS,
    frame: FRAME,
    kind: /\.css$/u,
    limit: 30,
  },
  {
    name: 'landing page, files at load',
    screens: /^LandingRoute$/u,
    kind: /\.(?:js|css)$/u,
    files: 6,
  },
  {
    name: 'any dashboard screen, files at load',
    screens: SCREENS,
    frame: FRAME,
    kind: /\.(?:js|css)$/u,
    files: 15,
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

/**
 * For each screen of a budget, every file that its first visit loads. Parts are found by their names: where a screen
 * shares a file of the build, the manifest no longer names its source.
 */
export const routeFiles = (manifest, { screens, frame = [] }) => {
  const keys = Object.keys(manifest);
  const named = (isOne) => keys.filter((key) => isOne(manifest[key].name ?? ''));
  const entry = keys.filter((key) => manifest[key].isEntry);
  const frameKeys = named((name) => frame.includes(name));
  if (frameKeys.length < frame.length)
    throw new Error(`size: no part of the build is ${frame.join()}`);
  return named((name) => screens.test(name)).map((key) => ({
    screen: manifest[key].name,
    files: [...new Set([...entry, ...frameKeys, key].flatMap((part) => closure(manifest, part)))],
  }));
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

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the bundler tells of a module: which it imports, at once and later. */
type Module = {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
};
type Modules = { getModuleInfo: (id: string) => Module | null };
type PartOf = (id: string) => string | null;

/** Their controls are imported through an index: who really uses one, the bundler alone knows. */
const CONTROLS = /\/node_modules\/(?:@ariakit|@floating-ui)\//u;
/** Icons too, but the names that a module imports tell their files. */
const ICONS = /\/lucide-react\/dist\/esm\//u;
const IMPORTED_ICONS = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/u;

/** A module that so many screens use goes to the file of all screens. */
const SHARED_BY = 5;
/**
 * The heaviest screens, each with a file of what it shares with few others: it then loads nothing there that it does not
 * use. What a module imports is used wherever the module is, so that no two of these files need each other.
 */
const HEAVIEST = { offers: 'search' } as const;

/** Characters below which a module goes to the file of all screens, where three or four share it, or two. */
const SMALL = 6000;
const TINY = 2000;

/** Screens that share what the others do without: a module that two of a family use goes to its file. */
const FAMILIES = {
  writing: ['coverLetter', 'interview', 'assistant'],
  jobs: ['match', 'dossier'],
} as const;

/** What every page asks for once it stands: the place on the device, the other tabs, new offers. */
const FOLLOWING = ['app/services/afterLoad.ts', 'usecases/alerts/lookForOffers.ts'];

/** A screen's own file is named as its component. */
const nameOf = (screen: string): string => /([^/]+)\.tsx$/u.exec(screen)?.[1] ?? 'screen';

const source = (path: string): string =>
  fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

const icons = fileURLToPath(
  new URL('../../node_modules/lucide-react/dist/esm/icons', import.meta.url),
);
const iconFiles = new Set(readdirSync(icons));
const iconsOf = (code: string): readonly string[] => {
  const names = IMPORTED_ICONS.exec(code)?.[1] ?? '';
  return names.split(',').flatMap((part) => {
    const name = part
      .trim()
      .split(/\s+as\s+/u)[0]
      ?.replaceAll(/([a-z])([A-Z0-9])/gu, '$1-$2');
    const file = `${name?.toLowerCase()}.mjs`;
    return iconFiles.has(file) ? [join(icons, file)] : [];
  });
};

/** A module, and whatever is reached from there by way of its imports; icons and controls lead no further. */
const reachedFrom = (
  start: string,
  modules: Modules,
  importsOf: (module: Module) => readonly string[],
): ReadonlySet<string> => {
  const seen = new Set([start]);
  for (const id of seen) {
    const module = ICONS.test(id) || CONTROLS.test(id) ? null : modules.getModuleInfo(id);
    if (module === null) continue;
    for (const imported of [...importsOf(module), ...iconsOf(module.code ?? '')])
      seen.add(imported);
  }
  return seen;
};

/** A module and all that loads with it. */
const loadedWith = (start: string, modules: Modules): ReadonlySet<string> =>
  reachedFrom(start, modules, ({ importedIds }) => importedIds);

/** A screen, all that loads with it, and all that its use may load later; other screens aside. */
const everUsedBy = (
  screen: string,
  modules: Modules,
  screens: readonly string[],
): ReadonlySet<string> =>
  reachedFrom(screen, modules, ({ importedIds, dynamicallyImportedIds }) =>
    [...importedIds, ...dynamicallyImportedIds].filter((id) => !screens.includes(id)),
  );

/** Says for each module which shared file it goes to; null leaves it to the bundler. */
const sharedParts = (modules: Modules): PartOf => {
  const importedLater = (path: string): readonly string[] =>
    modules.getModuleInfo(source(path))?.dynamicallyImportedIds ?? [];
  const landingRoute = source('app/routes/landing/LandingRoute.tsx');
  const landing = loadedWith(landingRoute, modules);
  const frames = [
    source('app/router/DashboardLayout.tsx'),
    source('app/notifications/notify.tsx'),
    ...importedLater('app/notifications/toasts.ts'),
  ];
  const shell = new Set(frames.flatMap((frame) => [...loadedWith(frame, modules)]));
  const screens = importedLater('app/router/screenComponents.ts').filter(
    (id) => id !== landingRoute,
  );
  // What follows each page of itself, once it has come.
  const following = new Set(FOLLOWING.flatMap((path) => [...loadedWith(source(path), modules)]));
  const uses = new Map(screens.map((id) => [id, loadedWith(id, modules)]));
  const everUsed = new Map(screens.map((id) => [id, everUsedBy(id, modules, screens)]));
  const usedBy = (id: string, folder = ''): number =>
    [...uses].filter(([screen, ids]) => screen.includes(folder) && ids.has(id)).length;

  /** A request costs more than a few lines that some screens do not use; what they need has to fit too. */
  const fitsAll = (id: string): boolean => {
    if (landing.has(id) || shell.has(id) || following.has(id) || ICONS.test(id)) return true;
    const most = usedBy(id) > 2 ? SMALL : TINY;
    return (modules.getModuleInfo(id)?.code?.length ?? most) < most;
  };

  return (id) => {
    if (CONTROLS.test(id)) return null;
    const count = usedBy(id);
    if (landing.has(id)) return shell.has(id) || count > 0 ? 'pieces' : null;
    // What stands on a control of the library must not come, and bring it, with screens that have none.
    const standsOnControl = [...loadedWith(id, modules)].some((each) => CONTROLS.test(each));
    // Before the frame: the landing page is followed too, and needs no frame.
    if (following.has(id)) return shell.has(id) || count > 0 ? 'followed' : 'following';
    if (shell.has(id)) return 'shell';
    if (count === 0) return null;
    if (count === 1) {
      const [only, another] = screens.filter((screen) => everUsed.get(screen)?.has(id));
      return only !== undefined && another === undefined ? nameOf(only) : null;
    }
    if (standsOnControl) return null;
    if (count >= SHARED_BY) return 'shell';
    const heaviest = Object.entries(HEAVIEST).find(
      ([, folder]) => usedBy(id, `/routes/${folder}/`) > 0,
    );
    if (heaviest && usedBy(id, '/routes/coverLetter/') === 0) return heaviest[0];
    const family = Object.entries(FAMILIES).find(([, folders]) => {
      const users = folders.filter((folder) => usedBy(id, `/routes/${folder}/`) > 0).length;
      // One that many others use would bring them the file of the whole family.
      return users > 1 && count - users < folders.length / 2;
    });
    if (family) return family[0];
    return [...loadedWith(id, modules)].every(fitsAll) ? 'shell' : null;
  };
};

let partOf: PartOf | undefined;

/**
 * How the build groups its files: what every visit needs, what the landing page shares with the others, the frame of
 * the dashboard, and what several screens share. Left alone, the bundler writes one file for each set of screens that
 * share something: 125 scripts for the search, most under 2 kB.
 */
export const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'base', tags: ['$initial' as const] },
    {
      debugName: 'shared parts',
      name: (id: string, modules: Modules): string | null => {
        partOf ??= sharedParts(modules);
        return partOf(id);
      },
    },
    { name: 'icons', test: ICONS, minShareCount: 5 },
    { name: 'controls', test: CONTROLS, entriesAware: true, entriesAwareMergeThreshold: 1500 },
  ],
};

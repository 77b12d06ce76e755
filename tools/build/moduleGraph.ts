import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the bundler tells of a module: which it imports, at once and later. */
type Module = {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
};
export type Modules = { readonly getModuleInfo: (id: string) => Module | null };

/** Their controls are imported through an index: who really uses one, the bundler alone knows. */
export const CONTROLS = /\/node_modules\/(?:@ariakit|@floating-ui|use-sync-external-store)\//u;
/** Icons too, but the names that a module imports tell their files. */
export const ICONS = /\/lucide-react\/dist\/esm\/icons\//u;
/** What any icon stands on, and what the bundler adds itself. */
export const UNDERLYING =
  /\/lucide-react\/dist\/esm\/(?!icons\/)|^\0(?:vite\/preload-helper|rolldown\/runtime)/u;
const IMPORTED_ICONS = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/u;

const packages = fileURLToPath(new URL('../../node_modules', import.meta.url));
const iconFolder = join(packages, 'lucide-react', 'dist', 'esm');

/** The file of each icon by every name under which the package hands it out. */
const iconFiles: ReadonlyMap<string, string> = new Map(
  [
    ...readFileSync(join(iconFolder, 'lucide-react.mjs'), 'utf8').matchAll(
      /export \{([^}]*)\} from '\.\/(icons\/[^']+)'/gu,
    ),
  ].flatMap(([, names = '', file = '']) =>
    [...names.matchAll(/default as (\w+)/gu)].map(
      ([, name = '']) => [name, join(iconFolder, file)] as const,
    ),
  ),
);
const iconsOf = (code: string): readonly string[] =>
  (IMPORTED_ICONS.exec(code)?.[1] ?? '').split(',').flatMap((part) => {
    const [name = ''] = part.trim().split(/\s+as\s+/u);
    return iconFiles.get(name) ?? [];
  });

/** Some modules, and whatever is reached from there by way of the imports that are picked. */
const reachedFrom = (
  starts: readonly string[],
  modules: Modules,
  importsOf: (module: Module, id: string) => readonly string[],
): ReadonlySet<string> => {
  const seen = new Set(starts);
  for (const id of seen) {
    const module = modules.getModuleInfo(id);
    if (module !== null) for (const imported of importsOf(module, id)) seen.add(imported);
  }
  return seen;
};

const leadsNoFurther = (id: string): boolean =>
  ICONS.test(id) || UNDERLYING.test(id) || CONTROLS.test(id);

/** Modules and all that loads with them; icons and controls lead no further. */
export const loadedWith = (starts: readonly string[], modules: Modules): ReadonlySet<string> =>
  reachedFrom(starts, modules, ({ importedIds, code }, id) =>
    leadsNoFurther(id) ? [] : [...importedIds, ...iconsOf(code ?? '')],
  );

/** A module, all that loads with it, and all that its use may load later; what is left out aside. */
export const everUsedBy = (
  start: string,
  modules: Modules,
  leftOut: readonly string[] = [],
): ReadonlySet<string> =>
  reachedFrom([start], modules, ({ importedIds, dynamicallyImportedIds, code }, id) =>
    leadsNoFurther(id)
      ? []
      : [...importedIds, ...dynamicallyImportedIds, ...iconsOf(code ?? '')].filter(
          (imported) => !leftOut.includes(imported),
        ),
  );

/** Controls that some controls stand on, themselves included. */
export const controlsUnder = (starts: readonly string[], modules: Modules): ReadonlySet<string> =>
  reachedFrom(starts, modules, ({ importedIds }) => importedIds.filter((id) => CONTROLS.test(id)));

import { COLLECTION, iconsOf, isIcon } from './iconFiles.ts';

/** What the bundler tells of a module: which it imports, at once and later. */
type Module = {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
};
export type Modules = { readonly getModuleInfo: (id: string) => Module | null };

/** Their controls are imported through an index: who really uses one, the bundler alone knows. */
export const CONTROLS = /\/node_modules\/(?:@ariakit|@floating-ui|use-sync-external-store)\//u;
/** What the bundler adds itself. */
export const UNDERLYING = /^\0(?:vite\/preload-helper|rolldown\/runtime)/u;

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
  isIcon(id) || [COLLECTION, UNDERLYING, CONTROLS].some((each) => each.test(id));

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

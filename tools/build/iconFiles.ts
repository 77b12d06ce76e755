import type { Plugin } from 'vite';

/** It imports every icon: who uses which, the names that a module imports tell. */
export const COLLECTION = /\/src\/components\/Icon\/iconPaths\.ts$/u;
const ONE = '\0icon:';
const DECLARED = /^export const (\w+): IconPath =\s+('[^']*');$/gmu;

/** The module of each icon by its name, and what it holds. */
const modulesIn = (code: string): ReadonlyMap<string, string> =>
  new Map(
    [...code.matchAll(DECLARED)].map(([, name = '', path = '']) => [
      `${ONE}${name}`,
      `export const ${name} = ${path};`,
    ]),
  );

const IMPORTED = /import\s*\{([^}]*)\}\s*from\s*["']#\/components\/Icon\/iconPaths["']/u;

/** Modules of the icons that a module's code imports. */
export const iconsOf = (code: string): readonly string[] =>
  (IMPORTED.exec(code)?.[1] ?? '').split(',').flatMap((part) => {
    const [name = ''] = part.trim().split(/\s+as\s+/u);
    return name === '' ? [] : `${ONE}${name}`;
  });

/** Whether a module is one icon. */
export const isIcon = (id: string): boolean => id.startsWith(ONE);

/** Makes a module of each icon, so that a file of the build holds those that it uses: modules are what is shared out. */
export const iconFilesPlugin = (): Plugin => {
  let icons: ReadonlyMap<string, string> = new Map();
  return {
    name: 'embellie-icon-files',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^\0icon:/u }, handler: (id) => ({ id, moduleSideEffects: false }) },
    load: {
      filter: { id: /^\0icon:/u },
      handler: (id) => icons.get(id) ?? null,
    },
    transform: {
      filter: { id: COLLECTION },
      handler: (code) => {
        icons = modulesIn(code);
        return {
          code: [...icons.keys()]
            .map((id) => `export { ${id.slice(ONE.length)} } from ${JSON.stringify(id)};`)
            .join('\n'),
          map: null,
          moduleSideEffects: false,
        };
      },
    },
  };
};

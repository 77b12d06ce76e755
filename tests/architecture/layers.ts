import { importsOf } from '#tests/architecture/sources';
import type { SourceFile } from '#tests/architecture/sources';

/** Which project folders and packages the files of a folder may import. */
type Layer = {
  readonly folder: string;
  readonly may: readonly string[];
  readonly packages: readonly RegExp[];
};

const VANILLA = /^@vanilla-extract\//u;
const REACT = [/^react/u, /^@ariakit\/react$/u];

/** What screens are made of. */
const SCREENS = [
  'src/pages/',
  'src/modules/',
  'src/components/',
  'src/copy/',
  'src/styles/',
  'src/domain/',
];

/** The house: docs/decisions/0002 and 0020. The first folder that a file stands in counts. */
export const LAYERS: readonly Layer[] = [
  { folder: 'src/domain/', may: ['src/domain/'], packages: [/^valibot$/u, /^@orama\/stemmers/u] },
  { folder: 'src/styles/', may: ['src/styles/'], packages: [VANILLA, /^@fontsource-variable\//u] },
  { folder: 'src/copy/', may: ['src/copy/', 'src/domain/'], packages: [] },
  {
    folder: 'src/components/',
    may: ['src/components/', 'src/styles/', 'src/domain/'],
    packages: [/^react$/u, /^react-dom$/u, /^@ariakit\/react$/u, VANILLA],
  },
  {
    folder: 'src/pages/',
    may: [
      'src/modules/',
      'src/components/',
      'src/copy/',
      'src/styles/',
      'src/domain/',
      'src/usecases/',
    ],
    packages: [/^react$/u, /^@ariakit\/react$/u, /^@tanstack\/react-virtual$/u, VANILLA],
  },
  {
    folder: 'src/modules/',
    may: [
      'src/modules/',
      'src/components/',
      'src/copy/',
      'src/styles/',
      'src/domain/',
      'src/usecases/',
    ],
    packages: [/^react$/u, /^@ariakit\/react$/u, VANILLA],
  },
  {
    folder: 'src/adapters/',
    may: ['src/adapters/', 'src/domain/'],
    packages: [/^(?!react|@ariakit|@vanilla-extract|storybook)/u],
  },
  { folder: 'src/usecases/', may: ['src/usecases/', 'src/domain/', 'src/copy/'], packages: [] },
  {
    folder: 'src/app/services/',
    may: [
      'src/app/services/',
      'src/app/notifications/',
      'src/adapters/',
      'src/usecases/',
      'src/domain/',
    ],
    packages: [],
  },
  {
    folder: 'src/app/navigation/',
    may: ['src/app/navigation/', 'src/usecases/', 'src/copy/', 'src/styles/', 'src/domain/'],
    packages: REACT,
  },
  {
    folder: 'src/app/hooks/',
    may: [
      'src/app/hooks/',
      'src/app/navigation/',
      'src/app/app.copy',
      'src/usecases/',
      'src/domain/',
    ],
    packages: REACT,
  },
  {
    folder: 'src/app/routes/',
    may: ['src/app/hooks/', 'src/app/navigation/', 'src/usecases/', ...SCREENS],
    packages: REACT,
  },
  {
    folder: 'src/app/',
    may: ['src/app/', 'src/usecases/', ...SCREENS],
    packages: [...REACT, VANILLA],
  },
  {
    folder: 'stories/flows/',
    may: ['src/', 'stories/', 'tests/'],
    packages: [/./u],
  },
  {
    folder: 'stories/',
    may: [
      'src/components/',
      'src/modules/',
      'src/pages/',
      'src/copy/',
      'src/styles/',
      'src/domain/',
      'src/usecases/',
      'stories/',
      'tests/support/',
    ],
    packages: [/^(?!react-router-dom|react-toastify|msw)/u],
  },
];

const isProject = (target: string): boolean => /^(?:src|stories|tests|tools)\//u.test(target);

/** Imports that the house forbids, as sentences. */
export const forbiddenImports = (files: readonly SourceFile[]): readonly string[] =>
  files.flatMap((file) => {
    const layer = LAYERS.find(({ folder }) => file.path.startsWith(folder));
    if (!layer) return [];
    const ownFolder = /^src\/(?:pages|app\/routes)\/[^/]+\//u.exec(file.path)?.[0];
    return importsOf(file)
      .filter((target) => {
        if (!isProject(target)) return !layer.packages.some((allowed) => allowed.test(target));
        return ![...layer.may, ...(ownFolder ? [ownFolder] : [])].some((folder) =>
          target.startsWith(folder),
        );
      })
      .map((target) => `${file.path} imports ${target}`);
  });
